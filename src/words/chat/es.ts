import type { Translation } from '../texts.ts';
import type { en } from './en.ts';

export const es = {
  chat: {
    started: 'El torneo ha empezado.',
    finished: 'Se acabó. Victoria: {{winners}}.',
    over: 'Se acabó.',
    reopened: 'El torneo sigue abierto.',
    published: '{{round}}: emparejamientos publicados.',
    closed: '{{round}}: terminada.',
    unwound: '{{round}}: anulada.',
    time: '{{round}}: se acabó el tiempo.',
    ready: '{{round}}, mesa {{table}}: {{players}} pueden empezar.',
    cancelled: '{{round}}, mesa {{table}}: la partida no se juega.',
    recorded: '{{round}}, mesa {{table}}: {{players}} {{result}}',
    corrected: 'Corregido – {{round}}, mesa {{table}}: {{players}} {{result}}',
    removed: '{{round}}, mesa {{table}}: se retiró el resultado.',
    table: 'Mesa {{table}}: {{players}}',
    bye: 'Descansa: {{players}}',
    place: '{{place}}. {{player}}',
    more: '… y {{count}} más',
    round: 'Ronda {{round}}',
  },
} as const satisfies Translation<typeof en>;
