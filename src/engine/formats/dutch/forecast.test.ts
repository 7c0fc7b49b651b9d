import { chess, needsAgree } from '../../../../test/contract/needs.ts';

needsAgree('dutch', [
  { config: { rounds: 3, tieBreaks: ['wins'] }, players: 7, open: 3, outcomes: chess },
  { config: { rounds: 2 }, players: 8, open: 4, outcomes: chess },
]);
