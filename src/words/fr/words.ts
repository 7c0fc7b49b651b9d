import type { Sentences } from '../table.ts';

/** Single words and short phrases. */

const number: Sentences['number'] = { half: '½', point: ',' };

const count: Sentences['count'] = {
  attempts_one: '{{count}} essai',
  attempts_other: '{{count}} essais',
  byes_one: '{{count}} exemption',
  byes_other: '{{count}} exemptions',
  draws_one: '{{count}} nulle',
  draws_other: '{{count}} nulles',
  entries_one: '{{count}} entrée',
  entries_other: '{{count}} entrées',
  games_one: '{{count}} partie',
  games_other: '{{count}} parties',
  losses_one: '{{count}} défaite',
  losses_other: '{{count}} défaites',
  matches_one: '{{count}} match',
  matches_other: '{{count}} matchs',
  pairs_one: '{{count}} paire',
  pairs_other: '{{count}} paires',
  plans_one: '{{count}} plan',
  plans_other: '{{count}} plans',
  players_one: '{{count}} joueur',
  players_other: '{{count}} joueurs',
  points_one: '{{count}} point',
  points_other: '{{count}} points',
  results_one: '{{count}} résultat',
  results_other: '{{count}} résultats',
  rounds_one: '{{count}} ronde',
  rounds_other: '{{count}} rondes',
  strikes_one: '{{count}} pénalité',
  strikes_other: '{{count}} pénalités',
  tables_one: '{{count}} table',
  tables_other: '{{count}} tables',
  times_one: '{{count}} fois',
  times_other: '{{count}} fois',
  wins_one: '{{count}} victoire',
  wins_other: '{{count}} victoires',
};

const finding: Sentences['finding'] = {
  rematch: '{{players}} ont déjà joué ensemble.',
  'score-gap': '{{players}} ont {{size, points}} d’écart.',
  'is-out': '{{players}} ne joue pas à cette ronde.',
  missing: '{{players}} n’a pas de place.',
  'seated-twice': '{{players}} figure {{size, times}}.',
  'table-size': 'Mauvaise taille de table : {{players}}.',
  colours: 'Couleurs à mieux répartir : {{players}}.',
  'wrong-group': 'Groupes dans le mauvais ordre : {{players}}.',
  'wrong-bye': 'L’exemption ne revient pas à {{players}}.',
  'wrong-match': '{{players}} ne se rencontrent pas ici d’après le tableau.',
  'keep-apart': '{{players}} sont à séparer.',
  'met-often': '{{players}} ont déjà joué ensemble {{size, times}}.',
};

/** DK-9: who is to be kept apart is the desk's business. */
const publicFinding: Sentences['publicFinding'] = {
  'keep-apart': 'L’arbitrage a un autre souhait pour {{players}}.',
};

const notation: Sentences['notation'] = {
  empty: 'Il n’y a pas de résultat.',
  'no-result':
    '« {{text}} » n’est pas un résultat. Écrivez 5-3, 1/2, 50 42 31, places 1 2 2, +- ou ff, dans l’ordre des sièges.',
  'no-number': '« {{text}} » n’est pas un nombre.',
  'too-fine': '« {{text}} » a plus de trois décimales.',
  'too-large': '« {{text}} » est trop grand.',
  'no-place': '« {{text}} » n’est pas une place ; les places commencent à 1.',
  'seat-count': 'Cette table a {{need}} sièges, mais le résultat en a {{have}}.',
};

const criterion: Sentences['criterion'] = {
  'points-among': 'Points entre ex æquo',
  scored: 'Marqués',
  'sonneborn-berger': 'Sonneborn-Berger',
  wins: 'Victoires',
  rounds: 'Rondes',
  score: 'Score',
  'out-of-order': 'Hors ordre',
  'rounds-survived': 'Rondes tenues',
  strikes: 'Pénalités',
  'detrimental-points': 'Points de retrouvailles',
  'pairs-met-before': 'Paires déjà vues',
  rematches: 'Revanches',
  repeats: 'Revanches',
  age: 'Ancienneté des revanches',
  colours: 'Déséquilibre des couleurs',
  'same-colour': 'Même couleur à nouveau',
  'kept-apart': 'Souhaits de l’arbitrage non suivis',
  'squared-difference': 'Carré des écarts de points',
  'match-points': 'Points de match',
  points: 'Points',
  differential: 'Différentiel',
  'head-to-head': 'Confrontation directe',
  'opponents-points': 'Points des adversaires',
  'opponents-differential': 'Différentiel des adversaires',
  lot: 'Tirage au sort',
  round: 'Ronde',
  seed: 'Tête de série',
  matches: 'Matchs',
  byes: 'Exemptions',
  'wrong-match': 'Contraire au tableau',
};

const state: Sentences['state'] = {
  active: 'en lice',
  eliminated: 'hors course',
  qualified: 'place acquise',
  dropped: 'retrait',
};

const status: Sentences['status'] = { registering: 'pas commencé', running: 'en cours', finished: 'terminé' };

