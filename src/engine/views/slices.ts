import { isSame } from '../../kit/index.ts';
import type { Derived, Entry, Event, Facts, Log } from '../tournament/index.ts';
import { type BoardView, boardView } from './board.ts';
import { publicNames } from './public-names.ts';
import {
  type AboutView,
  aboutView,
  clockView,
  type PlayerView,
  playerView,
  type RoundView,
  roundView,
  type StandingView,
  standingViews,
} from './tournament.ts';

/** The public view in parts, each whole and stamped with the version at which it was first seen to be so. */
export type Slice =
  | { readonly slice: 'about'; readonly version: number; readonly about: AboutView }
  | { readonly slice: 'players'; readonly version: number; readonly players: readonly PlayerView[] }
  | { readonly slice: `round:${number}`; readonly version: number; readonly round: RoundView }
  | { readonly slice: 'standings'; readonly version: number; readonly standings: readonly StandingView[] }
  | { readonly slice: 'board'; readonly version: number; readonly board: BoardView }
  | { readonly slice: 'clock'; readonly version: number; readonly clock: NonNullable<Facts['clock']> | null };

/** Slices by their names. */
export type Slices = Readonly<Record<string, Slice>>;

/** Slices, and the facts that they show. */
export interface EarlierSlices {
  readonly facts: Facts;
  readonly slices: Slices;
}

/** With nothing but results in between, a round that is the very same shows the same; anything else may change any round. */
function onlyResultsBetween(before: Facts, now: Facts): boolean {
  const { rounds, recorded, lastCompletedAt, ...others } = before;
  return (
    rounds.length === now.rounds.length &&
    rounds.every(({ state }, at) => state === now.rounds[at]?.state) &&
    (Object.keys(others) as (keyof typeof others)[]).every((field) => before[field] === now[field])
  );
}

/**
 * The public view in slices. A slice is new at `version` unless its content is that of the earlier one of its name: then it
 * is that one, the very same. Whoever has no earlier ones has only new ones. Drafts, secrets, actors and keep-apart lists
 * are in none of them.
 *
 * @example
 * const formats = formatsOf(swiss);
 * publicSlices(derive(formats, cup.state.facts), 1).about.version; // 1
 */
export function publicSlices(derived: Derived, version: number, earlier?: EarlierSlices): Slices {
  const { facts } = derived;
  const about = aboutView(derived);
  if (!about) return {};
  const slices: Record<string, Slice> = {};
  const add = (slice: Slice): void => {
    const before = earlier?.slices[slice.slice];
    slices[slice.slice] = before && isSame({ ...before, version }, slice) ? before : slice;
  };
  add({ slice: 'about', version, about });
  add({ slice: 'players', version, players: playerViews(derived) });
  const sameRounds = earlier && onlyResultsBetween(earlier.facts, facts) ? earlier : undefined;
  for (const [at, round] of facts.rounds.entries()) {
    if (round.state === 'draft') continue;
    const slice = `round:${round.number}` as const;
    const before = round === sameRounds?.facts.rounds[at] ? sameRounds.slices[slice] : undefined;
    if (before) slices[slice] = before;
    else add({ slice, version, round: roundView(derived, round) });
  }
  add({ slice: 'standings', version, standings: standingViews(derived) });
  add({ slice: 'board', version, board: boardView(derived) });
  add({ slice: 'clock', version, clock: clockView(facts) });
  return slices;
}

function playerViews({ facts, ratings }: Derived): PlayerView[] {
  const names = publicNames(facts);
  const approved = [...facts.players.values()].filter((player) => player.approved);
  return approved.map((player) => playerView(player, names(player.id), ratings?.get(player.id)));
}

/** Events that change nothing of what the public reads. */
const PRIVATE: readonly Event['type'][] = [
  'CheckedIn',
  'TableFixed',
  'KeptApart',
  'ResultProposed',
  'ResultDisputed',
  'ReportsDismissed',
  'OutcomeContested',
  'OutcomeUpheld',
  'RoundPaired',
  'DraftAdjusted',
  'Overridden',
  'DraftDiscarded',
];

/**
 * The version of the newest entry that may have changed something public: drafts and notes of the desk don't move it
 * (DK-16). The log alone says so: it is the same in every process, and after a restart.
 */
export function publicVersion(log: Log<Entry>): number {
  let version = log.length;
  while (log.at(version)?.events.every(({ type }) => PRIVATE.includes(type))) version -= 1;
  return version;
}
