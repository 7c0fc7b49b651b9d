import type { FormatWords } from '../words.ts';

export const es: FormatWords = {
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
};
