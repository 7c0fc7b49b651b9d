import type { Words } from '../words.ts';

/** Signing in, and files from elsewhere. */

export const account: Words['account'] = {
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  make: 'Konto anlegen',
  name: 'Name',
  password: 'Passwort',
  passwordHint: 'Mindestens 10 Zeichen',
  toMake: 'Ich habe noch kein Konto',
  toSignIn: 'Ich habe ein Konto',
  signedInAs: 'Angemeldet als {{name}}',
  ownerHint: 'Auf dem eigenen Rechner: den Inhaber-Link öffnen, den der Server beim Start ausgegeben hat.',
};

export const importing: Words['importing'] = {
  open: 'Turnierdatei öffnen …',
  bad: 'Das ist keine Turnierdatei.',
};
