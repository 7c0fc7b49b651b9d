import type { PageWords } from '../table.ts';

/** Progress, people, settings and what is done with a whole event. */

export const clockSet: PageWords['clockSet'] = {
  set: 'Régler la pendule',
  to: 'Temps restant',
  hint: 'minutes, ou comme 12:30',
  bad: 'Écrivez des minutes, ou une durée comme 12:30 ou 1:05:00.',
  apply: 'Régler',
  less: '−{{minutes}} min',
  clock: 'Pendule',
};

export const progress: PageWords['progress'] = {
  leftOut: 'non terminée',
};

export const list: PageWords['list'] = {
  readAs: 'Voici comment la liste est lue.',
  changeHead: 'Changez un titre s’il est faux.',
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
};

export const picking: PageWords['picking'] = {
  pick: 'Choisir {{name}}',
  all: 'Choisir tous ceux affichés',
  picked_one: '{{count}} choisi',
  picked_other: '{{count}} choisis',
  checkIn: 'Pointer',
  checkOut: 'Absents',
  drop: 'Retirer',
  delete: 'Supprimer',
  clear: 'Tout désélectionner',
  done_one: '{{count}} joueur traité.',
  done_other: '{{count}} joueurs traités.',
  keys: 'Espace choisit, C pointe, Échap annule.',
  sortBy: 'Trier par {{column}}',
  here: 'présent',
  notYet: 'pas encore',
  hereCount: '{{here}} sur {{count}} sont là.',
  checkedIn: 'Pointage',
  notHere: 'Pas encore là : {{count}}',
  nobody: 'Personne ne correspond.',
};

export const apart: PageWords['apart'] = {
  title: 'À séparer',
  pair: '{{first}} et {{second}}',
  free: 'Lever',
  hint: 'Seule la table d’arbitrage voit cette liste.',
};

export const danger: PageWords['danger'] = {
  title: 'Ce qui ne s’annule pas',
  unwind: 'Revenir à une ronde antérieure',
  unwindHint: 'Les rondes suivantes sont écartées ; le journal les garde.',
  toRound: 'À quelle ronde',
  end: 'Terminer maintenant',
  leads: '{{name}} est en tête.',
  counts_one: '{{count}} joueur et tous les résultats disparaissent.',
  counts_other: '{{count}} joueurs et tous les résultats disparaissent.',
  delete: 'Supprimer {{name}}',
  endHint: 'Le classement actuel devient définitif ; les tables ouvertes sont laissées de côté.',
};

export const again: PageWords['again'] = {
  use: 'Réutiliser',
  name: '{{name}} (bis)',
  made: 'Les mêmes joueurs et réglages, dans un nouveau tournoi.',
};

export const homePage: PageWords['homePage'] = {
  drawn: 'La ronde 1 est tirée, pas encore publiée',
  running: 'En cours',
  upcoming: 'À venir',
  finished: 'Terminés',
  openDesk: 'Ouvrir la table d’arbitrage',
  watch: 'Suivre',
  wall: 'Écran mural',
  noWinner: 'sans vainqueur',
};

export const filter: PageWords['filter'] = {
  label: 'Afficher seulement',
  nothing: 'Rien dans le journal ne correspond.',
  hint: 'un joueur, « table 4 », « ronde 2 »',
};

export const docs: PageWords['docs'] = {
  title: 'Documentation',
  contents: 'Sommaire',
  search: 'Chercher dans la documentation',
  nothing: 'Aucun résultat.',
  plain: 'En clair',
  english: 'La documentation est en anglais.',
};
