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

export const list = {
  readAs: 'This is how it will be read.',
  changeHead: 'Change a heading if it is wrong.',
  meaningOf: 'What {{column}} is',
  column: 'column {{column}}',
  name: 'Name',
  first: 'First name',
  last: 'Last name',
  rating: 'Rating',
  club: 'Club',
  ignored: 'Leave out',
  contact: 'Contact, left out',
  leftOut_one: '{{count}} line is left out:',
  leftOut_other: '{{count}} lines are left out:',
  skipped_one: '{{count}} line names nobody.',
  skipped_other: '{{count}} lines name nobody.',
  kept: 'What you typed is kept if you leave this page.',
};

export const picking = {
  pick: 'Pick {{name}}',
  all: 'Pick everyone shown',
  picked_one: '{{count}} picked',
  picked_other: '{{count}} picked',
  checkIn: 'Check in',
  checkOut: 'Not here',
  drop: 'Drop',
  delete: 'Delete',
  clear: 'Clear',
  done_one: '{{count}} player done.',
  done_other: '{{count}} players done.',
  keys: 'Space picks, C checks in, Esc clears.',
  sortBy: 'Sort by {{column}}',
  here: 'here',
  notYet: 'not yet',
  hereCount: '{{here}} of {{count}} are here.',
  checkedIn: 'Checked in',
  notHere: 'Not here yet: {{count}}',
  nobody: 'Nobody matches.',
};

export const apart = {
  title: 'Keep apart',
  pair: '{{first}} and {{second}}',
  free: 'Free',
  hint: 'Only the desk sees this list.',
};

export const danger = {
  title: 'What cannot be taken back',
  unwind: 'Unwind to an earlier round',
  unwindHint: 'Rounds after it are set aside; the log keeps them.',
  toRound: 'To which round',
  end: 'End it now',
  leads: '{{name}} leads.',
  counts_one: '{{count}} player and every result go with it.',
  counts_other: '{{count}} players and every result go with it.',
  delete: 'Delete {{name}}',
  endHint: 'The standings as they are become final; open tables are left out.',
};

export const again = {
  use: 'Use again',
  name: '{{name}} (again)',
  made: 'The same players and settings, as a new event.',
};

export const homePage = {
  drawn: 'Round 1 is drawn, not shown yet',
  running: 'Running',
  upcoming: 'Coming up',
  finished: 'Finished',
  openDesk: 'Open the desk',
  watch: 'Watch',
  wall: 'Wall',
  noWinner: 'no winner',
};

export const filter = {
  label: 'Show only',
  nothing: 'Nothing in the log matches.',
  hint: 'a player, “table 4”, “round 2”',
};

export const docs = {
  title: 'Documentation',
  contents: 'Contents',
  search: 'Search the documentation',
  nothing: 'No matches.',
  plain: 'In plain words',
  english: 'The documentation is written in English.',
};
