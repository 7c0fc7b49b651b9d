import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const fr = {
  name: 'Double élimination',
  about: 'Une élimination avec une seconde chance ; qui perd deux fois est éliminé.',
  presets: {
    'second-chance': 'Parties simples, seconde finale si besoin',
    'one-final': 'Matchs en deux parties, une seule finale',
  },
  settings: {
    reset: 'Une seconde grande finale si besoin',
  },
  choices: {},
  plan: {
    double: 'les deux tableaux',
  },
  criteria: {
    losses: 'Défaites',
  },
  findings: {},
  reasons: {
    'label-winners': 'Gagnants {{number}}',
    'label-losers': 'Perdants {{number}}',
    'label-grand-final': 'Grande finale',
    'label-second-grand-final': 'Seconde grande finale',
    'side-winners': 'Tableau des gagnants',
    'side-losers': 'Tableau des perdants',
    'side-final': 'Grande finale',
    'losers-meet': 'Match {{match}} : les perdants des matchs {{first}} et {{second}}.',
    'drops-down':
      'Match {{match}} : le perdant du match {{first}}, venu des gagnants, contre le vainqueur du match {{second}}.',
    'grand-final':
      'La grande finale : le vainqueur du match {{first}}, chez les gagnants, contre le vainqueur du match {{second}}, chez les perdants.',
    'second-grand-final': 'La seconde grande finale : tous deux ont maintenant perdu une fois.',
    'in-winners-side': '{{player}} n’a pas encore perdu.',
    'in-losers-side': '{{player}} a perdu une fois et joue la ronde {{number}} des perdants.',
    'in-grand-final': '{{player}} est en grande finale.',
    'grand-champion': '{{player}} a gagné la grande finale contre {{others}}.',
    'grand-champion_alone': '{{player}} a gagné la grande finale sans adversaire.',
    'lost-grand-final': '{{player}} a perdu la grande finale contre {{others}}.',
    'out-of-losers-side':
      '{{player}} est sorti à la ronde {{number}} des perdants, match {{match}}, contre {{others}}.',
    'out-of-losers-side_alone': '{{player}} est sorti à la ronde {{number}} des perdants, match {{match}}.',
    'out-of-both-sides':
      '{{player}} est sorti au match {{match}}, que personne n’a gagné ; cela compte comme la ronde {{number}} des perdants.',
  },
} as const satisfies Translation<typeof en>;
