import {
  afterPresses,
  type ClockPress,
  type ClockRefusal,
  type ClockState,
  type Colour,
  type Facts,
  flaggedAt,
  type Game,
  gameId,
  type Outcome,
  type Place,
  type Result,
  startClock,
  type Table,
  tableOf,
} from '../../engine/index.ts';
import { ok } from '../../kit/index.ts';
import type { DeadlineChange } from '../../store/index.ts';

/** A press as it is kept: whoever sent it chose the id, so that a repeat is found. `from`: whose device it was. */
export type GamePress = { readonly id: string; readonly from?: Colour | 'desk' } & (
  | { readonly kind: 'start'; readonly first: Colour; readonly at: number }
  | ClockPress
);

/** A game that has clocks, and where it is. */
export interface TimedGame {
  /** As people call it: r3.t2.g1. */
  readonly id: string;
  readonly place: Place;
  /** Its stream of presses; another edition is another game. */
  readonly key: string;
  readonly table: Table;
  readonly game: Game;
  readonly clock: NonNullable<Game['clock']>;
  /** Player ids. */
  readonly white: string;
  readonly black: string;
}

export const FLAG = 'flag';

export const gameKey = ({ round, edition, match, game }: Place): string => `r${round}e${edition}.t${match}.g${game}`;

/** The game that people call r3.t2.g1. */
export function timedGame(facts: Facts, id: string): TimedGame | undefined {
  const [, round, match, game] = (/^r(\d{1,4})\.t(\d{1,5})\.g(\d{1,4})$/.exec(id) ?? []).map(Number);
  if (round === undefined || match === undefined || game === undefined) return undefined;
  const found = facts.rounds[round - 1];
  const at = found?.status === 'draft' ? undefined : tableOf(found, match);
  const plan = at?.games[game - 1];
  if (!found || !at || !plan?.clock) return undefined;
  const white = at.seats[plan.white ?? -1];
  const black = at.seats[plan.black ?? -1];
  if (white === undefined || black === undefined) return undefined;
  const place = { round, edition: found.edition, match, game };
  return { id, place, key: gameKey(place), table: at, game: plan, clock: plan.clock, white, black };
}

export const timedGamesOf = (facts: Facts, round: number): TimedGame[] =>
  (facts.rounds[round - 1]?.tables ?? []).flatMap((table) =>
    table.games.flatMap((_, at) => timedGame(facts, gameId(round, table.match, at + 1)) ?? []),
  );

export type PressRefusal = ClockRefusal | { readonly code: 'clock-not-started' };

/** The clock after the presses; undefined before the game has started. */
export function clockAfter(
  game: TimedGame,
  presses: readonly GamePress[],
): Result<ClockState | undefined, PressRefusal> {
  const [first, ...rest] = presses;
  if (!first) return ok(undefined);
  if (first.kind !== 'start') return { ok: false, error: { code: 'clock-not-started' } };
  const later: ClockPress[] = [];
  for (const press of rest) {
    if (press.kind === 'start') return { ok: false, error: { code: 'clock-is-running' } };
    later.push(press);
  }
  return afterPresses(startClock(game.clock, first.at, first.first), later);
}

/** What is due when nothing more is pressed; written with the press, so that any process can act on it (GR-2). */
export function flagDeadline(game: TimedGame, clock: ClockState | undefined, seq: number): DeadlineChange {
  const dueAt = clock && flaggedAt(clock);
  if (dueAt === undefined) return { change: 'clear', kind: FLAG, key: game.key };
  return { change: 'set', kind: FLAG, key: game.key, dueAt, payload: { place: game.place, seq } };
}

/** GR-2: a player whose time runs out loses that game. */
export function lostOnTime({ game, table }: TimedGame, side: Colour): Outcome {
  const loser = side === 'white' ? game.white : game.black;
  return { kind: 'scores', scores: table.seats.map((_, seat) => (seat === loser ? 0 : 1000)), onTime: true };
}
