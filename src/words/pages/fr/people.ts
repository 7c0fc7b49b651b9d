import type { Translation } from '../../texts.ts';
import type * as en from '../en/people.ts';

/** Progress, people, settings and what is done with a whole event. */

export const clockSet = {
  set: 'Régler la pendule',
  to: 'Temps restant',
  hint: 'minutes, ou comme 12:30',
  bad: 'Écrivez des minutes, ou une durée comme 12:30 ou 1:05:00.',
  apply: 'Régler',
  less: '−{{minutes}} min',
  clock: 'Pendule',
} as const satisfies Translation<typeof en.clockSet>;

export const roundNote = {
  leftOut: 'non terminée',
} as const satisfies Translation<typeof en.roundNote>;

export const list = {
  readAs: 'Voici comment la liste est lue.',
  changeHead: 'Changez un titre s’il est faux.',
  separate: 'Choisir les colonnes',
  whichName: 'Quelle colonne contient les noms ? Choisissez « Nom » au-dessus.',
  spreadsheet:
    'C’est un fichier de tableur et non du texte. Enregistrez-le au format CSV dans le tableur, puis ouvrez ce fichier.',
  meaningOf: 'Ce qu’est {{column}}',
  column: 'la colonne {{column}}',
  name: 'Nom',
  first: 'Prénom',
  last: 'Nom de famille',
  rating: 'Classement',
  club: 'Club',
  ignored: 'Laisser de côté',
  contact: 'Coordonnées, omises',
  leftOut_one: '{{count}} ligne est laissée de côté :',
  leftOut_other: '{{count}} lignes sont laissées de côté :',
  skipped_one: '{{count}} ligne ne concerne personne.',
  skipped_other: '{{count}} lignes ne concernent personne.',
  kept: 'Ce que vous avez tapé reste si vous quittez la page.',
} as const satisfies Translation<typeof en.list>;

export const picking = {
  pick: 'Choisir {{name}}',
  all: 'Choisir tous ceux affichés',
  picked_one: '{{count}} choisi',
  picked_other: '{{count}} choisis',
  checkIn: 'Pointer',
  checkOut: 'Absents',
  drop_one: 'Retirer {{count}} joueur',
  drop_other: 'Retirer {{count}} joueurs',
  delete_one: 'Supprimer {{count}} joueur',
  delete_other: 'Supprimer {{count}} joueurs',
  more_one: 'Plus pour {{count}} joueur',
  more_other: 'Plus pour {{count}} joueurs',
  arrived_one: '{{count}} joueur pointé.',
  arrived_other: '{{count}} joueurs pointés.',
  absent_one: '{{count}} joueur marqué absent.',
  absent_other: '{{count}} joueurs marqués absents.',
  deleted_one: '{{count}} joueur supprimé.',
  deleted_other: '{{count}} joueurs supprimés.',
  dropped_one: '{{count}} joueur retiré.',
  dropped_other: '{{count}} joueurs retirés.',
  clear: 'Tout désélectionner',
  keys: 'Espace choisit, C pointe, Échap annule.',
  sortBy: 'Trier par {{column}}',
  here: 'présent',
  notYet: 'pas encore',
  hereCount: '{{here}} sur {{count}} sont là.',
  checkedIn: 'Pointage',
  notHere: 'Pas encore là : {{count}}',
  nobody: 'Personne ne correspond.',
} as const satisfies Translation<typeof en.picking>;

export const drop = {
  one: 'Retirer {{name}} maintenant ?',
  several_one: 'Retirer {{count}} joueur maintenant ?',
  several_other: 'Retirer {{count}} joueurs maintenant ?',
  forfeits_one: 'Cette partie est en cours et serait perdue par forfait :',
  forfeits_other: 'Ces parties sont en cours et seraient perdues par forfait :',
  game: 'Table {{table}} : {{players}}',
  orWait: 'Pour qu’elle compte comme jouée, saisissez d’abord le résultat.',
  now: 'Retirer, par forfait',
  notNow: 'Pas maintenant',
} as const satisfies Translation<typeof en.drop>;

export const apart = {
  title: 'À séparer',
  pair: '{{first}} et {{second}}',
  free: 'Lever',
  hint: 'Seule la table d’arbitrage voit cette liste.',
} as const satisfies Translation<typeof en.apart>;

export const danger = {
  title: 'Grandes étapes',
  unwind: 'Revenir à une ronde antérieure',
  unwindHint: 'Les rondes suivantes sont écartées ; le journal les garde.',
  toRound: 'À quelle ronde',
  end: 'Terminer maintenant',
  leads: '{{name}} est en tête.',
  counts_one: '{{count}} joueur et tous les résultats disparaissent.',
  counts_other: '{{count}} joueurs et tous les résultats disparaissent.',
  delete: 'Supprimer {{name}}',
  endHint: 'Le classement actuel devient définitif ; les tables ouvertes sont laissées de côté.',
} as const satisfies Translation<typeof en.danger>;

export const again = {
  use: 'Réutiliser',
  made: 'Les mêmes joueurs et réglages, dans un nouveau tournoi.',
} as const satisfies Translation<typeof en.again>;

export const homePage = {
  drawn: 'La ronde 1 est tirée, pas encore publiée',
  running: 'En cours',
  upcoming: 'À venir',
  finished: 'Terminés',
  openDesk: 'Ouvrir la table d’arbitrage',
  watch: 'Suivre',
  wall: 'Écran mural',
  find: 'Chercher un tournoi ou un vainqueur',
  nothing: 'Aucun tournoi ne correspond.',
  all: 'Tous ({{count}})',
  earlier: 'Tournois précédents',
  noDay: 'jour à fixer',
  noWinner: 'sans vainqueur',
} as const satisfies Translation<typeof en.homePage>;

export const filter = {
  label: 'Afficher seulement',
  nothing: 'Rien dans le journal ne correspond.',
  hint: 'un joueur, « table 4 », « ronde 2 »',
} as const satisfies Translation<typeof en.filter>;

export const docs = {
  title: 'Documentation',
  contents: 'Sommaire',
  search: 'Chercher dans la documentation',
  nothing: 'Aucun résultat.',
  plain: 'En clair',
  english: 'La documentation est en anglais.',
} as const satisfies Translation<typeof en.docs>;
