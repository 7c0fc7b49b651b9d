import type { PageWords } from '../table.ts';

/** Signing in, and files from elsewhere. */

export const account: PageWords['account'] = {
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  make: 'Konto anlegen',
  name: 'Name',
  password: 'Passwort',
  passwordHint: 'Mindestens 10 Zeichen',
  nameHint: 'Ein Name hat mindestens zwei Buchstaben oder Ziffern und keine Leerzeichen.',
  tooOften_one: 'Zu viele Versuche. {{count}} Sekunde warten, dann noch einmal.',
  tooOften_other: 'Zu viele Versuche. {{count}} Sekunden warten, dann noch einmal.',
  linkGone: 'Dieser Link ist hier unbekannt oder wurde zurückgezogen. Bei der Turnierleitung einen neuen holen.',
  toMake: 'Ich habe noch kein Konto',
  toSignIn: 'Ich habe ein Konto',
  signedInAs: 'Angemeldet als {{name}}',
  ownerHint: 'Auf dem eigenen Rechner: den Inhaber-Link öffnen, den der Server beim Start ausgegeben hat.',
};

export const importing: PageWords['importing'] = {
  open: 'Turnierdatei öffnen …',
  bad: '{{file}} ist keine Turnierdatei. Nichts wurde übernommen.',
  newer: '{{file}} stammt von einem neueren Tiltyard. Diesen Server aktualisieren, dann noch einmal öffnen.',
  changed:
    'Diese Datei ist beschädigt oder verändert: nicht jeder Eintrag folgt aus den Regeln. Nichts wurde übernommen.',
  already: 'Dieses Turnier ist schon hier; es blieb unverändert.',
  openIt: 'Öffnen',
  busy: 'Jeder Eintrag wird geprüft …',
};
