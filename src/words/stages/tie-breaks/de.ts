import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const de = {
  reasons: {},
  findings: {},
  criteria: {
    'direct-encounter': 'Direkter Vergleich',
    'buchholz-cut-1': 'Buchholz mit einer Streichwertung',
    buchholz: 'Buchholz',
    'buchholz-median': 'Mittlere Buchholz',
    progressive: 'Fortschrittswertung',
    'wins-with-black': 'Siege mit Schwarz',
    'games-with-black': 'Partien mit Schwarz',
    'average-rating': 'Gegnerschnitt',
    performance: 'Turnierleistung',
    koya: 'Koya',
  },
} as const satisfies Translation<typeof en>;
