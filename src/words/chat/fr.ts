import type { Translation } from '../texts.ts';
import type { en } from './en.ts';

export const fr = {
  chat: {
    started: 'Le tournoi a commencé.',
    finished: 'C’est terminé. Victoire : {{winners}}.',
    over: 'C’est terminé.',
    reopened: 'Le tournoi est rouvert.',
    published: '{{round}} : les appariements sont publiés.',
    closed: '{{round}} : terminée.',
    unwound: '{{round}} : annulée.',
    time: '{{round}} : le temps est écoulé.',
    ready: '{{round}}, table {{table}} : {{players}} peuvent commencer.',
    cancelled: '{{round}}, table {{table}} : la partie n’a pas lieu.',
    recorded: '{{round}}, table {{table}} : {{players}} {{result}}',
    corrected: 'Correction – {{round}}, table {{table}} : {{players}} {{result}}',
    removed: '{{round}}, table {{table}} : le résultat a été retiré.',
    table: 'Table {{table}} : {{players}}',
    bye: 'Exempt : {{players}}',
    place: '{{place}}. {{player}}',
    more: '… et {{count}} de plus',
    round: 'Ronde {{round}}',
  },
} as const satisfies Translation<typeof en>;
