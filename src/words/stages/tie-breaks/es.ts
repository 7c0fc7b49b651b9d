import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const es = {
  reasons: {},
  findings: {},
  criteria: {
    'direct-encounter': 'Encuentro directo',
    'buchholz-cut-1': 'Buchholz menos el peor',
    buchholz: 'Buchholz',
    'buchholz-median': 'Buchholz medio',
    progressive: 'Progresivo',
    'wins-with-black': 'Victorias con negras',
    'games-with-black': 'Partidas con negras',
    'average-rating': 'Elo medio de los rivales',
    performance: 'Rendimiento',
    koya: 'Koya',
  },
} as const satisfies Translation<typeof en>;
