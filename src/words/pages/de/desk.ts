import type { Translation } from '../../texts.ts';
import type * as en from '../en/desk.ts';

export const conflict = {
  title: 'Zwei Ergebnisse für Tisch {{table}}',
  counts: 'Bis eines gewählt ist, zählt das zuerst eingetragene.',
  first: 'Zuerst eingetragen, {{by}}, {{time}}',
  second: 'Danach, {{by}}, {{time}}',
  wins: '{{name}} gewinnt',
  draw: 'Remis',
  absent: '{{names}} hat nicht gespielt',
  uphold: '{{result}} behalten',
  take: '{{result}} nehmen',
  neither: 'Keines: am Tisch nachfragen',
  mark: 'Widerspruch',
  settled: 'Tisch {{table}} ist geklärt: {{result}}.',
  reopened: 'Tisch {{table}} ist wieder offen.',
} as const satisfies Translation<typeof en.conflict>;

export const draftSum = {
  noRematch: 'Keine Wiederholung.',
  rematch_one: 'Eine Wiederholung.',
  rematch_other: '{{count}} Wiederholungen.',
  'score-gap_one': 'Ein Paar liegt in Punkten auseinander.',
  'score-gap_other': '{{count}} Paare liegen in Punkten auseinander.',
  colours_one: 'An einem Tisch ließen sich die Farben besser verteilen.',
  colours_other: 'An {{count}} Tischen ließen sich die Farben besser verteilen.',
  'keep-apart_one': 'Ein Wunsch, Leute zu trennen, bleibt unerfüllt.',
  'keep-apart_other': '{{count}} Wünsche, Leute zu trennen, bleiben unerfüllt.',
  'met-often_one': 'Ein Paar ist sich schon begegnet.',
  'met-often_other': '{{count}} Paare sind sich schon begegnet.',
  fine: 'An dieser Auslosung fällt nichts auf.',
} as const satisfies Translation<typeof en.draftSum>;

export const draftCost = {
  title: 'Was sie kostet',
  rematch: 'Wiederholungen',
  'keep-apart': 'Verletzte Wünsche nach Trennung',
  'met-often': 'Paare, die sich schon trafen',
  'score-gap': 'Paare mit Punktabstand',
  colours: 'Tische mit ungleichen Farben',
} as const satisfies Translation<typeof en.draftCost>;

export const draftMove = {
  orTable: 'oder an Tisch',
  move: 'Umsetzen',
  bye: 'Freilos geben',
  toTable: 'Tisch für {{name}}',
  noTable: 'Tisch {{table}} gibt es in diesem Entwurf nicht.',
  drop: '{{name}} loslassen',
  sidesOnly: 'Wer gegen wen spielt, steht hier fest; die beiden an einem Tisch können die Seiten tauschen.',
} as const satisfies Translation<typeof en.draftMove>;

export const tableRow = {
  confirm: 'Bestätigen',
  notSo: 'Ablehnen',
  saidBy: 'Gemeldet von {{name}}.',
  otherwise: '{{name}} hat {{result}} gemeldet.',
  confirmAll: 'Alle {{count}} bestätigen',
  confirmed: '{{count}} Ergebnisse sind bestätigt.',
  justNow: 'soeben',
  lastEntered: 'Zuletzt eingetragen',
  printSlips: 'Zettel drucken',
  match: 'Begegnung',
  matchAt: 'Die Begegnung an Tisch {{table}}',
  playing: 'läuft',
  reported: 'gemeldet',
  typing: 'Eingabe',
  before: 'Punkte zuvor: {{points}}',
  move: 'An einen anderen Tisch setzen',
  moveTo: 'An Tisch',
  moved: 'Tisch {{from}} ist jetzt Tisch {{table}}: {{players}}.',
} as const satisfies Translation<typeof en.tableRow>;

export const seatRow = {
  score: 'Punkte',
  place: 'Platz',
  outAt: '{{level}} raus',
  out: 'raus',
  short: 'noch {{count}} bis raus',
} as const satisfies Translation<typeof en.seatRow>;

export const roundHead = {
  published: 'Veröffentlicht um {{time}}.',
} as const satisfies Translation<typeof en.roundHead>;

/** GR-18: who has missed two games. */
export const absent = {
  title: 'Nicht angetreten',
  missed_one: 'ist zu {{count}} Partie nicht angetreten. Zurückziehen?',
  missed_other: 'ist zu {{count}} Partien nicht angetreten. Zurückziehen?',
  keep: 'Behalten',
} as const satisfies Translation<typeof en.absent>;

/** GR-2: games of days whose time is nearly out. */
export const runningOut = {
  title: 'Zeit läuft binnen eines Tages ab',
  until: 'am Zug, bis {{when}}',
  against: 'gegen {{name}}',
} as const satisfies Translation<typeof en.runningOut>;

export const standingsHead = {
  leads_one: '{{names}} führt mit {{points}}.',
  leads_other: '{{names}} führen mit {{points}}.',
  leadsBy_one: '{{names}} führt. {{criterion}}: {{value}}.',
  leadsBy_other: '{{names}} führen. {{criterion}}: {{value}}.',
  lastRounds: 'Zu sehen sind die letzten {{count}} Runden.',
  allRounds: 'Alle {{count}} Runden zeigen',
  print: 'Drucken',
} as const satisfies Translation<typeof en.standingsHead>;

