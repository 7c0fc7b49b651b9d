import { needsAgree, orders } from '../../../../test/contract/needs.ts';

needsAgree('strikes', [
  { config: { eliminationAt: 23, maxTable: 4 }, players: 7, open: 1, outcomes: orders, times: 2, target: 0 },
  { config: { eliminationAt: 35, maxTable: 4 }, players: 6, open: 2, outcomes: orders, every: 3, target: 0 },
]);
