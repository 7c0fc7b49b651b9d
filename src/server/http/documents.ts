import {
  draftReviewView,
  judgeDraft,
  roundView,
  type State,
  type TournamentView,
  tournamentOutline,
} from '../../engine/index.ts';
import { certain } from '../../kit/index.ts';
import type { DeskTournament } from '../../protocol/wire-views.ts';
import { type Language, languages, namesOf } from '../../words/index.ts';
import { codeAt, publicVersion } from '../live/snapshot.ts';
import { BreathingSpace } from '../operations/breathing-space.ts';
import { saying } from './sentences.ts';

/**
 * The whole tournament, made and written down once per version: anyone may ask for it as often as they like. A large one
 * takes a while, so it is done round by round, and others have their turn in between.
 */

/** The public reads no drafts and names as they are shown (DK-16); `whole` is the same with names in full. */
const readings = {
  desk: { drafts: true, wholeNames: true },
  whole: { drafts: false, wholeNames: true },
  public: { drafts: false, wholeNames: false },
} as const;
type Reading = keyof typeof readings;

interface Kept {
  readonly views: WeakMap<State, Promise<TournamentView>>;
  /** By language, if the sentences are wanted too. */
  readonly texts: Map<Language | undefined, WeakMap<State, Promise<string>>>;
}
const keptFor = (): Kept => ({
  views: new WeakMap(),
  texts: new Map([undefined, ...languages].map((language) => [language, new WeakMap()])),
});
const kept: Readonly<Record<Reading, Kept>> = { desk: keptFor(), whole: keptFor(), public: keptFor() };

function once<T>(made: WeakMap<State, Promise<T>>, state: State, make: () => Promise<T>): Promise<T> {
  const known = made.get(state);
  if (known) return known;
  const making = make();
  made.set(state, making);
  return making;
}

export const wholeView = (state: State, as: Reading): Promise<TournamentView> =>
  once(kept[as].views, state, () => viewInPieces(state, readings[as]));

export const documentOf = (state: State, as: Reading, language?: Language): Promise<string> =>
  once(certain(kept[as].texts.get(language), 'texts'), state, () => textInPieces(state, as, language));

/** Another program's ids and metadata, for the desk. */
const foreignOf = ({ facts }: State): NonNullable<DeskTournament['foreign']> =>
  Object.fromEntries(
    [...facts.players.values()].flatMap(({ id, externalId, metadata }) =>
      externalId || metadata ? [[id, { ...(externalId && { externalId }), ...(metadata && { metadata }) }]] : [],
    ),
  );

async function viewInPieces(state: State, options: (typeof readings)[Reading]): Promise<TournamentView> {
  const turns = new BreathingSpace();
  const outline = certain(tournamentOutline(state, options), 'a tournament that was created');
  const rounds: TournamentView['rounds'][number][] = [];
  for (const round of state.facts.rounds) {
    await turns.pause();
    if (!options.drafts && round.state === 'draft') continue;
    rounds.push(certain(roundView(state, round.number), 'a round'));
  }
  await turns.pause();
  return { ...outline, rounds };
}

async function textInPieces(state: State, as: Reading, language: Language | undefined): Promise<string> {
  const turns = new BreathingSpace();
  const view = await wholeView(state, as);
  const version = publicVersion(state);
  const { rounds, ...rest } = view;
  const draft = judgeDraft(state);
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