const playerList: Sentences['playerList'] = {
  'no-name': 'ligne {{line}} : pas de nom dans « {{text}} »',
  'bad-rating': 'ligne {{line}} : « {{text}} » n’est pas un classement',
  'too-long': 'ligne {{line}} : « {{text}} » dépasse 80 caractères',
  twice: 'ligne {{line}} : {{text}} figure deux fois dans la liste',
  'here-already': 'ligne {{line}} : {{text}} est déjà inscrit',
  contact: 'ligne {{line}} : les coordonnées de {{text}} ont été laissées de côté',
  'open-quote': 'ligne {{line}} : un guillemet n’est jamais refermé',
};

const progress: Sentences['progress'] = {
  waiting: 'Pas encore commencé · {{players, players}}',
  of: '{{label}} sur {{of}}',
  tables: '{{done}} sur {{all, tables}} saisies',
  games: '{{done}} sur {{all, games}} saisies',
  between: '{{label}} terminée',
  finished: 'Terminé après {{rounds, rounds}}',
  left: 'encore {{time}}',
  timeUp: 'temps écoulé',
};

const roundState: Sentences['roundState'] = { draft: 'brouillon', published: 'publiée', closed: 'close' };

const game: Sentences['game'] = {
  regular: 'partie',
  'sudden-death': 'mort subite',
  armageddon: 'Armageddon',
};

const how: Sentences['how'] = {
  played: 'jouée',
  forfeit: 'par forfait',
  walkover: 'd’office',
  'double-forfeit': 'double forfait',
};

const slot: Sentences['slot'] = {
  'winner-of': 'vainqueur du match {{match}}',
  'loser-of': 'perdant du match {{match}}',
  nobody: 'personne',
};

const tables: Sentences['tables'] = { these_one: 'table {{tables}}', these_other: 'tables {{tables}}' };

const heading: Sentences['heading'] = {
  bracket: 'Tableau',
  bye: 'Exempt',
  byes: 'Exempts',
  club: 'Club',
  code: 'Code à noter',
  draft: 'Brouillon',
  entry: 'Entrée',
  format: 'Formule',
  game: 'Partie',
  games: 'Parties',
  group: 'Groupe',
  match: 'Match',
  matches: 'Matchs',
  name: 'Nom',
  nobody: 'Personne',
  open: 'en cours',
  place: 'Place',
  phases: 'Phases',
  qualification: 'Qualification',
  seed: 'Tête de série',
  player: 'Joueur',
  players: 'Joueurs',
  points: 'Points',
  rating: 'Elo',
  result: 'Résultat',
  round: 'Ronde',
  rounds: 'Rondes',
  score: 'Score',
  seat: 'Siège',
  standings: 'Classement',
  start: 'Position de départ',
  state: 'État',
  status: 'Statut',
  table: 'Table',
  versus: 'contre',
  winner: 'Vainqueur',
  winners: 'Vainqueurs',
  why: 'Pourquoi',
};

const format: Sentences['format'] = {
  robin: 'Toutes rondes',
  groups: 'Rondes par groupes',
  hybrid: 'Élimination hybride',
  strikes: 'Pénalités cumulées',
  swiss: 'Système suisse',
};

const setting: Sentences['setting'] = {
  legs: 'Nombre de rencontres entre chacun',
  order: 'Numérotation',
  publish: 'Affichage des rondes',
  results: 'Un résultat est',
  approval: 'L’arbitrage valide les inscriptions',
  arrangement: 'Découpage des groupes',
  autoAdvance: 'La ronde suivante part toute seule',
  avoid: 'Joueurs qui ne doivent pas se rencontrer',
  base: 'Temps de base',
  bonusAt40: 'Temps ajouté au 40ᵉ coup',
  byePoints: 'Points de match pour une exemption',
  draw: 'Points de match pour une nulle',
  eliminationAt: 'Pénalités qui font sortir',
  finalGame: 'Deux vainqueurs ex æquo se départagent',
  firstRound: 'Première ronde',
  fiveLeft: 'Reste de cinq à des tables de quatre',
  forfeitDifferential: 'Différentiel d’une victoire par forfait',
  gameClocks: 'Pendules des parties',
  gamesPerPairing: 'Parties par appariement et par couleur',
  groupSize: 'Joueurs par groupe',
  improve: 'Améliorer le meilleur plan par échanges',
  increment: 'Temps ajouté par coup',
  lateAs: 'Rondes manquées comptées comme',
  lateUntil: 'Entrée tardive jusqu’à la ronde',
  loss: 'Points de match pour une défaite',
  maxTable: 'Joueurs au plus par table',
  plans: 'Plans de table tirés',
  raceTo: 'Points pour gagner un match',
  ratings: 'Elo',
  roundByRound: 'Élimination directe ronde par ronde',
  roundClock: 'Durée d’une ronde',
  rounds: 'Rondes',
  scoring: 'Lecture des résultats',
  seedTies: 'Têtes de série à égalité',
  seeding: 'Têtes de série',
  target: 'Points de partie pour gagner',
  thirdPlace: 'Match pour la troisième place',
  tieBreaks: 'Départages, dans l’ordre',
  timedLoss: 'Points de match pour une défaite au temps',
  timedWin: 'Points de match pour une victoire au temps',
  topCut: 'Joueurs en élimination directe ensuite',
  variant: 'Variante d’échecs',
  win: 'Points de match pour une victoire',
};

export const words = {
  number,
  count,
  finding,
  publicFinding,
  notation,
  criterion,
  state,
  status,
  progress,
  playerList,
  roundState,
  game,
  how,
  slot,
  tables,
  heading,
  format,
  setting,
};
