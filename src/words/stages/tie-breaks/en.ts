import type { AnyStageWords } from '../words.ts';

/** DU-9: the names of the handbook's tie-breaks, for the formats that offer them. */
export const en = {
  reasons: {},
  findings: {},
  criteria: {
    'direct-encounter': 'Direct encounter',
    'buchholz-cut-1': 'Buchholz, cut 1',
    buchholz: 'Buchholz',
    'buchholz-median': 'Median Buchholz',
    progressive: 'Progressive score',
    'wins-with-black': 'Wins with black',
    'games-with-black': 'Games with black',
    'average-rating': 'Average rating of opponents',
    performance: 'Performance rating',
    koya: 'Koya',
  },
} as const satisfies AnyStageWords;
