import type { Translation } from '../../texts.ts';
import type * as en from '../en/people.ts';

/** Progress, people, settings and what is done with a whole event. */

export const clockSet = {
  set: 'Uhr stellen',
  to: 'Restzeit',
  hint: 'Minuten, oder wie 12:30',
  bad: 'Schreiben Sie Minuten oder eine Zeit wie 12:30 oder 1:05:00.',
  apply: 'Stellen',
  less: '−{{minutes}} min',
  clock: 'Uhr',
} as const satisfies Translation<typeof en.clockSet>;

export const roundNote = {
  leftOut: 'nicht zu Ende gespielt',
} as const satisfies Translation<typeof en.roundNote>;

export const list = {
  readAs: 'So wird es gelesen.',
  changeHead: 'Ändern Sie eine Überschrift, wenn sie nicht stimmt.',
  separate: 'Spalten selbst wählen',
  whichName: 'In welcher Spalte stehen die Namen? Wählen Sie darüber „Name“.',
  spreadsheet:
    'Das ist eine Tabellendatei und kein Text. Speichern Sie sie im Tabellenprogramm als CSV und öffnen Sie diese Datei.',
  meaningOf: 'Was {{column}} ist',
  column: 'Spalte {{column}}',
  name: 'Name',
  first: 'Vorname',
  last: 'Nachname',
  rating: 'Wertungszahl',
  club: 'Verein',
  ignored: 'Weglassen',
  contact: 'Kontakt, weggelassen',
  leftOut_one: '{{count}} Zeile wird weggelassen:',
  leftOut_other: '{{count}} Zeilen werden weggelassen:',
  skipped_one: '{{count}} Zeile betrifft niemanden.',
  skipped_other: '{{count}} Zeilen betreffen niemanden.',
  kept: 'Was Sie getippt haben, bleibt, wenn Sie die Seite verlassen.',
} as const satisfies Translation<typeof en.list>;

export const picking = {
  pick: '{{name}} auswählen',
  all: 'Alle angezeigten auswählen',
  picked_one: '{{count}} ausgewählt',
  picked_other: '{{count}} ausgewählt',
  checkIn: 'Anwesend',
  checkOut: 'Nicht da',
  drop_one: '{{count}} Spieler ausscheiden lassen',
  drop_other: '{{count}} Spieler ausscheiden lassen',
  delete_one: '{{count}} Spieler löschen',
  delete_other: '{{count}} Spieler löschen',
  more_one: 'Mehr für {{count}} Spieler',
  more_other: 'Mehr für {{count}} Spieler',
  arrived_one: '{{count}} Spieler ist da.',
  arrived_other: '{{count}} Spieler sind da.',
  absent_one: '{{count}} Spieler ist nicht da.',
  absent_other: '{{count}} Spieler sind nicht da.',
  deleted_one: '{{count}} Spieler gelöscht.',
  deleted_other: '{{count}} Spieler gelöscht.',
  dropped_one: '{{count}} Spieler ausgeschieden.',
  dropped_other: '{{count}} Spieler ausgeschieden.',
  clear: 'Auswahl aufheben',
  keys: 'Leertaste wählt aus, C meldet an, Esc hebt auf.',
  sortBy: 'Nach {{column}} sortieren',
  here: 'da',
  notYet: 'noch nicht',
  hereCount: '{{here}} von {{count}} sind da.',
  checkedIn: 'Anwesend',
  notHere: 'Noch nicht da: {{count}}',
  nobody: 'Niemand passt.',
} as const satisfies Translation<typeof en.picking>;

export const drop = {
  one: '{{name}} jetzt ausscheiden lassen?',
  several_one: '{{count}} Spieler jetzt ausscheiden lassen?',
  several_other: '{{count}} Spieler jetzt ausscheiden lassen?',
  forfeits_one: 'Diese Partie läuft noch und würde kampflos verloren:',
  forfeits_other: 'Diese Partien laufen noch und würden kampflos verloren:',
  game: 'Tisch {{table}}: {{players}}',
  orWait: 'Soll sie gespielt zählen, zuerst das Ergebnis eintragen und danach ausscheiden lassen.',
  now: 'Ausscheiden, kampflos',
  notNow: 'Noch nicht',
} as const satisfies Translation<typeof en.drop>;

export const apart = {
  title: 'Getrennt halten',
  pair: '{{first}} und {{second}}',
  free: 'Aufheben',
  hint: 'Diese Liste sieht nur die Turnierleitung.',
} as const satisfies Translation<typeof en.apart>;

export const danger = {
  title: 'Große Schritte',
  unwind: 'Zu einer früheren Runde zurückgehen',
  unwindHint: 'Spätere Runden werden verworfen; das Protokoll bewahrt sie auf.',
  toRound: 'Zu welcher Runde',
  end: 'Jetzt beenden',
  leads: '{{name}} führt.',
  counts_one: '{{count}} Spieler und alle Ergebnisse verschwinden mit.',
  counts_other: '{{count}} Spieler und alle Ergebnisse verschwinden mit.',
  delete: '{{name}} löschen',
  endHint: 'Der jetzige Stand wird endgültig; offene Tische bleiben unberücksichtigt.',
} as const satisfies Translation<typeof en.danger>;

export const again = {
  use: 'Wieder verwenden',
  made: 'Dieselben Spieler und Einstellungen, als neues Turnier.',
} as const satisfies Translation<typeof en.again>;

export const homePage = {
  drawn: 'Runde 1 ist gelost, noch nicht gezeigt',
  running: 'Laufende Turniere',
  upcoming: 'Demnächst',
  finished: 'Beendet',
  openDesk: 'Zur Turnierleitung',
  watch: 'Ansehen',
  wall: 'Leinwand',
  find: 'Turnier oder Sieger suchen',
  nothing: 'Kein Turnier passt dazu.',
  all: 'Alle {{count}}',
  earlier: 'Frühere Turniere',
  noDay: 'noch kein Tag',
  noWinner: 'kein Sieger',
} as const satisfies Translation<typeof en.homePage>;

export const filter = {
  label: 'Nur zeigen',
  nothing: 'Nichts im Protokoll passt dazu.',
  hint: 'ein Spieler, „Tisch 4“, „Runde 2“',
} as const satisfies Translation<typeof en.filter>;

export const docs = {
  title: 'Dokumentation',
  contents: 'Inhalt',
  search: 'Dokumentation durchsuchen',
  nothing: 'Keine Treffer.',
  plain: 'Kurz erklärt',
  english: 'Die Dokumentation ist auf Englisch.',
} as const satisfies Translation<typeof en.docs>;
