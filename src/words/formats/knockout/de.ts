import { de as stage } from '../../stages/knockout/de.ts';
import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const de = {
  stages: { knockout: stage },
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
} as const satisfies Translation<typeof en>;
