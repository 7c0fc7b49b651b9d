import type { PageWords } from '../table.ts';

/** Progress, people, settings and what is done with a whole event. */

export const clockSet: PageWords['clockSet'] = {
  set: 'Poner el reloj',
  to: 'Tiempo restante',
  hint: 'minutos, o como 12:30',
  bad: 'Escriba minutos o un tiempo como 12:30 o 1:05:00.',
  apply: 'Poner',
  less: '−{{minutes}} min',
  clock: 'Reloj',
};

export const progress: PageWords['progress'] = {
  leftOut: 'sin terminar',
};
