import type { Translation } from '../../texts.ts';
import type * as en from '../en/motif.ts';
export const motif = {
  rounds: 'Rondes',
  closed: '{{label}}, terminée',
  now: '{{label}}, en cours',
  'to-come': '{{label}}, à venir',
  tablesIn_one: '{{done}} table terminée sur {{count}}.',
  tablesIn_other: '{{done}} tables terminées sur {{count}}.',
  gamesIn_one: '{{done}} partie terminée sur {{count}}.',
  gamesIn_other: '{{done}} parties terminées sur {{count}}.',
  reported_one: 'Une annoncée.',
  reported_other: '{{count}} annoncées.',
} as const satisfies Translation<typeof en.motif>;

/** A round in a row of the standings. */
export const roundCell = {
  moved: 'Évolution',
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
  unplayed: '–',
  unplayedLong: 'Table {{table}} contre {{name}}, partie non jouée',
  legend:
    'G gagnée, ½ nulle, P perdue ; puis le côté (○ commence, ● second) et la place actuelle de l’adversaire. Les pointillés relient les joueurs à égalité de points.',
} as const satisfies Translation<typeof en.roundCell>;
