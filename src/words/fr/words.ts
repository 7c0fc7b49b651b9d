import type { words as en } from '../en/words.ts';
import type { Translation } from '../texts.ts';

/** Single words and short phrases. */

const number = { half: '½', point: ',', hour: '\u00a0h\u00a0' } as const satisfies Translation<typeof en.number>;

const count = {
  attempts_one: '{{count}} essai',
  attempts_other: '{{count}} essais',
  byes_one: '{{count}} exemption',
  byes_other: '{{count}} exemptions',
  draws_one: '{{count}} nulle',
  draws_other: '{{count}} nulles',
  entries_one: '{{count}} entrée',
  entries_other: '{{count}} entrées',
  moreEntries_one: '{{count}} autre entrée',
  moreEntries_other: '{{count}} autres entrées',
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
  tables_one: '{{count}} table',
  tables_other: '{{count}} tables',
  times_one: '{{count}} fois',
  times_other: '{{count}} fois',
  wins_one: '{{count}} victoire',
  wins_other: '{{count}} victoires',
} as const satisfies Translation<typeof en.count>;

const finding = {
  rematch: '{{players}} ont déjà joué ensemble.',
  'score-gap': '{{players}} ont {{size, points}} d’écart.',
  'is-out': '{{players}} serait déjà hors course.',
  missing: '{{players}} n’a pas de place.',
  'seated-twice': '{{players}} figure {{size, times}}.',
  'table-size': 'Mauvaise taille de table : {{players}}.',
  colours: 'Couleurs à mieux répartir : {{players}}.',
  'wrong-group': 'Groupes dans le mauvais ordre : {{players}}.',
  'wrong-bye': 'L’exemption ne revient pas à {{players}}.',
  'wrong-match': '{{players}} ne se rencontrent pas dans cette ronde.',
  'keep-apart': '{{players}} sont à séparer.',
  'met-often': '{{players}} ont déjà joué ensemble {{size, times}}.',
} as const satisfies Translation<typeof en.finding>;

/** DK-9: the keep-apart list is private to the desk. */
const publicFinding = {
  'keep-apart': 'L’arbitrage a un autre souhait pour {{players}}.',
} as const satisfies Translation<typeof en.publicFinding>;

const notation = {
  empty: 'Il n’y a pas de résultat.',
  'no-result':
    '« {{text}} » n’est pas un résultat. Écrivez 5-3, 1/2, 50 42 31, places 1 2 2, +- ou ff, dans l’ordre des sièges.',
  'no-number': '« {{text}} » n’est pas un nombre.',
  'too-fine': '« {{text}} » a plus de trois décimales.',
  'too-large': '« {{text}} » est trop grand.',
  'no-place': '« {{text}} » n’est pas une place ; les places commencent à 1.',
  'seat-count': 'Cette table a {{need}} sièges, mais le résultat en a {{have}}.',
} as const satisfies Translation<typeof en.notation>;

const criterion = {
  'points-among': 'Points entre ex æquo',
  'head-to-head': 'Confrontation directe',
  'sonneborn-berger': 'Sonneborn-Berger',
  wins: 'Victoires',
  rounds: 'Rondes',
  rematches: 'Revanches',
  colours: 'Déséquilibre des couleurs',
  points: 'Points',
  differential: 'Différentiel',
  lot: 'Tirage au sort',
  round: 'Ronde',
  seed: 'Tête de série',
  byes: 'Exemptions',
  'wrong-match': 'Hors du calendrier',
} as const satisfies Translation<typeof en.criterion>;

const state = {
  active: 'en lice',
  eliminated: 'hors course',
  qualified: 'place acquise',
  dropped: 'retrait',
} as const satisfies Translation<typeof en.state>;

const status = { registering: 'pas commencé', running: 'en cours', finished: 'terminé' } as const satisfies Translation<
  typeof en.status
>;

