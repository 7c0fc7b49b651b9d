import { en as stage } from '../../stages/knockout/en.ts';
import type { FormatWords } from '../words.ts';

export const en = {
  stages: { knockout: stage },
  name: 'Knockout',
  about: 'One bracket; whoever loses is out.',
  presets: {
    cup: 'Single games',
    'cup-of-two': 'Matches of two games, third place',
  },
  settings: {},
  choices: {},
  plan: {
    knockout: 'knockout of {{count}}',
  },
  findings: {},
  reasons: {},
} as const satisfies FormatWords;
