import type { Round } from './model.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Step } from './rulebook.ts';

/** Steps that every rulebook takes alike. */

export const wait = (why: Refusal): Step => ({ kind: 'wait', why });

export const openTables = (round: Round): number[] =>
  round.tables.filter((table) => table.games.some((game) => !game.recorded)).map((table) => table.number);

/** What must happen to the last round before another is drawn: results in, then closed by the desk or by itself. */
export function finishRound(round: Round | undefined, closesItself: boolean): Step | undefined {
  if (!round) return undefined;
  if (round.open > 0) {
    return wait(refusal('tables-open', { round: round.number, open: round.open, tables: openTables(round) }));
  }
  if (round.state === 'closed') return undefined;
  return closesItself
    ? { kind: 'close-round', round: round.number }
    : wait(refusal('round-not-closed', { round: round.number, open: 0 }));
}
