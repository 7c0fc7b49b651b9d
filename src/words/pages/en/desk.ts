/** What the desk says about conflicts between desks. */
export const conflict = {
  title: 'Two results for table {{table}}',
  counts: 'The one entered first counts until one is chosen. The other desk sees this, too.',
  first: 'Entered first, {{by}}, {{time}}',
  second: 'Then, {{by}}, {{time}}',
  wins: '{{name}} wins',
  draw: 'Draw',
  absent: '{{names}} did not play',
  uphold: 'Keep {{result}}',
  take: 'Take {{result}}',
  neither: 'Neither: ask the table',
  mark: 'conflict',
  settled: 'Table {{table}} is settled: {{result}}.',
  reopened: 'Table {{table}} is open again.',
};

export const draftSum = {
  noRematch: 'No rematches.',
  rematch_one: 'One rematch.',
  rematch_other: '{{count}} rematches.',
  'score-gap_one': 'One pair is apart in points.',
  'score-gap_other': '{{count}} pairs are apart in points.',
  colours_one: 'Colours could be better shared at one table.',
  colours_other: 'Colours could be better shared at {{count}} tables.',
  'keep-apart_one': 'One wish to keep people apart is broken.',
  'keep-apart_other': '{{count}} wishes to keep people apart are broken.',
  'met-often_one': 'One pair has met before.',
  'met-often_other': '{{count}} pairs have met before.',
  fine: 'Nothing speaks against it.',
};

export const draftCost = {
  title: 'What it costs',
  rematch: 'Rematches',
  'keep-apart': 'Wishes to keep apart broken',
  'met-often': 'Pairs that have met before',
  'score-gap': 'Pairs apart in points',
  colours: 'Tables with colours uneven',
};

export const draftMove = {
  orTable: 'or to table',
  move: 'Move',
  bye: 'Give the bye',
  toTable: 'Table for {{name}}',
  noTable: 'There is no table {{table}} in this draft.',
  drop: 'Let go of {{name}}',
  sidesOnly: 'Whom one meets is fixed here; the two at a table can change sides.',
};

export const tableRow = {
  confirm: 'Confirm',
  notSo: 'Not so',
  saidBy: '{{name}} said so.',
  confirmAll: 'Confirm all {{count}}',
  confirmed: '{{count}} results are confirmed.',
  justNow: 'just now',
  lastEntered: 'Last entered',
  printSlips: 'Print slips',
  match: 'match',
  matchAt: 'The match at table {{table}}',
  playing: 'playing',
  reported: 'reported',
  typing: 'typing',
  before: 'points before: {{points}}',
  move: 'Move to another table',
  moveTo: 'To table',
  moved: 'Table {{from}} is table {{table}} now: {{players}}.',
};

export const seatRow = {
  score: 'Score',
  place: 'Place',
  outAt: '{{level}} out',
  out: 'out',
  short: '{{count}} short of out',
};

export const roundHead = {
  published: 'Published {{time}}.',
};

/** GR-2: games of days whose time is nearly out. */
export const runningOut = {
  title: 'Out of time within a day',
  until: 'to move, until {{when}}',
  against: 'against {{name}}',
};

export const standingsHead = {
  leads_one: '{{names}} leads. {{criterion}}: {{value}}.',
  leads_other: '{{names}} lead. {{criterion}}: {{value}}.',
  print: 'Print',
};

export const draftRow = {
  even: 'even',
  last: 'last {{name}}',
  lastBye: 'last a bye',
  apart: '{{points}} apart',
  rematch: 'met before',
  sides: 'Sides so far: {{sides}}',
};

export const deskPlayer = {
  edit: 'Edit',
  games: 'Games',
  none: 'No game yet.',
  next: 'Plays now',
  atTable: 'Table {{table}} against {{names}}',
  link: 'Private link',
  linkHint: 'Whoever has it reports results as {{name}}. Show it to nobody else.',
  makeLink: 'Show the private link',
  publicPage: 'Public page',
  contactHint: 'Only the desk sees it; it is in no file.',
  rating: '{{from}} on entry',
  gone: 'There is no such player here.',
};

export const eventInfo = {
  title: 'Days, place, description',
  hint: 'None of it is needed; what is there stands on the public page, in the calendar and on paper.',
  firstDay: 'First day',
  lastDay: 'Last day',
  startTime: 'Starts at',
  timeZone: 'Time zone',
  venue: 'Place',
  contact: 'Contact',
  contactHint: 'An e-mail address, a number or a page. Everyone can read it.',
  description: 'Description',
  save: 'Save',
  saved: 'The event is described.',
  image: 'Picture',
  imageHint:
    'PNG, JPEG or WebP, at most 1 MB. For the public page and the link preview; what a camera wrote into it is removed.',
  imageRemove: 'Remove the picture',
  imageTooLarge: 'This picture has more than 1 MB. Make it smaller and try again.',
};

export const correctionWays = {
  keepHint: 'Whoever sat where stays; points and places are counted anew.',
  unwindHint: 'Later rounds are thrown away and drawn anew. Asks for the tournament’s name.',
};

export const victory = {
  report: 'Final report',
  page: 'Winner’s page',
};

export const announce = {
  title: 'To read out',
  over: '{{label}} is over.',
  out_one: 'One player goes out: {{names}}.',
  out_other: '{{count}} players go out: {{names}}.',
  with: '{{name}} with {{total}}',
  nobody: 'Nobody goes out.',
  left: '{{names}} left.',
  still_one: 'One player is still in.',
  still_other: '{{count}} players are still in.',
  level: '{{what}}: {{names}}.',
};

export const clock = {
  label: 'Time left in this round',
  time: 'Time',
  start: 'Start the clock',
  goOn: 'Go on',
  pause: 'Pause the clock',
  extend: '+{{minutes}} min',
};

export const palette = {
  title: 'Find an action',
  open: 'Actions',
  placeholder: 'What would you like to do?',
  nothing: 'No matches.',
  found_one: '{{count}} action',
  found_other: '{{count}} actions',
  go: 'Go to {{place}}',
  publicPage: 'the public page',
  wall: 'the wall screen',
  enter: 'Table {{table}}: enter {{players}}',
  correct: 'Table {{table}}: correct {{players}}',
  clockOn: 'Let the clock go on',
  extend: 'Add {{minutes}} min to the clock',
  drop: 'Drop {{name}}',
  reinstate: 'Reinstate {{name}}',
  here: '{{name}} is here',
  notHere: '{{name}} is not here',
  approve: 'Approve {{name}}',
  delete: 'Delete {{name}}',
  undo: 'Undo the last action',
  rounds: 'Play {{rounds}} rounds',
  rematches: 'Allow rematches in the next round',
  end: 'End the tournament early …',
  reopen: 'Open the tournament again',
  unwind: 'Unwind to {{label}} …',
  look: 'Look: {{look}}',
  language: 'Language: {{language}}',
};

export const paletteKind = {
  go: 'page',
  round: 'round',
  clock: 'clock',
  table: 'table',
  player: 'player',
  tournament: 'tournament',
  look: 'look',
};
