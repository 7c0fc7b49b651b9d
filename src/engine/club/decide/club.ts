import { fail, isZone, LONGEST_NAME, nameFault, ok, type Result } from '../../../kit/index.ts';
import { isSealed } from '../../log/index.ts';
import type { ClubCommand } from '../commands.ts';
import type { ClubEvent } from '../events.ts';
import type { ClubInfo, ClubSettings, RatingRules } from '../model.ts';
import { type ClubRefusal, clubRefusal, refuseClub } from '../refusal.ts';
import type { ClubDeciding } from './deciding.ts';

type Of<T extends ClubCommand['type']> = Extract<ClubCommand, { type: T }>;

const LONGEST_PLACE = 200;
const LONGEST_DESCRIPTION = 4000;
const MAX_K = 200;
const MAX_RATING = 10_000;

/** CL-5: nothing about people is public until the owner says so. */
const FIRST_SETTINGS: ClubSettings = {
  newMembers: 'ask',
  memberPages: false,
  publicRatings: false,
  indexed: false,
  shortNames: false,
};

export function nameRefusal(name: string): ClubRefusal | undefined {
  const problem = nameFault(name);
  return problem && clubRefusal('bad-name', { problem, most: LONGEST_NAME });
}

/** CL-1: the club of one's own machine has no name until it is given one. */
const clubName = (name: string): ClubRefusal | undefined => (name.trim() === '' ? undefined : nameRefusal(name));

/** `again`: decided again, perhaps by someone who has only the secret's hash. */
export function createClub(command: Of<'CreateClub'>, again: boolean): Result<ClubEvent, ClubRefusal> {
  const { id, name, secret } = command;
  if (!(again && isSealed(secret)) && !/^[0-9a-f]{64}$/.test(secret)) return refuseClub('bad-secret', {});
  const badName = clubName(name);
  if (badName) return fail(badName);
  return ok({ type: 'ClubCreated', id, name: name.trim(), secret, settings: FIRST_SETTINGS });
}

function infoProblem({ place, description, timeZone }: ClubInfo): ClubRefusal | undefined {
  const bad = (problem: 'place' | 'description' | 'time-zone', most?: number) =>
    clubRefusal('bad-club-info', { problem, ...(most !== undefined && { most }) });
  if (place !== undefined && ([...place].length > LONGEST_PLACE || /\p{Cc}/u.test(place))) {
    return bad('place', LONGEST_PLACE);
  }
  const unreadable = /[^\P{Cc}\n\t]/u.test(description ?? '');
  if (unreadable || [...(description ?? '')].length > LONGEST_DESCRIPTION)
    return bad('description', LONGEST_DESCRIPTION);
  return timeZone !== undefined && !isZone(timeZone) ? bad('time-zone') : undefined;
}

export function describeClub(d: ClubDeciding, command: Of<'DescribeClub'>): ClubRefusal | undefined {
  const place = command.place?.trim();
  const description = command.description?.replaceAll('\r\n', '\n').trim();
  const { timeZone } = command;
  const info = { ...(place && { place }), ...(description && { description }), ...(timeZone && { timeZone }) };
  const why = clubName(command.name) ?? infoProblem(info);
  if (why) return why;
  d.add({ type: 'ClubDescribed', name: command.name.trim(), ...info });
  return undefined;
}

export function changeSettings(d: ClubDeciding, { settings }: Of<'ChangeClubSettings'>): undefined {
  d.add({ type: 'ClubSettingsChanged', settings: { ...d.about.settings, ...settings } });
}

const isWithin = (figure: number, least: number, most: number): boolean =>
  Number.isFinite(figure) && figure >= least && figure <= most;

function ratingProblem(rating: RatingRules): ClubRefusal | undefined {
  if (rating.kind !== 'elo') return undefined;
  const bad = (problem: 'start' | 'k' | 'games') => clubRefusal('bad-rating-rules', { problem });
  if (!isWithin(rating.start, 0, MAX_RATING)) return bad('start');
  if (![rating.kNew, rating.kUsual].every((k) => Number.isInteger(k) && isWithin(k, 1, MAX_K))) return bad('k');
  return Number.isInteger(rating.provisionalGames) && isWithin(rating.provisionalGames, 0, 1000)
    ? undefined
    : bad('games');
}

export function chooseRating(d: ClubDeciding, { rating }: Of<'ChooseRating'>): ClubRefusal | undefined {
  const why = ratingProblem(rating);
  if (why) return why;
  d.add({ type: 'RatingChosen', rating });
  return undefined;
}
