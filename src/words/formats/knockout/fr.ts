import { fr as stage } from '../../stages/knockout/fr.ts';
import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const fr = {
  stages: { knockout: stage },
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
} as const satisfies Translation<typeof en>;
