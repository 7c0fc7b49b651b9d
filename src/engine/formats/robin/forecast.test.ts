import { chess, needsAgree } from '../../../../test/contract/needs.ts';

needsAgree('robin', [
  { config: {}, players: 5, open: 4, outcomes: chess },
  { config: { publish: 'all-at-once' }, players: 4, open: 4, outcomes: chess, worth: [3, 1, 0] },
]);
