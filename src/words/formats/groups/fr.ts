import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const fr = {
  name: 'Rondes par groupes',
  about: 'Chacun joue contre chacun en petits groupes ; les meilleurs passent, jusqu’au dernier.',
  presets: {
    hnefatafl: 'Groupes de quatre',
    'hnefatafl-balanced': 'Groupes égaux, jusqu’à huit',
    'tafl-championship': 'Championnat de tafl',
  },
  settings: {
    seeded: 'Têtes de série, qui entrent à la ronde 2',
    champion: 'Tenant du titre, qui entre en finale',
    advance: 'Qui passe d’un groupe ; par défaut tous les premiers ex æquo',
    arrangement: 'Découpage des groupes',
    autoAdvance: 'La ronde suivante part toute seule',
    best: 'Combien des meilleurs',
    gameClocks: 'Pendules des parties',
    gamesPerPairing: 'Parties par appariement et par couleur',
    groupSize: 'Joueurs par groupe',
    movesFirst: 'Qui joue le premier coup ; par défaut l’attaquant',
    noShow: 'Forfait sans premier coup après ; jamais si vide',
    ratings: 'Elo',
  },
  choices: {
    fixed: 'fixe',
    balanced: 'tailles égales',
    mixed: 'de même force',
    attacker: 'l’attaquant',
    defender: 'le défenseur',
    'with-round': 'partent avec la ronde',
    'by-hand': 'lancées à la main',
    winners: 'tous les premiers ex æquo',
    best: 'les meilleurs de chaque groupe',
    off: 'aucune',
    glicko2: 'en direct (Glicko-2)',
  },
  plan: {
    groups_one: '{{count}} groupe de',
    groups_other: '{{count}} groupes de',
  },
  criteria: {
    score: 'Score',
    'shorter-wins': 'Victoires plus courtes (coups)',
    'out-of-order': 'Hors ordre',
  },
  findings: {},
  reasons: {
    'side-attacker': 'attaquant',
    'side-defender': 'défenseur',
    'grouped-by-rating':
      'Groupe {{group}} de {{size, players}}, découpé dans l’ordre des Elo ; à Elo égal, tirage au sort.',
    'dealt-by-rating':
      'Groupe {{group}} de {{size, players}}, réparti dans l’ordre des Elo pour que tous les groupes soient de force voisine ; à Elo égal, tirage au sort.',
    'playing-in-group':
      '{{player}} a {{wins, wins}}, {{losses, losses}} et {{draws, draws}} dans le groupe {{group}} pour l’instant.',
    'won-group':
      '{{player}} passe après la ronde {{round}} : en tête du groupe {{group}} avec {{wins, wins}}, {{losses, losses}} et {{draws, draws}}.',
    'among-best':
      '{{player}} passe après la ronde {{round}} : parmi les {{best}} premiers du groupe {{group}} avec {{wins, wins}}, {{losses, losses}} et {{draws, draws}}.',
    'out-of-group':
      '{{player}} sort à la ronde {{round}} : {{wins, wins}}, {{losses, losses}} et {{draws, draws}} dans le groupe {{group}}, pas assez.',
    'enters-second': '{{player}} est tête de série et entre à la ronde 2.',
    'enters-final': '{{player}} détient le titre et entre en finale.',
    'nobody-left': 'Plus personne après la ronde {{round}}.',
    'one-left': '{{players}} restait sans rival après la ronde {{round}}.',
    'all-equal':
      'Tous les joueurs de la ronde {{round}} avaient le même bilan ({{wins, wins}}, {{losses, losses}}, {{draws, draws}}) ; vainqueurs ex æquo : {{players}}.',
    'no-progress':
      'Personne n’est sorti en deux rondes de suite, jusqu’à la ronde {{round}} ; vainqueurs ex æquo : {{players}}.',
  },
} as const satisfies Translation<typeof en>;
