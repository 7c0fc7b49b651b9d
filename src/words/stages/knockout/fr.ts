import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const fr = {
  findings: {},
  reasons: {
    'label-final': 'Ronde {{round}} · Finale',
    'label-semi-finals': 'Ronde {{round}} · Demi-finales',
    'label-quarter-finals': 'Ronde {{round}} · Quarts de finale',
    'label-last-16': 'Ronde {{round}} · Huitièmes de finale',
    'label-last': 'Ronde {{round}} · {{of}} derniers',
    final: 'La finale : le vainqueur du match {{first}} contre le vainqueur du match {{second}}.',
    'title-third-place': 'Pour la troisième place',
    'HK-19 third-place': 'Pour la troisième place : les perdants des matchs {{first}} et {{second}}.',
    'in-the-running': '{{player}} est encore en lice, à la ronde {{round}}.',
    champion: '{{player}} a gagné la finale contre {{others}}.',
    champion_alone: '{{player}} a gagné la finale sans adversaire.',
    'lost-final': '{{player}} a perdu la finale contre {{others}}.',
    'plays-for-third': '{{player}} joue pour la troisième place.',
    'third-place': '{{player}} a gagné le match pour la troisième place.',
    'lost-third-place': '{{player}} a perdu le match pour la troisième place.',
    'knocked-out': '{{player}} sort à la ronde {{round}}, match {{match}}, contre {{others}}.',
    'knocked-out_alone': '{{player}} sort à la ronde {{round}}, match {{match}}.',
  },
} as const satisfies Translation<typeof en>;
