import type { words as en } from '../en/words.ts';
import type { Translation } from '../texts.ts';

/** Single words and short phrases. */

const number = { half: '½', point: ',', hour: ':' } as const satisfies Translation<typeof en.number>;

const count = {
  attempts_one: '{{count}} Versuch',
  attempts_other: '{{count}} Versuche',
  byes_one: '{{count}} Freilos',
  byes_other: '{{count}} Freilose',
  draws_one: '{{count}} Remis',
  draws_other: '{{count}} Remis',
  entries_one: '{{count}} Eintrag',
  entries_other: '{{count}} Einträge',
  moreEntries_one: '{{count}} weiterer Eintrag',
  moreEntries_other: '{{count}} weitere Einträge',
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
} as const satisfies Translation<typeof en.count>;

const finding = {
  rematch: '{{players}} haben schon gegeneinander gespielt.',
  'score-gap': '{{players}} liegen {{size, points}} auseinander.',
  'is-out': '{{players}} wäre inzwischen ausgeschieden.',
  missing: 'Ohne Tisch: {{players}}.',
  'seated-twice': '{{players}} ist {{size, times}} eingeteilt.',
  'table-size': 'Der Tisch von {{players}} hat die falsche Größe.',
  colours: 'Die Farben von {{players}} ließen sich besser verteilen.',
  'wrong-group': '{{players}} sind in der falschen Reihenfolge der Gruppen.',
  'wrong-bye': 'Das Freilos steht jemand anderem zu als {{players}}.',
  'wrong-match': '{{players}} treffen in dieser Runde nicht aufeinander.',
  'keep-apart': '{{players}} sollen getrennt bleiben.',
  'met-often': '{{players}} haben schon {{size, times}} zusammen gespielt.',
} as const satisfies Translation<typeof en.finding>;

/** DK-9: the keep-apart list is private to the desk. */
const publicFinding = {
  'keep-apart': 'Die Turnierleitung hat für {{players}} einen anderen Wunsch.',
} as const satisfies Translation<typeof en.publicFinding>;

const notation = {
  empty: 'Das Ergebnis fehlt.',
  'no-result':
    '„{{text}}“ ist kein Ergebnis. Möglich: 5-3, 1/2, 50 42 31, Plätze als p 1 2 2, +- oder ff, in der Reihenfolge der Sitze.',
  'no-number': '„{{text}}“ ist keine Zahl.',
  'too-fine': '„{{text}}“ hat mehr als drei Nachkommastellen.',
  'too-large': '„{{text}}“ ist zu groß.',
  'no-place': '„{{text}}“ ist kein Platz; Plätze zählen ab 1.',
  'seat-count': 'Dieser Tisch hat {{need}} Sitze, das Ergebnis aber {{have}}.',
} as const satisfies Translation<typeof en.notation>;

const criterion = {
  'points-among': 'Punkte untereinander',
  'head-to-head': 'Direkter Vergleich',
  'sonneborn-berger': 'Sonneborn-Berger',
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
} as const satisfies Translation<typeof en.criterion>;

const state = {
  active: 'dabei',
  eliminated: 'raus',
  qualified: 'qualifiziert',
  dropped: 'Rückzug',
} as const satisfies Translation<typeof en.state>;

const status = { registering: 'nicht begonnen', running: 'läuft', finished: 'beendet' } as const satisfies Translation<
  typeof en.status
>;

const playerList = {
  'no-name': 'Zeile {{line}}: kein Name in „{{text}}“',
  'bad-rating': 'Zeile {{line}}: „{{text}}“ ist keine Wertungszahl',
  'too-long': 'Zeile {{line}}: „{{text}}“ ist länger als 80 Zeichen',
  twice: 'Zeile {{line}}: {{text}} steht zweimal in der Liste',
  'here-already': 'Zeile {{line}}: {{text}} ist schon im Turnier',
  contact: 'Zeile {{line}}: Kontaktdaten von {{text}} wurden weggelassen',
  'open-quote': 'Zeile {{line}}: ein Anführungszeichen wird nie geschlossen',
  'no-name-column': 'Zeile {{line}}: Es ist nicht sicher, in welcher Spalte die Namen stehen: {{text}}',
  'too-many-columns': 'Zeile {{line}}: mehr als {{text}} Spalten',
  'too-many-lines': 'Zeile {{line}}: Eine Liste darf höchstens {{text}} Zeilen haben',
  spreadsheet:
    'das ist eine Excel- oder andere Tabellendatei und kein Text: im Tabellenprogramm als CSV speichern und diese Datei öffnen',
} as const satisfies Translation<typeof en.playerList>;

const progress = {
  waiting: 'Noch nicht begonnen · {{players, players}}',
  of: '{{label}} von {{of}}',
  tables: '{{done}}/{{all, tables}} gemeldet',
  games: '{{done}}/{{all, games}} gemeldet',
  between: '{{label}} ist beendet',
  finished: 'Beendet nach {{rounds, rounds}}',
  left: 'noch {{time}}',
  timeUp: 'die Zeit ist um',
} as const satisfies Translation<typeof en.progress>;

const roundState = {
  draft: 'Entwurf',
  published: 'freigegeben',
  closed: 'abgeschlossen',
} as const satisfies Translation<typeof en.roundState>;

const game = {
  regular: 'Partie',
  'sudden-death': 'Sudden Death',
  armageddon: 'Armageddon',
} as const satisfies Translation<typeof en.game>;

const how = {
  played: 'gespielt',
  forfeit: 'kampflos',
  walkover: 'kampflos weiter',
  'double-forfeit': 'beide nicht angetreten',
} as const satisfies Translation<typeof en.how>;

const slot = {
  'winner-of': 'Sieger aus Match {{match}}',
  'loser-of': 'Verlierer aus Match {{match}}',
  nobody: 'niemand',
} as const satisfies Translation<typeof en.slot>;

const tables = { these_one: 'Tisch {{tables}}', these_other: 'Tische {{tables}}' } as const satisfies Translation<
  typeof en.tables
>;

const heading = {
  absent: 'Abwesend',
  absentHalf: 'Abwesend, ½ Freilos',
  absentFull: 'Abwesend, volles Freilos',
  adjustment: 'Anpassung',
  warning: 'Verwarnung',
  bracket: 'Turnierbaum',
  bye: 'Freilos',
  byes: 'Freilose',
  rest: 'Spielfrei',
  club: 'Verein',
  code: 'Prüfcode',
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
  provisional: 'vorläufig',
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
} as const satisfies Translation<typeof en.heading>;

/** What settings of several formats can be set to. */
const choice = {
  rating: 'nach Rating',
  entry: 'nach Meldung',
  random: 'per Los',
  manual: 'von Hand',
  chess960: 'Chess960',
  standard: 'normales Schach',
  lot: 'das Los',
} as const satisfies Translation<typeof en.choice>;

const setting = {
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
  unratedAs: 'Spieler ohne Rating zählen als',
  variant: 'Schachvariante',
  win: 'Matchpunkte für einen Sieg',
} as const satisfies Translation<typeof en.setting>;

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
