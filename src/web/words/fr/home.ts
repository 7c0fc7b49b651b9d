import type { Words } from '../words.ts';

/** Signing in, and files from elsewhere. */

export const account: Words['account'] = {
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  make: 'Créer un compte',
  name: 'Nom',
  password: 'Mot de passe',
  passwordHint: 'Au moins 10 caractères',
  toMake: 'Je n’ai pas encore de compte',
  toSignIn: 'J’ai un compte',
  signedInAs: 'Compte : {{name}}',
  ownerHint: 'Sur votre propre machine, ouvrez le lien de propriétaire que le serveur a affiché au démarrage.',
};

export const importing: Words['importing'] = {
  open: 'Ouvrir un fichier de tournoi …',
  bad: 'Ce n’est pas un fichier de tournoi.',
};
