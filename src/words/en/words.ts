import type { Sentences } from '../table.ts';

/** Single words and short phrases. */

const number = { half: '½', point: '.', hour: ':' } as const satisfies Sentences['number'];

const count = {
  attempts_one: '{{count}} attempt',
  attempts_other: '{{count}} attempts',
  byes_one: '{{count}} bye',
  byes_other: '{{count}} byes',
  draws_one: '{{count}} draw',
  draws_other: '{{count}} draws',
  entries_one: '{{count}} entry',
  entries_other: '{{count}} entries',
  moreEntries_one: '{{count}} more entry',
  moreEntries_other: '{{count}} more entries',
  games_one: '{{count}} game',
  games_other: '{{count}} games',
  losses_one: '{{count}} loss',
  losses_other: '{{count}} losses',
  matches_one: '{{count}} match',
  matches_other: '{{count}} matches',
  pairs_one: '{{count}} pair',
  pairs_other: '{{count}} pairs',
  plans_one: '{{count}} plan',
  plans_other: '{{count}} plans',
  players_one: '{{count}} player',
  players_other: '{{count}} players',
  points_one: '{{count}} point',
  points_other: '{{count}} points',
  results_one: '{{count}} result',
  results_other: '{{count}} results',
  rounds_one: '{{count}} round',
  rounds_other: '{{count}} rounds',
  tables_one: '{{count}} table',
  tables_other: '{{count}} tables',
  times_one: '{{count}} time',
  times_other: '{{count}} times',
  wins_one: '{{count}} win',
  wins_other: '{{count}} wins',
} as const satisfies Sentences['count'];

const finding = {
  rematch: '{{players}} have met before.',
  'score-gap': '{{players}} are {{size, points}} apart.',
  'is-out': '{{players}} would be out by now.',
  missing: '{{players}} has no seat.',
  'seated-twice': '{{players}} is seated {{size, times}}.',
  'table-size': 'The table of {{players}} has the wrong size.',
  colours: 'The colours of {{players}} could be better balanced.',
  'wrong-group': '{{players}} are grouped out of order.',
  'wrong-bye': '{{players}} should not have the bye.',
  'wrong-match': '{{players}} do not meet in this round.',
  'keep-apart': '{{players}} are to be kept apart.',
  'met-often': '{{players}} have met {{size, times}} before.',
} as const satisfies Sentences['finding'];

/** DK-9: the keep-apart list is private to the desk. */
const publicFinding = {
  'keep-apart': 'The desk would prefer another pairing for {{players}}.',
} as const satisfies Sentences['publicFinding'];

const notation = {
  empty: 'No result was given.',
  'no-result': '“{{text}}” isn’t a result. Write 5-3, 1/2, 50 42 31, places 1 2 2, +- or ff, in seat order.',
  'no-number': '“{{text}}” isn’t a number.',
  'too-fine': '“{{text}}” has more than three decimal places.',
  'too-large': '“{{text}}” is too large.',
  'no-place': '“{{text}}” isn’t a place; places count from 1.',
  'seat-count': 'This table has {{need}} seats, but the result has {{have}}.',
} as const satisfies Sentences['notation'];

const criterion = {
  'points-among': 'Points among tied players',
  'head-to-head': 'Head-to-head',
  'sonneborn-berger': 'Sonneborn-Berger',
  wins: 'Wins',
  rounds: 'Rounds',
  rematches: 'Rematches',
  colours: 'Colour imbalance',
  points: 'Points',
  differential: 'Differential',
  lot: 'Lot',
  round: 'Round',
  seed: 'Seed',
  byes: 'Byes',
  'wrong-match': 'Against the plan',
} as const satisfies Sentences['criterion'];

const state = {
  active: 'in',
  eliminated: 'out',
  qualified: 'qualified',
  dropped: 'dropped',
} as const satisfies Sentences['state'];

const status = {
  registering: 'not started',
  running: 'running',
  finished: 'finished',
} as const satisfies Sentences['status'];

