import { chess, needsAgree } from '../../../../test/contract/needs.ts';

needsAgree('groups', [
  {
    config: { groupSize: 3, autoAdvance: false },
    players: 6,
    open: 4,
    outcomes: chess,
    worth: [2, 1, 0],
  },
  {
    config: { groupSize: 4, autoAdvance: false },
    players: 4,
    open: 5,
    outcomes: chess,
    worth: [2, 1, 0],
  },
  {
    config: { groupSize: 3, autoAdvance: false, advance: 'best', best: 2, tieBreaks: [] },
    players: 6,
    open: 4,
    outcomes: chess,
    worth: [2, 1, 0],
  },
  {
    config: { groupSize: 3, autoAdvance: false, advance: 'best', best: 2 },
    players: 6,
    open: 4,
    outcomes: chess,
    worth: [2, 1, 0],
  },
]);
