/** Signing in, and files from elsewhere. */

export const account = {
  signIn: 'Sign in',
  signOut: 'Sign out',
  make: 'Make an account',
  name: 'Name',
  password: 'Password',
  passwordHint: 'At least 10 characters',
  nameHint: 'A name has at least two letters or digits, and no spaces.',
  tooOften_one: 'Too many tries. Wait {{count}} second, then try again.',
  tooOften_other: 'Too many tries. Wait {{count}} seconds, then try again.',
  linkGone: 'This link is not known here, or was revoked. Ask the organiser for a new one.',
  toMake: 'I have no account yet',
  toSignIn: 'I have an account',
  signedInAs: 'Signed in as {{name}}',
  ownerHint: 'On your own machine, open the owner link that the server printed when it started.',
};

export const importing = {
  open: 'Open a tournament file …',
  bad: '{{file}} is not a tournament file. Nothing was taken over.',
  newer: '{{file}} was written by a newer Tiltyard than this one. Update this server, then open it again.',
  changed: 'This file was damaged or changed: not every entry follows from the rules. Nothing was taken over.',
  already: 'This tournament is here already; it was not touched.',
  openIt: 'Open it',
  busy: 'Every entry is being checked …',
};
