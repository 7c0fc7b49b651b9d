import { memory } from '../../../kit/index.ts';
import { duelOf, type History, type PlayerId, type Rating, type Round } from '../../tournament/index.ts';
import type { GroupsConfig } from './config.ts';
import { rateGame, UNRATED } from './ratings.ts';

/** GR-11: ratings as the results make them. They are worked out from results and their times alone, so a correction and its reverse leave them as they were. */
type Ratings = ReadonlyMap<PlayerId, Rating>;

type Finished = NonNullable<Round['tables'][number]['games'][number]['recorded']> & {
  readonly seats: readonly PlayerId[];
};

const known = memory<Round, { readonly before: Ratings; readonly players: unknown; readonly after: Ratings }>();
const none: Ratings = new Map();

export function liveRatings(history: History<GroupsConfig>): Ratings | undefined {
  if (history.config.ratings === 'fixed') return undefined;
  const { rounds } = history;
  if (!isInOrder(rounds)) return rated(history, none, rounds.flatMap(finishedIn).sort(byCompletion));
  return rounds.reduce((before, round) => afterRound(history, before, round), none);
}

const byCompletion = (a: Finished, b: Finished): number => a.completedAt - b.completedAt || a.sequence - b.sequence;

const games = memory<Round, readonly Finished[]>();

/** In order of completion, then of recording. A game that was not played says nothing of anyone's strength. */
function finishedIn(round: Round): readonly Finished[] {
  const before = games.get(round);
  if (before) return before;
  const finished = round.tables
    .flatMap(({ seats, games }) => games.flatMap(({ recorded }) => (recorded ? [{ seats, ...recorded }] : [])))
    .filter(({ outcome }) => outcome.kind !== 'forfeit')
    .sort(byCompletion);
  games.set(round, finished);
  return finished;
}

/** One round reaches into the next only if a game of the earlier one was entered again with a later time. */
function isInOrder(rounds: readonly Round[]): boolean {
  let latest = Number.NEGATIVE_INFINITY;
  for (const round of rounds) {
    const finished = finishedIn(round);
    if ((finished[0]?.completedAt ?? Number.POSITIVE_INFINITY) <= latest) return false;
    latest = finished.at(-1)?.completedAt ?? latest;
  }
  return true;
}

/** A round never changes: what was worked out for it holds while it starts from the same figures. */
function afterRound(history: History<GroupsConfig>, before: Ratings, round: Round): Ratings {
  const cached = known.get(round);
  if (cached?.before === before && cached.players === history.players) return cached.after;
  const after = rated(history, before, finishedIn(round));
  known.set(round, { before, players: history.players, after });
  return after;
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
