import { fr as stage } from '../../stages/knockout/fr.ts';
import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const fr = {
  stages: { knockout: stage },
  name: 'Élimination hybride',
  about: 'D’abord une course aux places, puis une élimination directe entre ceux qui en ont une.',
  presets: {
    sacrifice: 'Chess960, parties simples',
  },
  settings: {
    seedTies: 'Têtes de série à égalité',
  },
  choices: {
    playoff: 'barrage',
  },
  plan: {
    'qualification.qualifiers': 'places',
    'qualification.points': 'points par place',
    knockout: 'tableau de {{count}}',
  },
  criteria: {
    repeats: 'Revanches',
    age: 'Ancienneté des revanches',
    'same-colour': 'Même couleur à nouveau',
    matches: 'Matchs',
  },
  findings: {},
  reasons: {
    'board-race': 'Course',
    'label-phase': 'Ronde {{round}}, phase {{phase}}',
    'label-playoff': 'Ronde {{round}}, phase {{phase}}',
    'round-robin': 'Numéros du toutes rondes tirés au sort : {{players}}.',
    'round-robin-pair': 'Phase {{phase}} du toutes rondes tiré au sort pour tout le monde.',
    'white-in-game-1': '{{player}} a les blancs à la première partie.',
    'best-phase':
      'Le meilleur appariement possible : revanches les plus rares et les plus anciennes, puis couleurs, puis tirage au sort.',
    'first-meeting': 'Première rencontre.',
    'meets-again':
      'Rencontre déjà jouée {{meetings, times}}, la dernière à la phase {{last}} ; il n’y a pas de meilleur appariement.',
    'bye-of-round-robin': '{{player}} est exempt dans cette phase : {{byes, byes}} avant.',
    bye: 'Exempt : {{player}}, {{byes, byes}} avant, le minimum, atteint par {{candidates, players}} ; les autres s’apparient ainsi au mieux.',
    'playoff-for-places': '{{players}} sont à égalité pour {{places}} des dernières places et jouent un barrage.',
    'playoff-for-seeds': '{{players}} sont à égalité et jouent un barrage pour l’ordre des têtes de série.',
    'playoff-bye': 'Exempt du barrage : {{player}}, par tirage au sort.',
    qualified:
      '{{player}} se qualifie à la phase {{phase}} avec {{points, points}} en {{matches, matches}}, tête de série nº {{seed}}.',
    'qualified-by-playoff': '{{player}} se qualifie par le barrage à la phase {{phase}}, tête de série nº {{seed}}.',
    'qualified-as-left':
      '{{player}} se qualifie avec ceux qui restaient quand il y avait une place pour chacun, tête de série nº {{seed}}.',
    'qualified-instead': '{{player}} prend la place libérée par un retrait, tête de série nº {{seed}}.',
    'seed-by-completion':
      'Tête de série nº {{seed}} : selon l’heure de fin du match contre {{opponent}}, puis le moins de matchs ({{matches}}), puis les points ({{points}}).',
    'by-lot': 'Tête de série nº {{seed}} pour {{player}}, par tirage au sort.',
    'not-qualified': 'Pas de place pour {{player}} : {{points, points}} en {{matches, matches}}, {{byes, byes}}.',
    'in-playoff': '{{player}} joue le barrage, à égalité avec d’autres à {{points, points}}.',
    'league-points': '{{player}} a {{points, points}} en {{matches, matches}}, {{byes, byes}}.',
    'HK-14 withdrew': '{{player}} a quitté la qualification avec {{points, points}} en {{matches, matches}}.',
    'qualification-over': 'Toutes les places sont prises, dans l’ordre des têtes de série : {{players}}.',
  },
} as const satisfies Translation<typeof en>;
