import type { PageWords } from '../table.ts';

/** Progress, people, settings and what is done with a whole event. */

export const clockSet: PageWords['clockSet'] = {
  set: 'Uhr stellen',
  to: 'Restzeit',
  hint: 'Minuten, oder wie 12:30',
  bad: 'Schreiben Sie Minuten oder eine Zeit wie 12:30 oder 1:05:00.',
  apply: 'Stellen',
  less: '−{{minutes}} min',
  clock: 'Uhr',
};

export const progress: PageWords['progress'] = {
  leftOut: 'nicht zu Ende gespielt',
};

export const list: PageWords['list'] = {
  readAs: 'So wird es gelesen.',
  changeHead: 'Ändern Sie eine Überschrift, wenn sie nicht stimmt.',
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
};

export const picking: PageWords['picking'] = {
  pick: '{{name}} auswählen',
  all: 'Alle angezeigten auswählen',
  picked_one: '{{count}} ausgewählt',
  picked_other: '{{count}} ausgewählt',
  checkIn: 'Anwesend',
  checkOut: 'Nicht da',
  drop: 'Ausscheiden lassen',
  delete: 'Löschen',
  clear: 'Auswahl aufheben',
  done_one: '{{count}} Spieler erledigt.',
  done_other: '{{count}} Spieler erledigt.',
  keys: 'Leertaste wählt aus, C meldet an, Esc hebt auf.',
  sortBy: 'Nach {{column}} sortieren',
  here: 'da',
  notYet: 'noch nicht',
  hereCount: '{{here}} von {{count}} sind da.',
  checkedIn: 'Anwesend',
  notHere: 'Noch nicht da: {{count}}',
  nobody: 'Niemand passt.',
};

export const apart: PageWords['apart'] = {
  title: 'Getrennt halten',
  pair: '{{first}} und {{second}}',
  free: 'Aufheben',
  hint: 'Diese Liste sieht nur die Turnierleitung.',
};

export const danger: PageWords['danger'] = {
  title: 'Was sich nicht zurücknehmen lässt',
  unwind: 'Zu einer früheren Runde zurückgehen',
  unwindHint: 'Spätere Runden werden verworfen; das Protokoll bewahrt sie auf.',
  toRound: 'Zu welcher Runde',
  end: 'Jetzt beenden',
  leads: '{{name}} führt.',
  counts_one: '{{count}} Spieler und alle Ergebnisse verschwinden mit.',
  counts_other: '{{count}} Spieler und alle Ergebnisse verschwinden mit.',
  delete: '{{name}} löschen',
  endHint: 'Der jetzige Stand wird endgültig; offene Tische bleiben unberücksichtigt.',
};

export const again: PageWords['again'] = {
  use: 'Wieder verwenden',
  name: '{{name}} (neu)',
  made: 'Dieselben Spieler und Einstellungen, als neues Turnier.',
};

export const homePage: PageWords['homePage'] = {
  drawn: 'Runde 1 ist gelost, noch nicht gezeigt',
  running: 'Laufende Turniere',
  upcoming: 'Demnächst',
  finished: 'Beendet',
  openDesk: 'Zur Turnierleitung',
  watch: 'Ansehen',
  wall: 'Leinwand',
  noWinner: 'kein Sieger',
};

export const filter: PageWords['filter'] = {
  label: 'Nur zeigen',
  nothing: 'Nichts im Protokoll passt dazu.',
  hint: 'ein Spieler, „Tisch 4“, „Runde 2“',
};

export const docs: PageWords['docs'] = {
  title: 'Dokumentation',
  contents: 'Inhalt',
  search: 'Dokumentation durchsuchen',
  nothing: 'Keine Treffer.',
  plain: 'Kurz erklärt',
  english: 'Die Dokumentation ist auf Englisch.',
};
