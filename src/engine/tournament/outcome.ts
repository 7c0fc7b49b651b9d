import type { Outcome, Table } from './model.ts';
import { type Refusal, refusal } from './refusal.ts';

/** Reading an outcome between two seats: who won, whatever the numbers were. */
export type Duel = 'first' | 'second' | 'draw' | 'neither';

export function duelOf(outcome: Outcome): Duel {
  switch (outcome.kind) {
    case 'scores': {
      const [a, b] = outcome.scores;
      return compare(a ?? 0, b ?? 0);
    }
    case 'places': {
      const [a, b] = outcome.places;
      return compare(b ?? 0, a ?? 0);
    }
    case 'forfeit':
      if (outcome.seats.length !== 1) return 'neither';
      return outcome.seats[0] === 0 ? 'second' : 'first';
  }
}

const compare = (a: number, b: number): Duel => (a > b ? 'first' : a < b ? 'second' : 'draw');

/** A forfeit names one or more seats of the table, each once. */
export function forfeitProblem(outcome: Extract<Outcome, { kind: 'forfeit' }>, seats: number): Refusal | undefined {
  const named = new Set(outcome.seats);
  const good =
    named.size > 0 &&
    named.size === outcome.seats.length &&
    outcome.seats.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats);
  return good ? undefined : refusal('impossible-score', { problem: 'count', seats });
}

const MAX_MOVES = 9_999;

/** For games of one point: 1–0, ½–½, 0–1, or a forfeit. */
export function onePointProblem(outcome: Outcome): Refusal | undefined {
  if (outcome.kind === 'forfeit') return forfeitProblem(outcome, 2);
  const problem = (problem: 'kind' | 'count' | 'one-point' | 'moves') =>
    refusal('impossible-score', { problem, seats: 2 });
  if (outcome.kind !== 'scores') return problem('kind');
  if (outcome.scores.length !== 2) return problem('count');
  const { moves = 1 } = outcome;
  if (!Number.isInteger(moves) || moves < 1 || moves > MAX_MOVES) return problem('moves');
  const [a, b] = outcome.scores;
  const good = (a === 0 || a === 500 || a === 1000) && b === 1000 - a;
  return good ? undefined : problem('one-point');
}

/** The newest outcome of a table's one game, where it has one. */
export const outcomeOf = (table: Table): Outcome | undefined => table.games.at(-1)?.recorded?.outcome;
