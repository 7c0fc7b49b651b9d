import { isDeepStrictEqual } from 'node:util';
import type { Game, SideClock, Table } from './facts.ts';
import { duel, type Findings } from './verdict.ts';

/** A match and its games, from HK-8 and HK-20 to HK-25. */

export interface MatchRules {
  /** In half points. */
  readonly raceTo: number;
  readonly clock: SideClock;
  /** A drawn match goes on with sudden death. */
  readonly knockout: boolean;
}

interface Expected {
  readonly kind: Game['kind'];
  readonly attempt?: number;
  readonly clock: { readonly white: SideClock; readonly black: SideClock };
}

export interface Reading {
  readonly over: boolean;
  /** The seat that won; none where it was drawn, forfeited by both, or is still on. */
  readonly winner?: 0 | 1;
  readonly drawn: boolean;
  /** When the deciding game was completed. */
  readonly at: number;
  /** How many games belong to it, and what the next one is, where one is due. */
  readonly games: number;
  readonly next?: Expected;
}

/** HK-21: halved per attempt, never under 30 s, nor over the base time if that is shorter. */
function suddenDeath(base: number, attempt: number): SideClock {
  return { base: Math.max(base / 2 ** attempt, Math.min(base, 30_000)), increment: 0, bonusAt40: 0 };
}

function plan(rules: MatchRules, attempt: number): Expected {
  const both = (clock: SideClock) => ({ white: clock, black: clock });
  if (attempt === 0) return { kind: 'regular', clock: both(rules.clock) };
  if (attempt <= 10) return { kind: 'sudden-death', attempt, clock: both(suddenDeath(rules.clock.base, attempt)) };
  const side = (minutes: number) => ({ base: minutes * 60_000, increment: 0, bonusAt40: 0 });
  return { kind: 'armageddon', clock: { white: side(5), black: side(4) } };
}

/** What the games of a match come to, and which game each of them must be. */
export function read(
  table: Table,
  rules: MatchRules,
  each?: (game: Game, expected: Expected, at: number) => void,
): Reading {
  const points: [number, number] = [0, 0];
  let attempt = 0;
  for (const [index, game] of table.games.entries()) {
    each?.(game, plan(rules, attempt), index);
    const games = index + 1;
    if (!game.outcome) return { over: false, drawn: false, at: 0, games: table.games.length };
    const at = game.at ?? 0;
    const won = duel(game.outcome);
    if (game.outcome.kind === 'forfeit') {
      return { over: true, drawn: false, at, games, ...(won === 0 || won === 1 ? { winner: won } : {}) };
    }
    if (won === 0 || won === 1) points[won] += 2;
    else {
      points[0]++;
      points[1]++;
    }
    const white: 0 | 1 = index % 2 === 0 ? 0 : 1;
    if (attempt > 10)
      return { over: true, drawn: false, at, games, winner: won === 'draw' ? (white === 0 ? 1 : 0) : (won as 0 | 1) };
    if (attempt > 0) {
      if (won !== 'draw') return { over: true, drawn: false, at, games, winner: won as 0 | 1 };
      attempt++;
      continue;
    }
    const reached = points.map((sum) => sum >= rules.raceTo);
    if (reached[0] && reached[1]) {
      if (!rules.knockout) return { over: true, drawn: true, at, games };
      attempt = 1;
    } else if (reached[0] || reached[1]) return { over: true, drawn: false, at, games, winner: reached[0] ? 0 : 1 };
  }
  return { over: false, drawn: false, at: 0, games: table.games.length, next: plan(rules, attempt) };
}

/** Every game is the one it must be; no more and no fewer. */
export function checkMatch(table: Table, rules: MatchRules, findings: Findings, where: string): void {
  const reading = read(table, rules, (game, expected, index) => {
    const { kind, attempt, clock } = game;
    const actual = attempt === undefined ? { kind, clock } : { kind, attempt, clock };
    // Nearly always the same: only what differs is put in order, to be shown.
    if (isDeepStrictEqual(actual, expected)) findings.holds('HK-21', where, true);
    else findings.same('HK-21', `${where} game ${index + 1}`, sortedKeys(actual), sortedKeys(expected));
    findings.same(
      'HK-23',
      `${where} game ${index + 1}, who is white`,
      [game.white, game.black],
      index % 2 === 0 ? [0, 1] : [1, 0],
    );
  });
  findings.same('HK-20', `${where} number of games`, table.games.length, reading.games);
  if (!reading.over && table.games.every((game) => game.outcome)) {
    findings.holds('HK-24', `${where} waits for its next game`, false);
  }
}

const sortedKeys = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .sort()
          .map(([key, one]) => [key, sortedKeys(one)]),
      )
    : value;
