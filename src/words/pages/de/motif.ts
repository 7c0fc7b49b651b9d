import type { Translation } from '../../texts.ts';
import type * as en from '../en/motif.ts';
export const motif = {
  rounds: 'Runden',
  closed: '{{label}}, abgeschlossen',
  now: '{{label}}, läuft',
  'to-come': '{{label}}, steht noch aus',
  tablesIn_one: '{{done}} von {{count}} Tisch fertig.',
  tablesIn_other: '{{done}} von {{count}} Tischen fertig.',
  gamesIn_one: '{{done}} von {{count}} Partie fertig.',
  gamesIn_other: '{{done}} von {{count}} Partien fertig.',
  reported_one: 'Einer gemeldet.',
  reported_other: '{{count}} gemeldet.',
} as const satisfies Translation<typeof en.motif>;

/** A round in a row of the standings. */
export const roundCell = {
  moved: 'Trend',
  up_one: 'ein Platz nach oben',
  up_other: '{{count}} Plätze nach oben',
  down_one: 'ein Platz nach unten',
  down_other: '{{count}} Plätze nach unten',
  win: 'S',
  draw: '½',
  loss: 'N',
  open: '·',
  bye: 'spielfrei',
  winLong: 'Sieg gegen {{name}}, {{result}}',
  drawLong: 'Remis gegen {{name}}, {{result}}',
  lossLong: 'Niederlage gegen {{name}}, {{result}}',
  openLong: 'Tisch {{table}} gegen {{name}}',
  unplayed: '–',
  unplayedLong: 'Tisch {{table}} gegen {{name}}, nicht gespielt',
  legend:
    'S Sieg, ½ Remis, N Niederlage; dann die Seite (○ beginnt, ● zweite) und der heutige Platz des Gegners. Gepunktete Linien verbinden Punktgleiche.',
} as const satisfies Translation<typeof en.roundCell>;
