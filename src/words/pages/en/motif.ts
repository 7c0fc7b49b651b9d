/** The poles and ticks that count rounds and tables, in words. */
export const motif = {
  rounds: 'Rounds',
  closed: '{{label}}, closed',
  now: '{{label}}, being played',
  'to-come': '{{label}}, to come',
  tablesIn_one: '{{done}} of {{count}} table in.',
  tablesIn_other: '{{done}} of {{count}} tables in.',
  gamesIn_one: '{{done}} of {{count}} game in.',
  gamesIn_other: '{{done}} of {{count}} games in.',
  reported_one: 'One reported.',
  reported_other: '{{count}} reported.',
} as const;

/** A round in a row of the standings. */
export const roundCell = {
  moved: 'Moved',
  up_one: 'one place up',
  up_other: '{{count}} places up',
  down_one: 'one place down',
  down_other: '{{count}} places down',
  win: 'W',
  draw: '½',
  loss: 'L',
  open: '·',
  bye: 'bye',
  winLong: 'Won against {{name}}, {{result}}',
  drawLong: 'Drew with {{name}}, {{result}}',
  lossLong: 'Lost to {{name}}, {{result}}',
  openLong: 'Table {{table}} against {{name}}',
  unplayed: '–',
  unplayedLong: 'Table {{table}} against {{name}}, not played',
  legend:
    'W won, ½ drew, L lost; then the side (○ begins, ● second) and the opponent’s place today. Dotted lines join players with equal points.',
} as const;
