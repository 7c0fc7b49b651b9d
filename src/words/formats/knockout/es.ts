import { es as stage } from '../../stages/knockout/es.ts';
import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const es = {
  stages: { knockout: stage },
  name: 'Eliminatoria',
  about: 'Un solo cuadro; quien pierde queda fuera.',
  presets: {
    cup: 'Partidas sueltas',
    'cup-of-two': 'Duelos a dos partidas, tercer puesto',
  },
  settings: {},
  choices: {},
  plan: {
    knockout: 'eliminatoria de {{count}}',
  },
  findings: {},
  reasons: {},
} as const satisfies Translation<typeof en>;
