import type { ChatWords } from './index.ts';

export const de: ChatWords = {
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
};
