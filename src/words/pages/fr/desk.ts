import type { Translation } from '../../texts.ts';
import type * as en from '../en/desk.ts';

export const conflict = {
  title: 'Deux résultats pour la table {{table}}',
  counts: 'Le premier saisi compte jusqu’au choix.',
  first: 'Saisi en premier, {{by}}, {{time}}',
  second: 'Ensuite, {{by}}, {{time}}',
  wins: '{{name}} gagne',
  draw: 'Nulle',
  absent: 'Pas joué : {{names}}',
  uphold: 'Garder {{result}}',
  take: 'Prendre {{result}}',
  neither: 'Aucun : demander à la table',
  mark: 'conflit',
  settled: 'La table {{table}} est réglée : {{result}}.',
  reopened: 'La table {{table}} est rouverte.',
} as const satisfies Translation<typeof en.conflict>;

export const draftSum = {
  noRematch: 'Aucune revanche.',
  rematch_one: 'Une revanche.',
  rematch_other: '{{count}} revanches.',
  'score-gap_one': 'Une paire a un écart de points.',
  'score-gap_other': '{{count}} paires ont un écart de points.',
  colours_one: 'Les couleurs pourraient être mieux réparties à une table.',
  colours_other: 'Les couleurs pourraient être mieux réparties à {{count}} tables.',
  'keep-apart_one': 'Un souhait de séparation n’est pas suivi.',
  'keep-apart_other': '{{count}} souhaits de séparation ne sont pas suivis.',
  'met-often_one': 'Une paire s’est déjà rencontrée.',
  'met-often_other': '{{count}} paires se sont déjà rencontrées.',
  fine: 'Rien de particulier dans ce tirage.',
} as const satisfies Translation<typeof en.draftSum>;

export const draftCost = {
  title: 'Ce que cela coûte',
  rematch: 'Revanches',
  'keep-apart': 'Souhaits de séparation non respectés',
  'met-often': 'Paires déjà rencontrées',
  'score-gap': 'Paires avec écart de points',
  colours: 'Tables aux couleurs inégales',
} as const satisfies Translation<typeof en.draftCost>;

export const draftMove = {
  orTable: 'ou à la table',
  move: 'Déplacer',
  bye: 'Donner l’exemption',
  toTable: 'Table pour {{name}}',
  noTable: 'Il n’y a pas de table {{table}} dans ce brouillon.',
  drop: 'Lâcher {{name}}',
  sidesOnly: 'Les rencontres sont fixées ici ; les deux joueurs d’une table peuvent changer de côté.',
} as const satisfies Translation<typeof en.draftMove>;

export const tableRow = {
  confirm: 'Confirmer',
  notSo: 'Rejeter',
  saidBy: 'Annoncé par {{name}}.',
  otherwise: '{{name}} a annoncé {{result}}.',
  confirmAll: 'Confirmer les {{count}}',
  confirmed: '{{count}} résultats sont confirmés.',
  justNow: 'à l’instant',
  lastEntered: 'Derniers résultats saisis',
  printSlips: 'Imprimer les fiches',
  match: 'match',
  matchAt: 'Le match à la table {{table}}',
  playing: 'en cours',
  reported: 'annoncé',
  typing: 'saisie',
  before: 'points avant : {{points}}',
  move: 'Changer de table',
  moveTo: 'À la table',
  moved: 'La table {{from}} devient la table {{table}} : {{players}}.',
} as const satisfies Translation<typeof en.tableRow>;

export const seatRow = {
  score: 'Score',
  place: 'Place',
  outAt: '{{level}} éliminé',
  out: 'éliminé',
  short: 'à {{count}} de la sortie',
} as const satisfies Translation<typeof en.seatRow>;

export const roundHead = {
  published: 'Publiée à {{time}}.',
} as const satisfies Translation<typeof en.roundHead>;

/** GR-18: who has missed two games. */
export const absent = {
  title: 'Absents',
  missed_one: 'a perdu {{count}} partie par forfait. Retirer du tournoi ?',
  missed_other: 'a perdu {{count}} parties par forfait. Retirer du tournoi ?',
  keep: 'Garder',
} as const satisfies Translation<typeof en.absent>;

/** GR-2: games of days whose time is nearly out. */
export const runningOut = {
  title: 'À court de temps d’ici un jour',
  until: 'au trait, jusqu’à {{when}}',
  against: 'contre {{name}}',
} as const satisfies Translation<typeof en.runningOut>;

export const standingsHead = {
  leads_one: '{{names}} mène avec {{points}}.',
  leads_other: '{{names}} mènent avec {{points}}.',
  leadsBy_one: '{{names}} est en tête. {{criterion}} : {{value}}.',
  leadsBy_other: '{{names}} sont en tête. {{criterion}} : {{value}}.',
  lastRounds: 'Les {{count}} dernières rondes sont affichées.',
  allRounds: 'Afficher les {{count}} rondes',
  print: 'Imprimer',
} as const satisfies Translation<typeof en.standingsHead>;

