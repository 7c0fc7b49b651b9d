import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const fr = {
  reasons: {},
  findings: {},
  criteria: {
    'direct-encounter': 'Confrontation directe',
    'buchholz-cut-1': 'Buchholz tronqué',
    buchholz: 'Buchholz',
    'buchholz-median': 'Buchholz médian',
    progressive: 'Cumulatif',
    'wins-with-black': 'Victoires avec les noirs',
    'games-with-black': 'Parties avec les noirs',
    'average-rating': 'Moyenne Elo des adversaires',
    performance: 'Performance',
    koya: 'Koya',
  },
} as const satisfies Translation<typeof en>;
