import type { FormatWords } from '../words.ts';

export const en: FormatWords = {
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
};
