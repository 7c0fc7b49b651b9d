import type { PageWords } from '../table.ts';

/** Progress, people, settings and what is done with a whole event. */

export const clockSet: PageWords['clockSet'] = {
  set: 'Régler la pendule',
  to: 'Temps restant',
  hint: 'minutes, ou comme 12:30',
  bad: 'Écrivez des minutes, ou une durée comme 12:30 ou 1:05:00.',
  apply: 'Régler',
  less: '−{{minutes}} min',
  clock: 'Pendule',
};

export const progress: PageWords['progress'] = {
  leftOut: 'non terminée',
};
