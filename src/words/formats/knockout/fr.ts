import type { FormatWords } from '../words.ts';

export const fr: FormatWords = {
  name: 'Élimination directe',
  about: 'Un seul tableau ; qui perd est éliminé.',
  presets: {
    cup: 'Parties simples',
    'cup-of-two': 'Matchs en deux parties, troisième place',
  },
  settings: {},
  choices: {},
  plan: {
    knockout: 'tableau de {{count}}',
  },
  findings: {},
  reasons: {},
};
