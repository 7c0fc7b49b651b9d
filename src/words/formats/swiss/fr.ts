import { fr as knockout } from '../../stages/knockout/fr.ts';
import { fr as tieBreaks } from '../../stages/tie-breaks/fr.ts';
import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const fr = {
  stages: { knockout, 'tie-breaks': tieBreaks },
  name: 'Système suisse',
  about: 'Un nombre fixe de rondes ; on joue contre qui a autant de points que soi.',
  presets: {
    redemption: 'Jeu de cartes, en 5 points',
    '3-1-0': 'Au meilleur des trois, 3–1–0',
    games: 'Gain, nulle ou perte, 1–½–0',
  },
  settings: {
    byePoints: 'Points de match pour une exemption',
    firstRound: 'Première ronde',
    forfeitDifferential: 'Différentiel d’une victoire par forfait',
    lateAs: 'Rondes manquées comptées comme',
    lateUntil: 'Entrée tardive jusqu’à la ronde',
    rounds: 'Rondes',
    target: 'Points de partie pour gagner',
    timedLoss: 'Points de match pour une défaite au temps',
    timedWin: 'Points de match pour une victoire au temps',
    topCut: 'Joueurs en élimination directe ensuite',
  },
  choices: {
    loss: 'défaites',
    bye: 'exemptions',
  },
  criteria: {
    'kept-apart': 'Souhaits de l’arbitrage non suivis',
    'squared-difference': 'Carré des écarts de points',
    'match-points': 'Points de match',
    'opponents-points': 'Points des adversaires',
    'opponents-differential': 'Différentiel des adversaires',
  },
  counts: {
    claims_one: 'personne d’autre n’y avait autant droit',
    claims_other: '{{count}} joueurs y avaient autant droit',
  },
  findings: {},
  reasons: {
    record:
      '{{player}} : {{points, points}}, différentiel {{differential}} ({{wins, wins}}, {{draws, draws}}, {{losses, losses}}, {{byes, byes}}).',
    'worth-win': '{{player}} gagne : {{first}}–{{second}} points.',
    'worth-timed-win': '{{player}} mène à la fin du temps, victoire au temps : {{first}}–{{second}} points.',
    'worth-level': 'Égalité : {{first}} points chacun.',
    'drawn-at-random': 'Tirage au sort.',
    'rematch-allowed':
      '{{player}} et {{opponent}} jouent à nouveau ensemble (déjà à la ronde {{round}}) : l’arbitrage a autorisé les revanches.',
    'same-points': 'Même total, {{points, points}} ; tirage au sort dans ce groupe de points.',
    'odd-score-group':
      '{{player}} ({{points, points}}) et {{opponent}} ({{other, points}}) : un groupe de points était impair, quelqu’un joue donc hors du sien.',
    'met-all-in-group':
      '{{player}} ({{points, points}}) a déjà joué contre tous ceux du même total, et joue contre {{opponent}} ({{other, points}}).',
    'best-for-all':
      '{{player}} ({{points, points}}) joue contre {{opponent}} ({{other, points}}) : ainsi toute la ronde a les plus petits écarts sans revanche.',
    'bye-by-lot': 'Exempt : {{player}}, par tirage au sort parmi {{among, players}}.',
    'bye-in-turn': 'Exempt : {{player}}, {{byes, byes}} jusqu’ici, place {{place}} au classement ; {{level, claims}}.',
    'bye-passed-over': 'Sans {{player}}, les autres peuvent être appariés ; sans {{others}}, ils ne le pouvaient pas.',
    'top-half-against-bottom': 'Haut de liste contre bas de liste : nº {{rank}} à l’Elo contre nº {{other}}.',
  },
} as const satisfies Translation<typeof en>;
