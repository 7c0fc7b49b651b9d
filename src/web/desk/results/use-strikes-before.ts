import { useMemo } from 'react';
import { said } from '../../../engine/index.ts';
import { useDesk } from '../context.tsx';

/** The strikes everyone has by the results recorded so far. */
export function useStrikesBefore(): (player: string) => number {
  const { conclusion } = useDesk();
  return useMemo(() => {
    const totals = new Map(
      conclusion.standings.map(({ player, criteria }) => {
        const strikes = criteria.find(({ name }) => name === 'strikes');
        return [player, strikes ? said(strikes.value) : 0];
      }),
    );
    return (player) => totals.get(player) ?? 0;
  }, [conclusion]);
}
