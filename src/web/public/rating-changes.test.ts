import { expect, test } from 'vitest';
import type { PlayerView, RoundView } from '../../protocol/wire-views.ts';
import { ratingChanges, signed } from './rating-changes.ts';

const round = (number: number, ratings?: Readonly<Record<string, number>>): RoundView =>
  ({ number, ...(ratings && { ratings }) }) as RoundView;
const players = [{ id: 'p1', name: 'Ana', rating: 1732 }] as readonly PlayerView[] as PlayerView[];

test('[DK-28] each round tells how it has changed a rating, the last one up to now', () => {
  const rounds = [round(1, { p1: 1700 }), round(2, { p1: 1695 }), round(3, { p1: 1695, p2: 1400 })];
  const { byRound, total } = ratingChanges({ rounds, players }, 'p1');
  expect([...byRound]).toEqual([
    [1, -5],
    [3, 37],
  ]);
  expect(total).toBe(32);
  expect([signed(-5), signed(37)]).toEqual(['−5', '+37']);
});

test('[DK-28] where ratings stay as they were, and before anyone is rated, there is nothing to tell', () => {
  expect(ratingChanges({ rounds: [round(1), round(2)], players }, 'p1')).toEqual({ byRound: new Map(), total: 0 });
  expect(ratingChanges({ rounds: [round(1, { p2: 1500 })], players }, 'p1').byRound.size).toBe(0);
});
