/** Signing in, and files from elsewhere. */

export const account = {
  signIn: 'Sign in',
  signOut: 'Sign out',
  make: 'Make an account',
  name: 'Name',
  password: 'Password',
  passwordHint: 'At least 10 characters',
  toMake: 'I have no account yet',
  toSignIn: 'I have an account',
  signedInAs: 'Signed in as {{name}}',
  ownerHint: 'On your own machine, open the owner link that the server printed when it started.',
};

export const importing = {
  open: 'Open a tournament file …',
  bad: 'This is not a tournament file.',
};
