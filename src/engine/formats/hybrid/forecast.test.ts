import { roomAddsUp } from '../../../../test/contract/bracket-forecasts.ts';
import { chess, needsAgree } from '../../../../test/contract/needs.ts';

needsAgree('hybrid', [
  { config: {}, players: 6, open: 2, outcomes: chess, every: 4, anyOrder: true },
  { config: {}, players: 5, open: 2, outcomes: chess, every: 4, anyOrder: true },
]);

roomAddsUp('hybrid', [{ config: { thirdPlace: true }, players: 6, every: 4 }]);
