import { duelOf, type History, type PlayerId, type Rating, type Round } from '../../tournament/index.ts';
import type { GroupsConfig } from './config.ts';
import { rateGame, UNRATED } from './ratings.ts';

/** GR-11: ratings as the results make them. They are worked out from results and their times alone, so a correction and its reverse leave them as they were. */
type Ratings = ReadonlyMap<PlayerId, Rating>;

const known = new WeakMap<Round, { readonly before: Ratings; readonly players: unknown; readonly after: Ratings }>();
const none: Ratings = new Map();

export function liveRatings(history: History<GroupsConfig>): Ratings | undefined {
  if (history.config.ratings === 'fixed') return undefined;
  return history.rounds.reduce((before, round) => afterRound(history, before, round), none);
}

/** A round never changes: what was worked out for it holds while it starts from the same figures. */
function afterRound(history: History<GroupsConfig>, before: Ratings, round: Round): Ratings {
  const cached = known.get(round);
  if (cached?.before === before && cached.players === history.players) return cached.after;
  const after = rated(history, before, round);
  known.set(round, { before, players: history.players, after });
  return after;
}

/** Each finished game updates both players, in order of completion, then of recording. */
function rated(history: History<GroupsConfig>, before: Ratings, round: Round): Ratings {
  const games = round.tables
    .flatMap(({ seats, games }) => games.flatMap(({ recorded }) => (recorded ? [{ seats, ...recorded }] : [])))
    .sort((a, b) => a.completedAt - b.completedAt || a.sequence - b.sequence);
  const now = new Map(before);
  for (const { seats, outcome } of games) {
    // A game that was not played says nothing of anyone's strength.
    if (outcome.kind === 'forfeit') continue;
    const [first = '', second = ''] = seats;
    const figures = (id: PlayerId) => now.get(id) ?? history.players.get(id)?.rating ?? UNRATED;
    const score = ({ first: 2, second: 0, draw: 1, neither: 1 } as const)[duelOf(outcome)];
    const [one, other] = rateGame(figures(first), figures(second), score);
    now.set(first, one).set(second, other);
  }
  return now;
}