export const draftRow = {
  last: 'avant : {{name}}',
  lastBye: 'avant : exempt',
  apart: '{{points}} d’écart',
  rematch: 'déjà rencontrés',
  sides: 'Côtés jusqu’ici : {{sides}}',
} as const satisfies Translation<typeof en.draftRow>;

export const deskPlayer = {
  edit: 'Modifier',
  games: 'Parties',
  none: 'Pas encore de partie.',
  next: 'Joue maintenant',
  atTable: 'Table {{table}} contre {{names}}',
  link: 'Lien privé',
  linkHint: 'Qui le possède annonce des résultats au nom de {{name}}. Ne le montrez à personne d’autre.',
  makeLink: 'Afficher le lien privé',
  publicPage: 'Page publique',
  contactHint: 'Seule la table de direction le voit ; il n’est dans aucun fichier.',
  rating: '{{from}} à l’inscription',
  gone: 'Ce joueur n’existe pas ici.',
} as const satisfies Translation<typeof en.deskPlayer>;

export const eventInfo = {
  title: 'Dates, lieu, description',
  hint: 'Rien n’est obligatoire ; ce qui est donné figure sur la page publique, dans le calendrier et sur le papier.',
  firstDay: 'Premier jour',
  lastDay: 'Dernier jour',
  startTime: 'Début',
  timeZone: 'Fuseau horaire',
  venue: 'Lieu',
  contact: 'Contact',
  contactHint: 'Une adresse e-mail, un numéro ou une page. Tout le monde peut le lire.',
  description: 'Description',
  save: 'Enregistrer',
  saved: 'Les informations sont enregistrées.',
  image: 'Image',
  imageHint:
    'PNG, JPEG ou WebP, 1 Mo au plus. Pour la page publique et l’aperçu du lien ; ce que l’appareil photo y a inscrit est supprimé.',
  imageRemove: 'Supprimer l’image',
  imageTooLarge: 'Cette image dépasse 1 Mo. Réduisez-la et réessayez.',
} as const satisfies Translation<typeof en.eventInfo>;

export const correctionWays = {
  keepHint: 'Les tables restent ; points et places sont recomptés.',
  unwindHint: 'Les rondes suivantes sont jetées et retirées. Demande le nom du tournoi.',
} as const satisfies Translation<typeof en.correctionWays>;

export const victory = {
  report: 'Rapport final',
  page: 'Page du vainqueur',
} as const satisfies Translation<typeof en.victory>;

export const announce = {
  title: 'À lire à voix haute',
  over: '{{label}} : c’est fini.',
  out_one: 'Un joueur sort : {{names}}.',
  out_other: '{{count}} joueurs sortent : {{names}}.',
  with: '{{name}} avec {{total}}',
  nobody: 'Personne ne sort.',
  left: 'Retrait : {{names}}.',
  still_one: 'Il reste un joueur en lice.',
  still_other: 'Il reste {{count}} joueurs en lice.',
  level: '{{what}} : {{names}}.',
} as const satisfies Translation<typeof en.announce>;

export const clock = {
  label: 'Temps restant dans cette ronde',
  time: 'Temps',
  start: 'Lancer la pendule',
  goOn: 'Reprendre',
  pause: 'Arrêter la pendule',
  extend: '+{{minutes}} min',
} as const satisfies Translation<typeof en.clock>;

export const palette = {
  title: 'Chercher une action',
  open: 'Actions',
  placeholder: 'Que voulez-vous faire ?',
  nothing: 'Aucun résultat.',
  found_one: '{{count}} action',
  found_other: '{{count}} actions',
  go: 'Aller à : {{place}}',
  publicPage: 'page publique',
  wall: 'écran mural',
  enter: 'Table {{table}} : saisir {{players}}',
  correct: 'Table {{table}} : corriger {{players}}',
  clockOn: 'Reprendre la pendule',
  extend: 'Ajouter {{minutes}} min à la pendule',
  drop: 'Retirer {{name}}',
  reinstate: 'Réintégrer {{name}}',
  here: '{{name}} est là',
  notHere: '{{name}} n’est pas là',
  approve: 'Valider {{name}}',
  delete: 'Supprimer {{name}}',
  undo: 'Annuler la dernière action',
  rounds: 'Jouer {{rounds}} rondes',
  rematches: 'Autoriser les revanches à la ronde suivante',
  end: 'Terminer le tournoi avant terme…',
  reopen: 'Rouvrir le tournoi',
  unwind: 'Revenir à la {{label}}…',
  look: 'Apparence : {{look}}',
  language: 'Langue : {{language}}',
} as const satisfies Translation<typeof en.palette>;

export const paletteKind = {
  go: 'page',
  round: 'ronde',
  clock: 'pendule',
  table: 'table',
  player: 'joueur',
  tournament: 'tournoi',
  look: 'apparence',
} as const satisfies Translation<typeof en.paletteKind>;
