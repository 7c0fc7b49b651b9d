import type { FormatWords } from '../words.ts';

export const de: FormatWords = {
  name: 'K.-o.-System',
  about: 'Ein Turnierbaum; wer verliert, scheidet aus.',
  presets: {
    cup: 'Einzelpartien',
    'cup-of-two': 'Zwei Partien je Match, Spiel um Platz 3',
  },
  settings: {},
  choices: {},
  plan: {
    knockout: 'K.-o. mit {{count}}',
  },
  findings: {},
  reasons: {},
};
