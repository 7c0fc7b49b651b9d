import type { Translation } from '../texts.ts';
import type { en } from './en.ts';

export const de = {
  chat: {
    started: 'Das Turnier hat begonnen.',
    finished: 'Es ist vorbei. Gewonnen: {{winners}}.',
    over: 'Es ist vorbei.',
    reopened: 'Das Turnier geht weiter.',
    published: '{{round}} ist veröffentlicht.',
    closed: '{{round}} ist abgeschlossen.',
    unwound: '{{round}} wurde zurückgenommen.',
    time: '{{round}}: Die Zeit ist um.',
    ready: '{{round}}, Tisch {{table}}: {{players}} können beginnen.',
    cancelled: '{{round}}, Tisch {{table}}: Die Partie entfällt.',
    recorded: '{{round}}, Tisch {{table}}: {{players}} {{result}}',
    corrected: 'Berichtigt – {{round}}, Tisch {{table}}: {{players}} {{result}}',
    removed: '{{round}}, Tisch {{table}}: Das Ergebnis wurde zurückgenommen.',
    table: 'Tisch {{table}}: {{players}}',
    bye: 'Freilos: {{players}}',
    place: '{{place}}. {{player}}',
    more: '… und {{count}} weitere',
    round: 'Runde {{round}}',
  },
} as const satisfies Translation<typeof en>;