const playerList = {
  'no-name': 'ligne {{line}} : pas de nom dans « {{text}} »',
  'bad-rating': 'ligne {{line}} : « {{text}} » n’est pas un classement',
  'too-long': 'ligne {{line}} : « {{text}} » dépasse 80 caractères',
  twice: 'ligne {{line}} : {{text}} figure deux fois dans la liste',
  'here-already': 'ligne {{line}} : {{text}} est déjà inscrit',
  contact: 'ligne {{line}} : les coordonnées de {{text}} ont été laissées de côté',
  'open-quote': 'ligne {{line}} : un guillemet n’est jamais refermé',
  'no-name-column': 'ligne {{line}} : on ne sait pas avec certitude quelle colonne contient les noms : {{text}}',
  'too-many-columns': 'ligne {{line}} : plus de {{text}} colonnes',
  'too-many-lines': 'ligne {{line}} : une liste peut avoir au plus {{text}} lignes',
  spreadsheet:
    'c’est un fichier de tableur et non du texte : enregistrez-le au format CSV dans le tableur et ouvrez ce fichier',
} as const satisfies Translation<typeof en.playerList>;

const progress = {
  waiting: 'Pas encore commencé · {{players, players}}',
  of: '{{label}} sur {{of}}',
  tables: '{{done}} sur {{all, tables}} saisies',
  games: '{{done}} sur {{all, games}} saisies',
  between: '{{label}} terminée',
  finished: 'Terminé après {{rounds, rounds}}',
  left: 'encore {{time}}',
  timeUp: 'temps écoulé',
} as const satisfies Translation<typeof en.progress>;

const roundState = { draft: 'brouillon', published: 'publiée', closed: 'close' } as const satisfies Translation<
  typeof en.roundState
>;

const game = {
  regular: 'partie',
  'sudden-death': 'mort subite',
  armageddon: 'Armageddon',
} as const satisfies Translation<typeof en.game>;

const how = {
  played: 'jouée',
  forfeit: 'par forfait',
  walkover: 'd’office',
  'double-forfeit': 'double forfait',
} as const satisfies Translation<typeof en.how>;

const slot = {
  'winner-of': 'vainqueur du match {{match}}',
  'loser-of': 'perdant du match {{match}}',
  nobody: 'personne',
} as const satisfies Translation<typeof en.slot>;

const tables = { these_one: 'table {{tables}}', these_other: 'tables {{tables}}' } as const satisfies Translation<
  typeof en.tables
>;

const heading = {
  absent: 'Absent',
  absentHalf: 'Absent, exemption ½',
  absentFull: 'Absent, exemption entière',
  adjustment: 'Ajustement',
  warning: 'Avertissement',
  bracket: 'Tableau',
  bye: 'Exempt',
  byes: 'Exempts',
  rest: 'Repos',
  club: 'Club',
  code: 'Code de contrôle',
  crossTable: 'Grille',
  draft: 'Brouillon',
  entry: 'Entrée',
  format: 'Formule',
  game: 'Partie',
  games: 'Parties',
  group: 'Groupe',
  groupTables: 'Groupes',
  how: 'Comment on joue',
  match: 'Match',
  matches: 'Matchs',
  name: 'Nom',
  nobody: 'Personne',
  open: 'en cours',
  place: 'Place',
  phases: 'Phases',
  provisional: 'provisoire',
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
  board: 'Aperçu',
  table: 'Table',
  tables: 'Tables',
  versus: 'contre',
  winner: 'Vainqueur',
  winners: 'Vainqueurs',
  why: 'Pourquoi',
} as const satisfies Translation<typeof en.heading>;

/** What settings of several formats can be set to. */
const choice = {
  rating: 'selon l’Elo',
  entry: 'par ordre d’entrée',
  random: 'au hasard',
  manual: 'à la main',
  chess960: 'Chess960',
  standard: 'échecs classiques',
  lot: 'tirage au sort',
} as const satisfies Translation<typeof en.choice>;

const setting = {
  approval: 'L’arbitrage valide les inscriptions',
  avoid: 'Joueurs qui ne doivent pas se rencontrer',
  base: 'Temps de base',
  bonusAt40: 'Temps ajouté au 40ᵉ coup',
  draw: 'Points de match pour une nulle',
  increment: 'Temps ajouté par coup',
  loss: 'Points de match pour une défaite',
  raceTo: 'Points pour gagner un match',
  roundByRound: 'Élimination directe ronde par ronde',
  roundClock: 'Durée d’une ronde',
  seeding: 'Têtes de série',
  thirdPlace: 'Match pour la troisième place',
  tieBreaks: 'Départages, dans l’ordre',
  unratedAs: 'Les joueurs sans classement comptent pour',
  variant: 'Variante d’échecs',
  win: 'Points de match pour une victoire',
} as const satisfies Translation<typeof en.setting>;

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
  choice,
  setting,
};
