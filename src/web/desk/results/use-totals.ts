import { useMemo } from 'react';
import { said } from '../../../engine/index.ts';
import { useDesk } from '../context.tsx';

/** What everyone has of a criterion by the results recorded so far. */
export function useTotals(criterion: string | undefined): (player: string) => number {
  const { conclusion } = useDesk();
  return useMemo(() => {
    const totals = new Map(
      conclusion.standings.map(({ player, criteria }) => {
        const own = criteria.find(({ name }) => name === criterion);
        return [player, own ? said(own.value) : 0];
      }),
    );
    return (player) => totals.get(player) ?? 0;
  }, [conclusion, criterion]);
}
