import { roomAddsUp } from '../../../../test/contract/bracket-forecasts.ts';
import { chess, needsAgree } from '../../../../test/contract/needs.ts';

needsAgree('hybrid', [
  { config: {}, players: 6, open: 2, outcomes: chess, every: 4 },
  { config: {}, players: 5, open: 2, outcomes: chess, every: 4 },
]);

roomAddsUp('hybrid', [{ config: { thirdPlace: true }, players: 6, every: 4 }]);
