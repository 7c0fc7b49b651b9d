import { roomAddsUp } from '../../../../test/contract/bracket-forecasts.ts';
import { decisive, needsAgree } from '../../../../test/contract/needs.ts';

needsAgree('knockout', [{ config: {}, players: 6, open: 3, outcomes: decisive, times: 2 }]);

roomAddsUp('knockout', [
  { config: { raceTo: 1.5 }, players: 8 },
  { config: { thirdPlace: true }, players: 8 },
  { config: {}, players: 6 },
]);
