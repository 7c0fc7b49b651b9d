import type { DrawnAgain } from '../../engine/index.ts';
import type { RoundView } from '../../protocol/wire-views.ts';

export interface ComparedTable {
  /** Who was drawn together; empty where the draw has no such table. */
  readonly drawn: readonly string[];
  readonly published: readonly string[];
  /** `sides`: the same people, seated differently. `by-desk`: the desk changed the draft (DK-2), and the table says so. */
  readonly verdict: 'same' | 'sides' | 'by-desk' | 'differs';
}

const together = (seats: readonly string[]): string => [...seats].sort().join(' ');

/** The proof, pairing by pairing: what was drawn beside what was published, byes at the end. */
export function compared(again: DrawnAgain, round: Pick<RoundView, 'matches' | 'byes'>): ComparedTable[] {
  const others = [...round.matches];
  const taken = (fits: (seats: readonly string[]) => boolean) => {
    const at = others.findIndex(({ seats }) => fits(seats));
    return at < 0 ? undefined : others.splice(at, 1)[0];
  };
  // Two players may meet twice, once on each side: exact matches go first.
  const same = again.tables.map((drawn) => taken((seats) => seats.join(' ') === drawn.join(' ')));
  const tables = again.tables.map((drawn, at): ComparedTable => {
    const exact = same[at];
    if (exact) return { drawn, published: exact.seats, verdict: 'same' };
    const match = taken((seats) => together(seats) === together(drawn));
    if (!match) return { drawn, published: [], verdict: 'differs' };
    return { drawn, published: match.seats, verdict: isByDesk(match) ? 'by-desk' : 'sides' };
  });
  // A table that nobody drew stands beside one that nobody plays at.
  const moved = others.some(isByDesk);
  const rows = tables.map((row): ComparedTable => {
    if (row.verdict !== 'differs') return row;
    const match = others.shift();
    return { drawn: row.drawn, published: match?.seats ?? [], verdict: moved ? 'by-desk' : 'differs' };
  });
  const rest = others.map((match): ComparedTable => ({ drawn: [], published: match.seats, verdict: 'differs' }));
  const byes = together(again.byes) === together(round.byes);
  return [
    ...rows,
    ...rest,
    ...(byes
      ? []
      : [{ drawn: again.byes, published: round.byes, verdict: moved ? 'by-desk' : 'differs' } satisfies ComparedTable]),
  ];
}

const isByDesk = ({ why }: RoundView['matches'][number]): boolean => why.some(({ code }) => code === 'placed-by-desk');
