import type { PageWords } from '../table.ts';

/** Signing in, and files from elsewhere. */

export const account: PageWords['account'] = {
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  make: 'Créer un compte',
  name: 'Nom',
  password: 'Mot de passe',
  passwordHint: 'Au moins 10 caractères',
  nameHint: 'Un nom a au moins deux lettres ou chiffres, sans espace.',
  tooOften_one: 'Trop d’essais. Attendez {{count}} seconde, puis réessayez.',
  tooOften_other: 'Trop d’essais. Attendez {{count}} secondes, puis réessayez.',
  linkGone: 'Ce lien est inconnu ici ou a été retiré. Demandez-en un nouveau à l’organisateur.',
  toMake: 'Je n’ai pas encore de compte',
  toSignIn: 'J’ai un compte',
  signedInAs: 'Compte : {{name}}',
  ownerHint: 'Sur votre propre machine, ouvrez le lien de propriétaire que le serveur a affiché au démarrage.',
};

export const importing: PageWords['importing'] = {
  open: 'Ouvrir un fichier de tournoi …',
  bad: '{{file}} n’est pas un fichier de tournoi. Rien n’a été repris.',
  newer: '{{file}} vient d’un Tiltyard plus récent. Mettez ce serveur à jour, puis rouvrez-le.',
  changed: 'Ce fichier est abîmé ou modifié : les entrées ne suivent pas toutes les règles. Rien n’a été repris.',
  already: 'Ce tournoi est déjà ici ; il n’a pas été touché.',
  openIt: 'L’ouvrir',
  busy: 'Chaque entrée est vérifiée …',
};
