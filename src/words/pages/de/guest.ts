import type { PageWords } from '../table.ts';

/** What players, guests and the wall read. */

export const guest: PageWords['guest'] = {
  round: 'Tische',
  standings: 'Rangliste',
  board: 'Übersicht',
  players: 'Spieler',
  notYet: 'Die erste Runde ist noch nicht freigegeben. Sie erscheint hier von selbst.',
  findName: 'Meinen Namen suchen',
  findHint: 'Ein paar Buchstaben des Namens genügen, dann erscheint der Tisch.',
  nobody: 'So heißt hier niemand.',
  thatIsMe: 'Das bin ich',
  open: 'läuft',
  rounds: 'Runden',
  proof: 'Auslosungen sind nachprüfbar',
  proofHint: 'Der Fingerabdruck des Geheimnisses dieses Turniers. Das Geheimnis selbst wird am Ende gezeigt.',
};

export const me: PageWords['me'] = {
  table: 'Tisch',
  against: 'gegen',
  together: 'mit',
  white: 'Sie haben Weiß',
  black: 'Sie haben Schwarz',
  attack: 'Sie greifen an',
  defend: 'Sie verteidigen',
  bye: 'Sie haben das Freilos',
  byeHint: 'In dieser Runde ist nichts zu spielen.',
  out: 'Sie sind ausgeschieden',
  outHint: 'Danke fürs Mitspielen.',
  dropped: 'Sie haben das Turnier verlassen',
  won: 'Sie haben gewonnen!',
  waiting: 'Hier erscheint der nächste Tisch',
  waitingHint: 'Diese Seite ändert sich von selbst.',
  notStarted: 'Es hat noch nicht begonnen',
  done: 'Das Ergebnis ist da: {{result}}',
  games_one: 'Noch {{count}} Partie zu spielen',
  games_other: 'Noch {{count}} Partien zu spielen',
  past: 'Meine Partien',
  place: 'Platz {{place}} von {{count}}',
  other: 'Ich bin jemand anderes',
  report: 'Ergebnis melden',
  reportHint: 'Die anderen am Tisch oder die Turnierleitung bestätigen es.',
  send: '{{result}} melden',
  iWon: 'Gewonnen',
  iLost: 'Verloren',
  draw: 'Remis',
  scoreOf: 'Punkte von {{name}}',
  placeOf: 'Platz von {{name}}',
  agree: 'Stimmt',
  disagree: 'Stimmt nicht',
  reportOf: 'Ergebnis an Tisch {{table}}: {{names}}',
  youSaid: 'Von Ihnen gemeldet:',
  theySaid: '{{name}} hat gemeldet:',
  unsent: 'Noch nicht gesendet.',
  unsentHint:
    'Die Meldung bleibt auf diesem Gerät und geht von selbst hinaus, sobald die Verbindung wieder steht. Bis dahin lässt sie sich noch ändern.',
  differ:
    'Die Meldungen widersprechen sich. Wer sich geirrt hat, kann die eigene ändern; sonst entscheidet die Turnierleitung.',
  waitsFor: '{{names}} oder die Turnierleitung muss noch bestätigen.',
  waitsForOthers: 'Die anderen am Tisch oder die Turnierleitung müssen noch bestätigen.',
  change: 'Meldung ändern',
  agreeWith: '{{name}} hat recht',
  leaveForm: 'Zurück',
  notAccepted: '{{round}}, Tisch {{table}}: Ihre Meldung wurde nicht angenommen.',
};

export const register: PageWords['register'] = {
  title: 'Zum Turnier anmelden',
  name: 'Ihr Name',
  club: 'Verein oder Ort',
  rating: 'Rating',
  optional: 'darf leer bleiben',
  send: 'Anmelden',
  done: 'Sie sind dabei.',
  waits: 'Die Anmeldung wartet auf die Turnierleitung.',
  toMine: 'Zu meiner Seite',
};

export const wall: PageWords['wall'] = {
  notStarted: 'Vor dem Start',
  between: 'Rundenpause',
  tables: 'Tische',
  page: '{{page}} von {{pages}}',
  time: 'Zeit!',
  champion_one: 'Turniersieg',
  champion_other: 'Geteilter Turniersieg',
  lineDown: 'keine Verbindung',
};

export const score: PageWords['score'] = {
  title: 'Ergebnisse eintragen',
  hint: 'Hier lassen sich Ergebnisse eintragen. Ändern kann sie nur die Turnierleitung.',
  none: 'Kein Tisch ist offen.',
  waiting_one: '{{count}} Ergebnis wartet auf die Verbindung',
  waiting_other: '{{count}} Ergebnisse warten auf die Verbindung',
};
