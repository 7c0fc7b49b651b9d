import {
  type Derived,
  draftReviewView,
  publicVersion,
  roundView,
  type State,
  type TournamentView,
  tournamentOutline,
} from '../../engine/index.ts';
import { foreignOf, publicView } from '../../hosting/documents.ts';
import { saying } from '../../hosting/sentences.ts';
import { assertDefined } from '../../kit/index.ts';
import { type Language, namesOf } from '../../words/index.ts';
import { Frame } from '../live/frames.ts';
import type { LiveTournament } from '../live/live-tournament.ts';
import { publicDocument } from '../live/public-document.ts';
import { codeAt, publicName } from '../live/snapshot.ts';
import { Yielder } from '../operations/yielder.ts';
import { publicSentences } from './sentences.ts';

/**
 * The whole tournament, made and written down once per version: anyone may ask for it as often as they like. A large one
 * takes a while, so it is done round by round, and others have their turn in between.
 */

/** The public reads no drafts and names as they are shown (DK-16); `whole` is the same with names in full. */
const readings = {
  desk: { drafts: true, wholeNames: true },
  whole: { drafts: false, wholeNames: true },
} as const;
type OrganisersReading = keyof typeof readings;
export type Reading = OrganisersReading | 'public';

/** Names the version of what such a reader sees: a draft moves the desk's, not the public's (DK-16). */
export const versionFor = (state: State, as: Reading): string =>
  as === 'public' ? publicName(state) : (state.log.head?.hash ?? '').slice(0, 16);

export async function wholeView(
  { documents, state, derived, slices }: LiveTournament,
  as: Reading,
): Promise<TournamentView> {
  if (as === 'public') return publicView((await slices.inTurns()).view);
  return documents[as].views.get(versionFor(state, as), 'view', () => viewInPieces(derived, state, readings[as]));
}

export async function documentOf(tournament: LiveTournament, as: Reading, language?: Language): Promise<Frame> {
  const { documents, state, derived, slices } = tournament;
  if (as === 'public') {
    const sentences = language && publicSentences(language, state);
    return publicDocument(await slices.inTurns(), sentences);
  }
  return documents[as].texts.get(versionFor(state, as), language ?? '', async () =>
    Frame.of(await textInPieces(derived, state, as, await wholeView(tournament, as), language)),
  );
}

async function viewInPieces(
  derived: Derived,
  state: State,
  options: (typeof readings)[OrganisersReading],
): Promise<TournamentView> {
  const turns = new Yielder();
  const outline = assertDefined(tournamentOutline(derived, state.log, options), 'a tournament that was created');
  const rounds: TournamentView['rounds'][number][] = [];
  for (const round of state.facts.rounds) {
    await turns.pause();
    if (!options.drafts && round.state === 'draft') continue;
    rounds.push(roundView(derived, round));
  }
  await turns.pause();
  return { ...outline, rounds };
}

async function textInPieces(
  derived: Derived,
  state: State,
  as: OrganisersReading,
  view: TournamentView,
  language: Language | undefined,
): Promise<string> {
  const turns = new Yielder();
  const version = publicVersion(state.log);
  const { rounds, ...rest } = view;
  const draft = derived.reviewDraft();
  const whole = readings[as].drafts
    ? { ...rest, draft: draft ? draftReviewView(draft) : null, foreign: foreignOf(state) }
    : { ...rest, version, head: codeAt(state, version) };
  const written: string[] = [];
  const sentences = language && saying(language, namesOf(view.players));
  for (const round of rounds) {
    await turns.pause();
    written.push(JSON.stringify(round, sentences));
  }
  const fields: string[] = [];
  for (const [name, value] of Object.entries(whole)) {
    await turns.pause();
    if (value !== undefined) fields.push(`${JSON.stringify(name)}:${JSON.stringify(value, sentences)}`);
  }
  return `{${fields.join(',')},"rounds":[${written.join(',')}]}`;
}
