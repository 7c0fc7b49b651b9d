import type { Seen } from '../shared/use-public-view.ts';

/** Where players go out by their sums one after the other, how many are left says how far it has come. */
export function stillIn({ about, board, standings }: Pick<Seen, 'about' | 'board' | 'standings'>) {
  if (board.kind !== 'bars' || about.status !== 'running') return undefined;
  return { still: standings.filter(({ state }) => state === 'active').length, all: standings.length };
}
