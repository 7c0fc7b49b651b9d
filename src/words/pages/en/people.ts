/** Progress, people, settings and what is done with a whole event. */

export const clockSet = {
  set: 'Set the clock',
  to: 'Time left',
  hint: 'minutes, or as in 12:30',
  bad: 'Write minutes, or a time as in 12:30 or 1:05:00.',
  apply: 'Set',
  less: '−{{minutes}} min',
  clock: 'Clock',
};

export const progress = {
  leftOut: 'left unfinished',
};
