import type { PageWords } from '../table.ts';

/** What players, guests and the wall read. */

export const guest: PageWords['guest'] = {
  round: 'Tables',
  standings: 'Classement',
  board: 'Aperçu',
  players: 'Joueurs',
  notYet: 'La première ronde n’est pas encore publiée. Elle s’affichera ici toute seule.',
  findName: 'Chercher mon nom',
  findHint: 'Tapez quelques lettres de votre nom pour voir votre table.',
  nobody: 'Personne ici ne porte ce nom.',
  thatIsMe: 'C’est moi',
  open: 'en cours',
  rounds: 'Rondes',
  proof: 'Les tirages sont vérifiables',
  proofHint: 'L’empreinte du secret de ce tournoi. Le secret lui-même est montré à la fin.',
};

export const me: PageWords['me'] = {
  table: 'Table',
  against: 'contre',
  together: 'avec',
  white: 'Vous avez les blancs',
  black: 'Vous avez les noirs',
  attack: 'Vous attaquez',
  defend: 'Vous défendez',
  bye: 'Exempt cette ronde',
  byeHint: 'Rien à jouer pour vous cette fois.',
  out: 'Le tournoi est fini pour vous',
  outHint: 'Merci d’avoir joué.',
  dropped: 'Vous avez quitté le tournoi',
  won: 'Vous avez gagné !',
  waiting: 'Votre prochaine table s’affichera ici',
  waitingHint: 'Cette page change toute seule.',
  notStarted: 'Ce n’est pas encore commencé',
  done: 'Votre résultat est là : {{result}}',
  games_one: '{{count}} partie à jouer',
  games_other: '{{count}} parties à jouer',
  past: 'Mes parties',
  place: 'Place {{place}} sur {{count}}',
  other: 'Ce n’est pas moi',
  report: 'Annoncer le résultat',
  reportHint: 'Les autres joueurs ou l’arbitrage le confirment.',
  send: 'Annoncer {{result}}',
  iWon: 'J’ai gagné',
  iLost: 'J’ai perdu',
  draw: 'Nulle',
  scoreOf: 'Score : {{name}}',
  placeOf: 'Place : {{name}}',
  agree: 'C’est juste',
  disagree: 'C’est faux',
  reportOf: 'Résultat à la table {{table}} : {{names}}',
  youSaid: 'Vous avez annoncé :',
  theySaid: '{{name}} a annoncé :',
  unsent: 'En attente d’envoi.',
  unsentHint:
    'L’annonce est gardée sur ce téléphone et partira d’elle-même au retour de la connexion. Vous pouvez encore la modifier.',
  differ: 'Les annonces diffèrent. Qui s’est trompé peut modifier la sienne ; sinon, l’arbitrage tranche.',
  waitsFor: '{{names}} ou l’arbitrage doit encore confirmer.',
  waitsForOthers: 'Les autres joueurs ou l’arbitrage doivent encore confirmer.',
  change: 'Modifier l’annonce',
  agreeWith: '{{name}} a raison',
  leaveForm: 'Retour',
  notAccepted: '{{round}}, table {{table}} : votre annonce n’a pas été acceptée.',
};

export const register: PageWords['register'] = {
  title: 'S’inscrire à ce tournoi',
  name: 'Votre nom',
  club: 'Club ou ville',
  rating: 'Elo',
  optional: 'facultatif',
  send: 'M’inscrire',
  done: 'Votre inscription est faite.',
  waits: 'Votre inscription attend l’accord de l’arbitrage.',
  toMine: 'Vers ma page',
};

export const wall: PageWords['wall'] = {
  notStarted: 'Début bientôt',
  between: 'Entre deux rondes',
  tables: 'Tables',
  page: '{{page}} sur {{pages}}',
  time: 'Temps',
  champion_one: 'Vainqueur',
  champion_other: 'Vainqueurs ex æquo',
  lineDown: 'hors ligne',
};

export const score: PageWords['score'] = {
  title: 'Saisir les résultats',
  hint: 'Vous pouvez saisir des résultats. Seul l’arbitrage peut les changer.',
  none: 'Aucune table en attente.',
  waiting_one: '{{count}} résultat attend la connexion',
  waiting_other: '{{count}} résultats attendent la connexion',
};
