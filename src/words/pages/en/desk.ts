/** What the desk says about conflicts between desks. */
export const conflict = {
  title: 'Two results for table {{table}}',
  counts: 'The one entered first counts until one is chosen.',
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
} as const;

export const draftSum = {
  noRematch: 'No rematches.',
  rematch_one: 'One rematch.',
  rematch_other: '{{count}} rematches.',
  'score-gap_one': 'One pair differs in points.',
  'score-gap_other': '{{count}} pairs differ in points.',
  colours_one: 'Colours could be better balanced at one table.',
  colours_other: 'Colours could be better balanced at {{count}} tables.',
  'keep-apart_one': 'One request to keep players apart is not met.',
  'keep-apart_other': '{{count}} requests to keep players apart are not met.',
  'met-often_one': 'One pair has met before.',
  'met-often_other': '{{count}} pairs have met before.',
  fine: 'Nothing stands out in this draw.',
} as const;

export const draftCost = {
  title: 'What it costs',
  rematch: 'Rematches',
  'keep-apart': 'Wishes to keep apart broken',
  'met-often': 'Pairs that have met before',
  'score-gap': 'Pairs apart in points',
  colours: 'Tables with colours uneven',
} as const;

export const draftMove = {
  orTable: 'or to table',
  move: 'Move',
  bye: 'Give the bye',
  toTable: 'Table for {{name}}',
  noTable: 'There is no table {{table}} in this draft.',
  drop: 'Let go of {{name}}',
  sidesOnly: 'Who meets whom is fixed here; the two players at a table can swap sides.',
} as const;

export const tableRow = {
  confirm: 'Confirm',
  notSo: 'Reject',
  saidBy: '{{name}} said so.',
  otherwise: '{{name}} reported {{result}}.',
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
} as const;

export const seatRow = {
  score: 'Score',
  place: 'Place',
  outAt: '{{level}} out',
  out: 'out',
  short: '{{count}} short of out',
} as const;

export const roundHead = {
  published: 'Published {{time}}.',
} as const;

/** GR-18: who has missed two games. */
export const absent = {
  title: 'Not turning up',
  missed_one: 'has forfeited {{count}} game. Drop them?',
  missed_other: 'has forfeited {{count}} games. Drop them?',
  keep: 'Keep',
} as const;

/** GR-2: games of days whose time is nearly out. */
export const runningOut = {
  title: 'Out of time within a day',
  until: 'to move, until {{when}}',
  against: 'against {{name}}',
} as const;

export const standingsHead = {
  leads_one: '{{names}} leads with {{points}}.',
  leads_other: '{{names}} lead with {{points}}.',
  leadsBy_one: '{{names}} leads. {{criterion}}: {{value}}.',
  leadsBy_other: '{{names}} lead. {{criterion}}: {{value}}.',
  lastRounds: 'The last {{count}} rounds are shown.',
  allRounds: 'Show all {{count}} rounds',
  print: 'Print',
} as const;

export const draftRow = {
  last: 'last {{name}}',
  lastBye: 'last a bye',
  apart: '{{points}} apart',
  rematch: 'met before',
  sides: 'Sides so far: {{sides}}',
} as const;

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
  contactHint: 'Only the desk sees it; no file contains it.',
  rating: '{{from}} on entry',
  gone: 'There is no such player here.',
} as const;

export const eventInfo = {
  title: 'Days, place, description',
  hint: 'All of it is optional. What you fill in appears on the public page, in the calendar and on paper.',
  firstDay: 'First day',
  lastDay: 'Last day',
  startTime: 'Starts at',
  timeZone: 'Time zone',
  venue: 'Place',
  contact: 'Contact',
  contactHint: 'An e-mail address, a number or a page. Everyone can read it.',
  description: 'Description',
  save: 'Save',
  saved: 'Event details saved.',
  image: 'Picture',
  imageHint:
    'PNG, JPEG or WebP, at most 1 MB. For the public page and the link preview; the camera’s metadata is removed.',
  imageRemove: 'Remove the picture',
  imageTooLarge: 'This picture is larger than 1 MB. Make it smaller and try again.',
} as const;

export const correctionWays = {
  keepHint: 'Pairings stay as they were; points and places are worked out again.',
  unwindHint: 'Later rounds are set aside and drawn again. You will be asked for the tournament’s name.',
} as const;

export const victory = {
  report: 'Final report',
  page: 'Winner’s page',
} as const;

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
} as const;

export const clock = {
  label: 'Time left in this round',
  time: 'Time',
  start: 'Start the clock',
  goOn: 'Resume',
  pause: 'Pause the clock',
  extend: '+{{minutes}} min',
} as const;

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
  clockOn: 'Resume the clock',
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
  reopen: 'Reopen the tournament',
  unwind: 'Unwind to {{label}} …',
  look: 'Appearance: {{look}}',
  language: 'Language: {{language}}',
} as const;

export const paletteKind = {
  go: 'page',
  round: 'round',
  clock: 'clock',
  table: 'table',
  player: 'player',
  tournament: 'tournament',
  look: 'look',
} as const;
