import { UNRATED } from '../../ratings/index.ts';
import { duelOf, type History, type PlayerId, type Rating, type Round } from '../../tournament/index.ts';
import type { GroupsConfig } from './config.ts';
import { rateGame } from './ratings.ts';

/** GR-11: ratings as the results make them. They are worked out from results and their times alone, so a correction and its reverse leave them as they were. */
export type Ratings = ReadonlyMap<PlayerId, Rating>;

type Finished = NonNullable<Round['tables'][number]['games'][number]['recorded']> & {
  readonly seats: readonly PlayerId[];
};

/** As the results so far make them. */
export interface LiveRatings {
  readonly now: Ratings;
  /** After each round; none if one round reaches into the next, as games count in the order of their times. */
  readonly afterRounds: readonly Ratings[];
}

/** `known`: after the first rounds, where these are as they were. */
export function ratingsIn(history: History<GroupsConfig>, known: readonly Ratings[] = []): LiveRatings {
  const games = history.rounds.map(finishedIn);
  if (!isInOrder(games)) return { now: rated(history, new Map(), games.flat().sort(byCompletion)), afterRounds: [] };
  const afterRounds = [...known];
  for (const finished of games.slice(known.length)) {
    afterRounds.push(rated(history, afterRounds.at(-1) ?? new Map(), finished));
  }
  return { now: afterRounds.at(-1) ?? new Map(), afterRounds };
}

const byCompletion = (a: Finished, b: Finished): number => a.completedAt - b.completedAt || a.sequence - b.sequence;

/** In order of completion, then of recording. A game that was not played says nothing of anyone's strength. */
const finishedIn = (round: Round): readonly Finished[] =>
  round.tables
    .flatMap(({ seats, games }) => games.flatMap(({ recorded }) => (recorded ? [{ seats, ...recorded }] : [])))
    .filter(({ outcome }) => outcome.kind !== 'forfeit')
    .sort(byCompletion);

/** A round reaches into the next only if a game of it was entered again with a later time. */
function isInOrder(rounds: readonly (readonly Finished[])[]): boolean {
  let latest = Number.NEGATIVE_INFINITY;
  for (const finished of rounds) {
    if ((finished[0]?.completedAt ?? Number.POSITIVE_INFINITY) <= latest) return false;
    latest = finished.at(-1)?.completedAt ?? latest;
  }
  return true;
}

/** Each finished game updates both players. */
function rated(history: History<GroupsConfig>, before: Ratings, finished: readonly Finished[]): Ratings {
  const now = new Map(before);
  for (const { seats, outcome } of finished) {
    const [first = '', second = ''] = seats;
    const figures = (id: PlayerId) => now.get(id) ?? history.players.get(id)?.rating ?? UNRATED;
    const score = ({ first: 2, second: 0, draw: 1, neither: 1 } as const)[duelOf(outcome)];
    const [one, other] = rateGame(figures(first), figures(second), score);
    now.set(first, one).set(second, other);
  }
  return now;
}
