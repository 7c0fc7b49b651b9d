import type { PageWords } from '../table.ts';

/** Progress, people, settings and what is done with a whole event. */

export const clockSet: PageWords['clockSet'] = {
  set: 'Uhr stellen',
  to: 'Restzeit',
  hint: 'Minuten, oder wie 12:30',
  bad: 'Schreiben Sie Minuten oder eine Zeit wie 12:30 oder 1:05:00.',
  apply: 'Stellen',
  less: '−{{minutes}} min',
  clock: 'Uhr',
};

export const progress: PageWords['progress'] = {
  leftOut: 'nicht zu Ende gespielt',
};
