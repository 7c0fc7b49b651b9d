import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const fr = {
  name: 'Pénalités cumulées',
  about: 'Tables de trois à cinq ; toute place après la première coûte des pénalités, trop en avoir fait sortir.',
  presets: {
    strikes: 'Sortie à 35, meilleur placement',
    'czapski-short': 'Court : sortie à 23',
    czapski: 'Habituel : sortie à 35',
    'czapski-long': 'Long : sortie à 47',
  },
  settings: {
    eliminationAt: 'Pénalités qui font sortir',
    finalGame: 'Deux vainqueurs ex æquo se départagent',
    fiveLeft: 'Reste de cinq à des tables de quatre',
    improve: 'Améliorer le meilleur plan par échanges',
    maxTable: 'Joueurs au plus par table',
    plans: 'Plans de table tirés',
    scoring: 'Lecture des résultats',
  },
  choices: {
    '4+bye': 'table de quatre et un exempt',
    '3+2': 'tables de trois et de deux',
    'highest-wins': 'le plus haut score gagne',
    'lowest-wins': 'le plus bas score gagne',
    places: 'places',
  },
  plan: {
    random_one: '{{count}} table de',
    random_other: '{{count}} tables de',
    split: 'répartis par pénalités',
  },
  criteria: {
    'rounds-survived': 'Rondes tenues',
    strikes: 'Pénalités',
    'detrimental-points': 'Points de retrouvailles',
    'pairs-met-before': 'Paires déjà vues',
  },
  counts: {
    strikes_one: '{{count}} pénalité',
    strikes_other: '{{count}} pénalités',
  },
  findings: {},
  reasons: {
    'board-strikes': 'Pénalités',
    'label-final-game': 'Partie finale',
    'goes-out': '{{player}} sort avec {{strikes}}.',
    'nobody-goes-out': 'Personne ne sort à cette table.',
    'no-strikes-in-final': 'Une partie finale : elle ne donne pas de pénalités.',
    'seated-least-met':
      'Placement qui évite les retrouvailles ; déjà vu à cette table : {{pairs, pairs}} ({{points, points}}).',
    'split-group': 'Groupe {{group}} par pénalités : de {{fewest}} à {{most, strikes}}.',
    'bye-for-fewest-strikes':
      'Exempt : {{player}}, qui a le moins de pénalités ({{strikes}}) ; {{byes, byes}} avant cette ronde.',
    'seating-improved':
      'Le meilleur de {{plans, plans}} au hasard avait {{bestOfPlans, points}} de retrouvailles ; des échanges l’ont ramené à {{improved}}.',
    'seating-best-of-plans': 'Le meilleur de {{plans, plans}} au hasard a {{bestOfPlans, points}} de retrouvailles.',
    'plays-final-game': '{{players}}, vainqueurs ex æquo, se départagent.',
    'still-in': '{{player}} reste en lice avec {{strikes, strikes}}, sous la limite de {{level}}.',
    'out-after-round':
      '{{player}} sera hors course à la fin de cette ronde, avec {{strikes, strikes}} ; la limite est {{level}}.',
    eliminated: '{{player}} sort à la ronde {{round}} avec {{strikes, strikes}} ; la limite est {{level}}.',
    'stays-out':
      '{{player}}, hors course depuis la ronde {{round}}, le reste, même si une correction ramène à {{strikes, strikes}}, sous la limite de {{level}}.',
    'last-one-left': '{{player}} restait sans rival, avec {{strikes, strikes}}.',
    'two-left-nothing-played': '{{players}} restaient avant la première partie : victoire partagée.',
    'level-and-no-sole-last-winner':
      '{{players}} étaient à égalité avec {{strikes, strikes}}, et la dernière partie n’a rien départagé : victoire partagée.',
    'level-and-won-last-game':
      '{{player}} et {{opponent}} étaient à égalité avec {{strikes, strikes}} ; {{player}} a gagné la dernière partie.',
    'fewer-strikes-and-bye':
      '{{player}} avait moins de pénalités ({{strikes}} contre {{against}} pour {{opponent}}), et l’exemption à la dernière ronde.',
    'fewer-strikes-and-won-last-game':
      '{{player}} avait moins de pénalités ({{strikes}} contre {{against}} pour {{opponent}}) et a gagné la dernière partie.',
    'fewer-strikes-but-second':
      'Entre {{players}}, le plus petit total de pénalités ({{strikes}} contre {{against}}) a fini deuxième de la dernière partie : victoire partagée.',
    'won-last-game':
      '{{player}} a gagné la dernière partie ; {{opponent}}, avec moins de pénalités ({{against}} contre {{strikes}}), n’y a pris que la place {{place}}.',
    'fewer-strikes-and-last-winners-out':
      '{{player}} avait moins de pénalités ({{strikes}} contre {{against}} pour {{opponent}}), et les vainqueurs de la dernière partie sont sortis.',
    'fewer-strikes': '{{player}} avait moins de pénalités : {{strikes}} contre {{against}} pour {{opponent}}.',
    'level-without-margins':
      '{{players}} étaient à égalité avec {{strikes, strikes}}, sans écart à comparer : victoire partagée.',
    'level-with-equal-margins':
      '{{players}} étaient à égalité avec {{strikes, strikes}}, et à l’écart ({{margin}}) : victoire partagée.',
    'level-and-larger-margin':
      '{{player}} et {{opponent}} étaient à égalité avec {{strikes, strikes}} ; {{player}} avait le plus grand écart, {{margin}} contre {{otherMargin}}.',
    'nobody-played': 'Personne n’a joué, donc personne n’a gagné.',
    'all-out-fewest-strikes':
      'Tout le monde est sorti à la dernière ronde ; {{player}} avait le moins de pénalités : {{strikes}}.',
    'all-out-level':
      'Tout le monde est sorti à la dernière ronde ; {{players}} avaient le moins de pénalités, à égalité : {{strikes}}.',
    'won-final-game': '{{player}} a gagné la partie finale.',
    'final-game-tied': 'Égalité dans la partie finale : {{players}} restent vainqueurs ex æquo.',
  },
} as const satisfies Translation<typeof en>;
