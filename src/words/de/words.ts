import type { Sentences } from '../table.ts';

/** Single words and short phrases. */

const number: Sentences['number'] = { half: '½', point: ',' };

const count: Sentences['count'] = {
  attempts_one: '{{count}} Versuch',
  attempts_other: '{{count}} Versuche',
  byes_one: '{{count}} Freilos',
  byes_other: '{{count}} Freilose',
  draws_one: '{{count}} Remis',
  draws_other: '{{count}} Remis',
  entries_one: '{{count}} Eintrag',
  entries_other: '{{count}} Einträge',
  games_one: '{{count}} Partie',
  games_other: '{{count}} Partien',
  losses_one: '{{count}} Niederlage',
  losses_other: '{{count}} Niederlagen',
  matches_one: '{{count}} Match',
  matches_other: '{{count}} Matches',
  pairs_one: '{{count}} Paar',
  pairs_other: '{{count}} Paare',
  plans_one: '{{count}} Plan',
  plans_other: '{{count}} Pläne',
  players_one: '{{count}} Spieler',
  players_other: '{{count}} Spieler',
  points_one: '{{count}} Punkt',
  points_other: '{{count}} Punkte',
  results_one: '{{count}} Ergebnis',
  results_other: '{{count}} Ergebnisse',
  rounds_one: '{{count}} Runde',
  rounds_other: '{{count}} Runden',
  tables_one: '{{count}} Tisch',
  tables_other: '{{count}} Tische',
  times_one: '{{count}}-mal',
  times_other: '{{count}}-mal',
  wins_one: '{{count}} Sieg',
  wins_other: '{{count}} Siege',
};

const finding: Sentences['finding'] = {
  rematch: '{{players}} haben schon gegeneinander gespielt.',
  'score-gap': '{{players}} liegen {{size, points}} auseinander.',
  'is-out': 'Spielt in dieser Runde nicht: {{players}}.',
  missing: 'Ohne Tisch: {{players}}.',
  'seated-twice': '{{players}} ist {{size, times}} eingeteilt.',
  'table-size': 'Der Tisch von {{players}} hat die falsche Größe.',
  colours: 'Die Farben von {{players}} ließen sich besser verteilen.',
  'wrong-group': '{{players}} sind in der falschen Reihenfolge der Gruppen.',
  'wrong-bye': 'Das Freilos steht jemand anderem zu als {{players}}.',
  'wrong-match': '{{players}} treffen in dieser Runde nicht aufeinander.',
  'keep-apart': '{{players}} sollen getrennt bleiben.',
  'met-often': '{{players}} haben schon {{size, times}} zusammen gespielt.',
};

/** DK-9: the keep-apart list is private to the desk. */
const publicFinding: Sentences['publicFinding'] = {
  'keep-apart': 'Die Turnierleitung hat für {{players}} einen anderen Wunsch.',
};

const notation: Sentences['notation'] = {
  empty: 'Das Ergebnis fehlt.',
  'no-result':
    '„{{text}}“ ist kein Ergebnis. Möglich: 5-3, 1/2, 50 42 31, Plätze als p 1 2 2, +- oder ff, in der Reihenfolge der Sitze.',
  'no-number': '„{{text}}“ ist keine Zahl.',
  'too-fine': '„{{text}}“ hat mehr als drei Nachkommastellen.',
  'too-large': '„{{text}}“ ist zu groß.',
  'no-place': '„{{text}}“ ist kein Platz; Plätze zählen ab 1.',
  'seat-count': 'Dieser Tisch hat {{need}} Sitze, das Ergebnis aber {{have}}.',
};

const criterion: Sentences['criterion'] = {
  'points-among': 'Punkte untereinander',
  wins: 'Siege',
  rounds: 'Runden',
  rematches: 'Wiederholungen',
  colours: 'Ungleich verteilte Farben',
  points: 'Punkte',
  differential: 'Differenz',
  lot: 'Los',
  round: 'Runde',
  seed: 'Setzplatz',
  byes: 'Freilose',
  'wrong-match': 'Gegen den Spielplan',
};

const state: Sentences['state'] = {
  active: 'dabei',
  eliminated: 'raus',
  qualified: 'qualifiziert',
  dropped: 'Rückzug',
};

const status: Sentences['status'] = { registering: 'nicht begonnen', running: 'läuft', finished: 'beendet' };

