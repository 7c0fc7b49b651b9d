import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const de = {
  findings: {},
  reasons: {
    'label-final': 'Runde {{round}} · Finale',
    'label-semi-finals': 'Runde {{round}} · Halbfinale',
    'label-quarter-finals': 'Runde {{round}} · Viertelfinale',
    'label-last-16': 'Runde {{round}} · Achtelfinale',
    'label-last': 'Runde {{round}} · Letzte {{of}}',
    final: 'Das Finale: die Sieger der Matches {{first}} und {{second}}.',
    'title-third-place': 'Um Platz 3',
    'HK-19 third-place': 'Um Platz 3: die Verlierer der Matches {{first}} und {{second}}.',
    'in-the-running': '{{player}} ist noch dabei, in Runde {{round}}.',
    champion: '{{player}} gewann das Finale gegen {{others}}.',
    champion_alone: '{{player}} gewann das Finale ohne Gegner.',
    'lost-final': '{{player}} verlor das Finale gegen {{others}}.',
    'plays-for-third': '{{player}} spielt um Platz 3.',
    'third-place': '{{player}} gewann das Match um Platz 3.',
    'lost-third-place': '{{player}} verlor das Match um Platz 3.',
    'knocked-out': '{{player}} schied in Runde {{round}}, Match {{match}}, gegen {{others}} aus.',
    'knocked-out_alone': '{{player}} schied in Runde {{round}}, Match {{match}}, aus.',
  },
} as const satisfies Translation<typeof en>;
