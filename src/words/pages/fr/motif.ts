export const motif = {
  rounds: 'Rondes',
  closed: '{{label}}, close',
  now: '{{label}}, en cours',
  'to-come': '{{label}}, à venir',
  tablesIn_one: '{{done}} table terminée sur {{count}}.',
  tablesIn_other: '{{done}} tables terminées sur {{count}}.',
  gamesIn_one: '{{done}} partie terminée sur {{count}}.',
  gamesIn_other: '{{done}} parties terminées sur {{count}}.',
  reported_one: 'Une annoncée.',
  reported_other: '{{count}} annoncées.',
};

/** A round in a row of the standings. */
export const roundCell = {
  moved: 'Écart',
  up_one: 'une place de mieux',
  up_other: '{{count}} places de mieux',
  down_one: 'une place de moins',
  down_other: '{{count}} places de moins',
  win: 'G',
  draw: '½',
  loss: 'P',
  open: '·',
  bye: 'exempt',
  winLong: 'Gagné contre {{name}}, {{result}}',
  drawLong: 'Nulle contre {{name}}, {{result}}',
  lossLong: 'Perdu contre {{name}}, {{result}}',
  openLong: 'Table {{table}} contre {{name}}',
  legend:
    'G gagné, ½ nulle, P perdu ; puis le côté (○ commence, ● second) et la place actuelle de l’adversaire. Les pointillés relient les joueurs à égalité de points.',
};