export const draftRow = {
  last: 'zuletzt {{name}}',
  lastBye: 'zuletzt spielfrei',
  apart: '{{points}} Unterschied',
  rematch: 'schon gespielt',
  sides: 'Seiten bisher: {{sides}}',
} as const satisfies Translation<typeof en.draftRow>;

export const deskPlayer = {
  edit: 'Ändern',
  games: 'Partien',
  none: 'Noch keine Partie.',
  next: 'Spielt gerade',
  atTable: 'Tisch {{table}} gegen {{names}}',
  link: 'Privater Link',
  linkHint: 'Wer ihn hat, meldet Ergebnisse als {{name}}. Niemandem sonst zeigen.',
  makeLink: 'Privaten Link zeigen',
  publicPage: 'Öffentliche Seite',
  contactHint: 'Nur die Turnierleitung sieht das; es steht in keiner Datei.',
  rating: '{{from}} bei der Anmeldung',
  gone: 'Hier gibt es niemanden mit dieser Nummer.',
} as const satisfies Translation<typeof en.deskPlayer>;

export const eventInfo = {
  title: 'Tage, Ort, Beschreibung',
  hint: 'Nichts davon ist nötig; was da ist, steht auf der öffentlichen Seite, im Kalender und auf Papier.',
  firstDay: 'Erster Tag',
  lastDay: 'Letzter Tag',
  startTime: 'Beginn',
  timeZone: 'Zeitzone',
  venue: 'Ort',
  contact: 'Kontakt',
  contactHint: 'E-Mail-Adresse, Nummer oder Seite. Alle können es lesen.',
  description: 'Beschreibung',
  save: 'Speichern',
  saved: 'Die Angaben sind gespeichert.',
  image: 'Bild',
  imageHint:
    'PNG, JPEG oder WebP, höchstens 1 MB. Für die öffentliche Seite und die Linkvorschau; was eine Kamera hineingeschrieben hat, wird entfernt.',
  imageRemove: 'Bild entfernen',
  imageTooLarge: 'Dieses Bild hat mehr als 1 MB. Bitte verkleinern und noch einmal versuchen.',
} as const satisfies Translation<typeof en.eventInfo>;

export const correctionWays = {
  keepHint: 'Wer wo saß, bleibt; Punkte und Plätze werden neu gezählt.',
  unwindHint: 'Spätere Runden werden verworfen und neu ausgelost. Fragt nach dem Namen des Turniers.',
} as const satisfies Translation<typeof en.correctionWays>;

export const victory = {
  report: 'Abschlussbericht',
  page: 'Siegerseite',
} as const satisfies Translation<typeof en.victory>;

export const announce = {
  title: 'Zum Vorlesen',
  over: '{{label}} ist vorbei.',
  out_one: 'Es scheidet aus: {{names}}.',
  out_other: '{{count}} Spieler scheiden aus: {{names}}.',
  with: '{{name}} mit {{total}}',
  nobody: 'Niemand scheidet aus.',
  left: 'Rückzug: {{names}}.',
  still_one: 'Noch ein Spieler ist dabei.',
  still_other: 'Noch {{count}} Spieler sind dabei.',
  level: '{{what}}: {{names}}.',
} as const satisfies Translation<typeof en.announce>;

export const clock = {
  label: 'Restzeit in dieser Runde',
  time: 'Zeit!',
  start: 'Uhr starten',
  goOn: 'Fortsetzen',
  pause: 'Uhr anhalten',
  extend: '+{{minutes}} min',
} as const satisfies Translation<typeof en.clock>;

export const palette = {
  title: 'Aktion suchen',
  open: 'Aktionen',
  placeholder: 'Was soll geschehen?',
  nothing: 'Keine Treffer.',
  found_one: '{{count}} Aktion',
  found_other: '{{count}} Aktionen',
  go: 'Öffnen: {{place}}',
  publicPage: 'öffentliche Seite',
  wall: 'Saalanzeige',
  enter: 'Tisch {{table}}: {{players}} eintragen',
  correct: 'Tisch {{table}}: {{players}} berichtigen',
  clockOn: 'Uhr weiterlaufen lassen',
  extend: '{{minutes}} min mehr auf die Uhr',
  drop: '{{name}} zurückziehen',
  reinstate: '{{name}} wieder aufnehmen',
  here: '{{name}} ist da',
  notHere: '{{name}} ist nicht da',
  approve: '{{name}} zulassen',
  delete: '{{name}} löschen',
  undo: 'Letzte Aktion rückgängig machen',
  rounds: '{{rounds}} Runden spielen',
  rematches: 'Wiederholungen in der nächsten Runde erlauben',
  end: 'Turnier vorzeitig beenden …',
  reopen: 'Turnier wieder öffnen',
  unwind: 'Auf {{label}} zurücksetzen …',
  look: 'Aussehen: {{look}}',
  language: 'Sprache: {{language}}',
} as const satisfies Translation<typeof en.palette>;

export const paletteKind = {
  go: 'Seite',
  round: 'Runde',
  clock: 'Uhr',
  table: 'Tisch',
  player: 'Spieler',
  tournament: 'Turnier',
  look: 'Aussehen',
} as const satisfies Translation<typeof en.paletteKind>;
