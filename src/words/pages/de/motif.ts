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
};

/** A round in a row of the standings. */
export const roundCell = {
  moved: 'Schritt',
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
  drawLong: 'Unentschieden gegen {{name}}, {{result}}',
  lossLong: 'Niederlage gegen {{name}}, {{result}}',
  openLong: 'Tisch {{table}} gegen {{name}}',
  legend:
    'S Sieg, ½ Unentschieden, N Niederlage; dann die Seite (○ beginnt, ● zweite) und der heutige Platz des Gegners. Gepunktete Linien verbinden Punktgleiche.',
};
