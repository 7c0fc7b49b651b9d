import { roomAddsUp } from '../../../../test/contract/bracket-forecasts.ts';
import { needsAgree, toOne, toTwo } from '../../../../test/contract/needs.ts';

needsAgree('swiss', [
  { config: { rounds: 3, topCut: 2, target: 1 }, players: 8, open: 3, outcomes: toOne },
  { config: { rounds: 3, topCut: 4, target: 2 }, players: 9, open: 2, outcomes: toTwo, every: 2, target: 2 },
  { config: { rounds: 2, target: 2 }, players: 6, open: 2, outcomes: toTwo, target: 2 },
  { config: { rounds: 3, topCut: 4, target: 1 }, players: 7, open: 3, outcomes: toOne },
  { config: { rounds: 3, topCut: 2, target: 1, draw: 1 }, players: 6, open: 3, outcomes: toOne, times: 2 },
  {
    config: { rounds: 2, target: 2, tieBreaks: ['head-to-head', 'opponents-points'] },
    players: 6,
    open: 2,
    outcomes: toTwo,
    target: 2,
  },
  { config: { rounds: 2, target: 1, tieBreaks: ['lot'] }, players: 6, open: 2, outcomes: toOne },
]);

roomAddsUp('swiss', [{ config: { topCut: 4 }, players: 8 }]);
