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