const playerList = {
  'no-name': 'line {{line}}: no name in “{{text}}”',
  'bad-rating': 'line {{line}}: “{{text}}” isn’t a rating',
  'too-long': 'line {{line}}: “{{text}}” is longer than 80 characters',
  twice: 'line {{line}}: {{text}} is in the list twice',
  'here-already': 'line {{line}}: {{text}} is already in the tournament',
  contact: 'line {{line}}: contact details of {{text}} were left out',
  'open-quote': 'line {{line}}: a quotation mark is never closed',
  'no-name-column': 'line {{line}}: it isn’t certain which column has the names: {{text}}',
  'too-many-columns': 'line {{line}}: more than {{text}} columns',
  'too-many-lines': 'line {{line}}: a list may have at most {{text}} lines',
  spreadsheet: 'this is a spreadsheet file, not text: save it as CSV in the spreadsheet program and open that file',
} as const satisfies Sentences['playerList'];

const progress = {
  waiting: 'Not started · {{players, players}}',
  of: '{{label}} of {{of}}',
  tables: '{{done}} of {{all, tables}} in',
  games: '{{done}} of {{all, games}} in',
  between: '{{label}} is over',
  finished: 'Finished after {{rounds, rounds}}',
  left: '{{time}} left',
  timeUp: 'time is up',
} as const satisfies Sentences['progress'];

const roundState = {
  draft: 'draft',
  published: 'published',
  closed: 'closed',
} as const satisfies Sentences['roundState'];

const game = {
  regular: 'game',
  'sudden-death': 'sudden death',
  armageddon: 'Armageddon',
} as const satisfies Sentences['game'];

const how = {
  played: 'played',
  forfeit: 'by forfeit',
  walkover: 'walkover',
  'double-forfeit': 'both forfeited',
} as const satisfies Sentences['how'];

const slot = {
  'winner-of': 'winner of match {{match}}',
  'loser-of': 'loser of match {{match}}',
  nobody: 'nobody',
} as const satisfies Sentences['slot'];

const tables = {
  these_one: 'table {{tables}}',
  these_other: 'tables {{tables}}',
} as const satisfies Sentences['tables'];

const heading = {
  absent: 'Absent',
  absentHalf: 'Absent, ½ bye',
  absentFull: 'Absent, full bye',
  adjustment: 'Adjustment',
  warning: 'Warning',
  bracket: 'Bracket',
  bye: 'Bye',
  byes: 'Byes',
  rest: 'Rest',
  club: 'Club',
  code: 'Check code',
  crossTable: 'Cross table',
  draft: 'Draft',
  entry: 'Entry',
  format: 'Format',
  game: 'Game',
  games: 'Games',
  group: 'Group',
  groupTables: 'Groups',
  how: 'How it is played',
  match: 'Match',
  matches: 'Matches',
  name: 'Name',
  nobody: 'Nobody',
  open: 'open',
  place: 'Place',
  phases: 'Phases',
  provisional: 'provisional',
  qualification: 'Qualification',
  seed: 'Seed',
  player: 'Player',
  players: 'Players',
  points: 'Points',
  rating: 'Rating',
  result: 'Result',
  round: 'Round',
  rounds: 'Rounds',
  score: 'Score',
  seat: 'Seat',
  standings: 'Standings',
  start: 'Start position',
  state: 'State',
  status: 'Status',
  board: 'Board',
  table: 'Table',
  tables: 'Tables',
  versus: 'v',
  winner: 'Winner',
  winners: 'Winners',
  why: 'Why',
} as const satisfies Sentences['heading'];

/** What settings of several formats can be set to. */
const choice = {
  rating: 'by rating',
  entry: 'in order of entry',
  random: 'at random',
  manual: 'by hand',
  chess960: 'Chess960',
  standard: 'standard chess',
  lot: 'lot',
} as const satisfies Sentences['choice'];

const setting = {
  approval: 'The desk approves who registers',
  avoid: 'Players who should not meet',
  base: 'Main time',
  bonusAt40: 'Time added at move 40',
  draw: 'Match points for a draw',
  increment: 'Time added per move',
  loss: 'Match points for a loss',
  raceTo: 'Points that win a match',
  roundByRound: 'Knockout round by round',
  roundClock: 'Time for a round',
  seeding: 'Seeds',
  thirdPlace: 'Match for third place',
  tieBreaks: 'Tie-breaks in order',
  unratedAs: 'Unrated players count as',
  variant: 'Chess variant',
  win: 'Match points for a win',
} as const satisfies Sentences['setting'];

export const words = {
  number,
  count,
  finding,
  publicFinding,
  notation,
  criterion,
  state,
  status,
  progress,
  playerList,
  roundState,
  game,
  how,
  slot,
  tables,
  heading,
  choice,
  setting,
};