const playerList: Sentences['playerList'] = {
  'no-name': 'Zeile {{line}}: kein Name in „{{text}}“',
  'bad-rating': 'Zeile {{line}}: „{{text}}“ ist keine Wertungszahl',
  'too-long': 'Zeile {{line}}: „{{text}}“ ist länger als 80 Zeichen',
  twice: 'Zeile {{line}}: {{text}} steht zweimal in der Liste',
  'here-already': 'Zeile {{line}}: {{text}} ist schon im Turnier',
  contact: 'Zeile {{line}}: Kontaktdaten von {{text}} wurden weggelassen',
  'open-quote': 'Zeile {{line}}: ein Anführungszeichen wird nie geschlossen',
};

const progress: Sentences['progress'] = {
  waiting: 'Noch nicht begonnen · {{players, players}}',
  of: '{{label}} von {{of}}',
  tables: '{{done}}/{{all, tables}} gemeldet',
  games: '{{done}}/{{all, games}} gemeldet',
  between: '{{label}} ist beendet',
  finished: 'Beendet nach {{rounds, rounds}}',
  left: 'noch {{time}}',
  timeUp: 'die Zeit ist um',
};

const roundState: Sentences['roundState'] = {
  draft: 'Entwurf',
  published: 'freigegeben',
  closed: 'abgeschlossen',
};

const game: Sentences['game'] = {
  regular: 'Partie',
  'sudden-death': 'Sudden Death',
  armageddon: 'Armageddon',
};

const how: Sentences['how'] = {
  played: 'gespielt',
  forfeit: 'kampflos',
  walkover: 'kampflos weiter',
  'double-forfeit': 'beide nicht angetreten',
};

const slot: Sentences['slot'] = {
  'winner-of': 'Sieger aus Match {{match}}',
  'loser-of': 'Verlierer aus Match {{match}}',
  nobody: 'niemand',
};

const tables: Sentences['tables'] = { these_one: 'Tisch {{tables}}', these_other: 'Tische {{tables}}' };

const heading: Sentences['heading'] = {
  bracket: 'Turnierbaum',
  bye: 'Freilos',
  byes: 'Freilose',
  club: 'Verein',
  code: 'Code zum Notieren',
  crossTable: 'Kreuztabelle',
  draft: 'Entwurf',
  entry: 'Eintrag',
  format: 'Format',
  game: 'Partie',
  games: 'Partien',
  group: 'Gruppe',
  groupTables: 'Gruppen',
  how: 'So wird gespielt',
  match: 'Match',
  matches: 'Matches',
  name: 'Name',
  nobody: 'Niemand',
  open: 'offen',
  place: 'Platz',
  phases: 'Phasen',
  qualification: 'Qualifikation',
  seed: 'Setzplatz',
  player: 'Spieler',
  players: 'Spieler',
  points: 'Punkte',
  rating: 'Rating',
  result: 'Ergebnis',
  round: 'Runde',
  rounds: 'Runden',
  score: 'Spielpunkte',
  seat: 'Sitz',
  standings: 'Rangliste',
  start: 'Startstellung',
  state: 'Stand',
  status: 'Status',
  board: 'Übersicht',
  table: 'Tisch',
  tables: 'Tische',
  versus: 'gegen',
  winner: 'Turniersieg',
  winners: 'Geteilter Turniersieg',
  why: 'Warum',
};

/** What settings of several formats can be set to. */
const choice: Sentences['choice'] = {
  rating: 'nach Rating',
  entry: 'nach Meldung',
  random: 'per Los',
  manual: 'von Hand',
  chess960: 'Chess960',
  standard: 'normales Schach',
  lot: 'das Los',
};

const setting: Sentences['setting'] = {
  approval: 'Turnierleitung lässt Anmeldungen zu',
  avoid: 'Wer nicht aufeinandertreffen soll',
  base: 'Bedenkzeit',
  bonusAt40: 'Zeitzugabe im 40. Zug',
  draw: 'Matchpunkte für ein Remis',
  increment: 'Zeitzugabe je Zug',
  loss: 'Matchpunkte für eine Niederlage',
  raceTo: 'Punkte zum Gewinn eines Matches',
  roundByRound: 'K.-o. Runde für Runde',
  roundClock: 'Zeit für eine Runde',
  seeding: 'Setzliste',
  thirdPlace: 'Match um Platz 3',
  tieBreaks: 'Feinwertungen der Reihe nach',
  variant: 'Schachvariante',
  win: 'Matchpunkte für einen Sieg',
};

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
