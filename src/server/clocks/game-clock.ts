import {
  afterPresses,
  type ClockPress,
  type ClockRefusal,
  type ClockState,
  type Colour,
  clockStartedAt,
  type Derived,
  firstToMove,
  flaggedAt,
  type Game,
  gameId,
  noShowAt,
  type Outcome,
  type Place,
  type Result,
  startClock,
  stoppedAt,
  type Table,
  tableOf,
} from '../../engine/index.ts';
import { ok } from '../../kit/index.ts';
import type { DeadlineChange } from '../../store/index.ts';

/** A press as it is stored: the sender chose the id, so that a repeat is recognised. `from`: whose device it was. */
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
  /** GR-2: when its clock started with the round; undefined where somebody starts it. */
  readonly startedAt?: number;
  /** GR-18: how long a side may take for its first move, where that has a limit of its own. */
  readonly noShow?: number;
  readonly first: Colour;
  /** Player ids. */
  readonly white: string;
  readonly black: string;
}

export const FLAG = 'flag';

export const gameKey = ({ round, edition, match, game }: Place): string => `r${round}e${edition}.t${match}.g${game}`;

/** The game that people call r3.t2.g1. */
export function timedGame(derived: Derived, id: string): TimedGame | undefined {
  const [, round, match, game] = (/^r(\d{1,4})\.t(\d{1,5})\.g(\d{1,4})$/.exec(id) ?? []).map(Number);
  if (round === undefined || match === undefined || game === undefined) return undefined;
  const found = derived.facts.rounds[round - 1];
  const at = found?.state === 'draft' ? undefined : tableOf(found, match);
  const plan = at?.games[game - 1];
  if (!found || !at || !plan?.clock) return undefined;
  const white = at.seats[plan.white ?? -1];
  const black = at.seats[plan.black ?? -1];
  if (white === undefined || black === undefined) return undefined;
  const place = { round, edition: found.edition, match, game };
  const startedAt = clockStartedAt(derived, round, match);
  const noShow = noShowAt(derived, round);
  return {
    id,
    place,
    key: gameKey(place),
    table: at,
    game: plan,
    clock: plan.clock,
    ...(startedAt !== undefined && { startedAt }),
    ...(noShow !== undefined && { noShow }),
    first: firstToMove(derived, round),
    white,
    black,
  };
}

export const timedGamesOf = (derived: Derived, round: number): TimedGame[] =>
  (derived.facts.rounds[round - 1]?.tables ?? []).flatMap((table) =>
    table.games.flatMap((_, at) => timedGame(derived, gameId(round, table.match, at + 1)) ?? []),
  );

export type PressRefusal = ClockRefusal | { readonly code: 'clock-not-started' };

/** The clock after the presses; undefined before the game has started. */
export function clockAfter(
  game: TimedGame,
  presses: readonly GamePress[],
): Result<ClockState | undefined, PressRefusal> {
  const { startedAt, first } = game;
  const [pressed, ...others] = presses;
  const start = startedAt === undefined ? pressed : ({ kind: 'start', first, at: startedAt } as const);
  if (!start) return ok(undefined);
  if (start.kind !== 'start') return { ok: false, error: { code: 'clock-not-started' } };
  const later: ClockPress[] = [];
  for (const press of startedAt === undefined ? others : presses) {
    if (press.kind === 'start') return { ok: false, error: { code: 'clock-is-running' } };
    later.push(press);
  }
  const clock = startClock(game.clock, start.at, start.first);
  const { first: taken } = game.game;
  if (!taken || start.at >= taken.reopenedAt) return afterPresses(clock, later);
  // GR-2: a game that a correction opened again has its clock stopped, where it was at the result.
  const before = afterPresses(
    clock,
    later.filter(({ at }) => at < taken.reopenedAt),
  );
  if (!before.ok) return before;
  return afterPresses(
    stoppedAt(before.value, taken.completedAt),
    later.filter(({ at }) => at >= taken.reopenedAt),
  );
}

const DAY = 86_400_000;

/** Nobody sits at a table for it. */
export const takesDays = ({ clock }: TimedGame): boolean => Math.max(clock.white.base, clock.black.base) >= DAY;

/** GR-18: by when the side to move must have made its first move; undefined after that, and while the clock stands. */
export const firstMoveBy = ({ noShow }: TimedGame, { running, moves, toMove, at }: ClockState): number | undefined =>
  running && noShow !== undefined && moves[toMove] === 0 ? at + noShow : undefined;

/** When a game is over if nothing more is pressed (GR-2, GR-18); undefined while its clock stands. */
export function overAt(game: TimedGame, clock: ClockState | undefined): number | undefined {
  const flag = clock && flaggedAt(clock);
  return flag === undefined || !clock ? undefined : Math.min(flag, firstMoveBy(game, clock) ?? flag);
}

/** When a game is over in which nobody presses; undefined where its clock does not run by itself. */
export function whenUntouched(game: TimedGame): number | undefined {
  const clock = clockAfter(game, []);
  return clock.ok ? overAt(game, clock.value) : undefined;
}

/** What is due when nothing more is pressed; written with the press, so that any process can act on it (GR-2). */
export function flagDeadline(game: TimedGame, clock: ClockState | undefined, seq: number): DeadlineChange {
  const dueAt = overAt(game, clock);
  if (dueAt === undefined) return { change: 'clear', kind: FLAG, key: game.key };
  return { change: 'set', kind: FLAG, key: game.key, dueAt, payload: { place: game.place, seq } };
}

/** GR-2: a player whose time runs out loses that game. GR-18: one who has not begun to play forfeits it. */
export function lostBy(timed: TimedGame, clock: ClockState): Outcome {
  const { game, table } = timed;
  const loser = game[clock.toMove] ?? 0;
  const beginBy = firstMoveBy(timed, clock);
  if (beginBy !== undefined && beginBy === overAt(timed, clock)) return { kind: 'forfeit', seats: [loser] };
  return { kind: 'scores', scores: table.seats.map((_, seat) => (seat === loser ? 0 : 1000)), onTime: true };
}
