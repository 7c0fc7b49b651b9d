/** Progress, people, settings and what is done with a whole event. */

export const clockSet = {
  set: 'Set the clock',
  to: 'Time left',
  hint: 'minutes, or as in 12:30',
  bad: 'Write minutes, or a time as in 12:30 or 1:05:00.',
  apply: 'Set',
  less: '−{{minutes}} min',
  clock: 'Clock',
} as const;

export const roundNote = {
  leftOut: 'left unfinished',
} as const;

export const list = {
  readAs: 'This is how it will be read.',
  changeHead: 'Change a heading if it is wrong.',
  separate: 'Choose the columns',
  whichName: 'Which column has the names? Choose “Name” above it.',
  spreadsheet: 'This is a spreadsheet file, not text. Save it as CSV there and open that file.',
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
} as const;

export const picking = {
  pick: 'Pick {{name}}',
  all: 'Pick everyone shown',
  picked_one: '{{count}} picked',
  picked_other: '{{count}} picked',
  checkIn: 'Check in',
  checkOut: 'Not here',
  drop_one: 'Drop {{count}} player',
  drop_other: 'Drop {{count}} players',
  delete_one: 'Delete {{count}} player',
  delete_other: 'Delete {{count}} players',
  more_one: 'More for {{count}} player',
  more_other: 'More for {{count}} players',
  arrived_one: '{{count}} player checked in.',
  arrived_other: '{{count}} players checked in.',
  absent_one: '{{count}} player marked as not here.',
  absent_other: '{{count}} players marked as not here.',
  deleted_one: '{{count}} player deleted.',
  deleted_other: '{{count}} players deleted.',
  dropped_one: '{{count}} player dropped.',
  dropped_other: '{{count}} players dropped.',
  clear: 'Clear',
  keys: 'Space picks, C checks in, Esc clears.',
  sortBy: 'Sort by {{column}}',
  here: 'here',
  notYet: 'not yet',
  hereCount: '{{here}} of {{count}} are here.',
  checkedIn: 'Checked in',
  notHere: 'Not here yet: {{count}}',
  nobody: 'Nobody matches.',
} as const;

export const drop = {
  one: 'Drop {{name}} now?',
  several_one: 'Drop {{count}} player now?',
  several_other: 'Drop {{count}} players now?',
  forfeits_one: 'This game is still being played and would be forfeited:',
  forfeits_other: 'These games are still being played and would be forfeited:',
  game: 'Table {{table}}: {{players}}',
  orWait: 'To count it as played, enter the result first, then drop them.',
  now: 'Drop and forfeit',
  notNow: 'Not now',
} as const;

export const apart = {
  title: 'Keep apart',
  pair: '{{first}} and {{second}}',
  free: 'Free',
  hint: 'Only the desk sees this list.',
} as const;

export const danger = {
  title: 'Large steps',
  unwind: 'Unwind to an earlier round',
  unwindHint: 'Rounds after it are set aside; the log keeps them.',
  toRound: 'To which round',
  end: 'End it now',
  leads: '{{name}} leads.',
  counts_one: '{{count}} player and every result go with it.',
  counts_other: '{{count}} players and every result go with it.',
  delete: 'Delete {{name}}',
  endHint: 'The standings as they are become final; open tables are left out.',
} as const;

export const again = {
  use: 'Use again',
  made: 'The same players and settings, as a new event.',
} as const;

export const homePage = {
  drawn: 'Round 1 is drawn, not shown yet',
  running: 'Running',
  upcoming: 'Coming up',
  finished: 'Finished',
  openDesk: 'Open the desk',
  watch: 'Watch',
  wall: 'Wall',
  find: 'Find a tournament or a winner',
  nothing: 'No tournament matches.',
  all: 'All {{count}}',
  earlier: 'Earlier tournaments',
  noDay: 'no day yet',
  noWinner: 'no winner',
} as const;

export const filter = {
  label: 'Show only',
  nothing: 'Nothing in the log matches.',
  hint: 'a player, “table 4”, “round 2”',
} as const;

export const docs = {
  title: 'Documentation',
  contents: 'Contents',
  search: 'Search the documentation',
  nothing: 'No matches.',
  plain: 'In plain words',
  english: 'The documentation is written in English.',
} as const;
