import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const de = {
  name: 'Doppel-K.-o.',
  about: 'K.-o. mit zweiter Chance; wer zweimal verliert, scheidet aus.',
  presets: {
    'second-chance': 'Einzelpartien, zweites Finale falls nötig',
    'one-final': 'Zwei Partien je Match, ein Finale',
  },
  settings: {
    reset: 'Zweites großes Finale, falls nötig',
  },
  choices: {},
  plan: {
    double: 'beide Seiten',
  },
  criteria: {
    losses: 'Niederlagen',
  },
  findings: {},
  reasons: {
    'label-winners': 'Sieger {{number}}',
    'label-losers': 'Verlierer {{number}}',
    'label-grand-final': 'Großes Finale',
    'label-second-grand-final': 'Zweites großes Finale',
    'side-winners': 'Siegerrunde',
    'side-losers': 'Verliererrunde',
    'side-final': 'Großes Finale',
    'losers-meet': 'Match {{match}}: die Verlierer der Matches {{first}} und {{second}}.',
    'drops-down':
      'Match {{match}}: der Verlierer von Match {{first}} aus der Siegerrunde gegen den Sieger von Match {{second}}.',
    'grand-final':
      'Das große Finale: der Sieger von Match {{first}} aus der Siegerrunde gegen den Sieger von Match {{second}} aus der Verliererrunde.',
    'second-grand-final': 'Das zweite große Finale: Beide haben nun einmal verloren.',
    'in-winners-side': '{{player}} hat noch nicht verloren.',
    'in-losers-side': '{{player}} hat einmal verloren und ist in der {{number}}. Verliererrunde.',
    'in-grand-final': '{{player}} steht im großen Finale.',
    'grand-champion': '{{player}} hat das große Finale gegen {{others}} gewonnen.',
    'grand-champion_alone': '{{player}} hat das große Finale kampflos gewonnen.',
    'lost-grand-final': '{{player}} hat das große Finale gegen {{others}} verloren.',
    'out-of-losers-side':
      '{{player}} ist in der {{number}}. Verliererrunde, Match {{match}}, gegen {{others}} ausgeschieden.',
    'out-of-losers-side_alone': '{{player}} ist in der {{number}}. Verliererrunde, Match {{match}}, ausgeschieden.',
    'out-of-both-sides':
      '{{player}} ist in Match {{match}} ausgeschieden, das niemand gewonnen hat; das zählt als {{number}}. Verliererrunde.',
  },
} as const satisfies Translation<typeof en>;
