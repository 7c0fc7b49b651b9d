import type { DoubleReasons } from '../../../engine/formats/double/index.ts';
import type { FormatWords } from '../words.ts';

export const en = {
  name: 'Double elimination',
  about: 'A knockout with a second chance; whoever loses twice is out.',
  presets: {
    'second-chance': 'Single games, second final if needed',
    'one-final': 'Matches of two games, one final',
  },
  settings: {
    reset: 'A second grand final if needed',
  },
  choices: {},
  plan: {
    double: 'both sides',
  },
  criteria: {
    losses: 'Losses',
  },
  findings: {},
  reasons: {
    'label-winners': 'Winners {{number}}',
    'label-losers': 'Losers {{number}}',
    'label-grand-final': 'Grand final',
    'label-second-grand-final': 'Second grand final',
    'side-winners': 'Winners’ side',
    'side-losers': 'Losers’ side',
    'side-final': 'Grand final',
    'losers-meet': 'Match {{match}}: the losers of matches {{first}} and {{second}}.',
    'drops-down':
      'Match {{match}}: the loser of match {{first}}, from the winners’ side, against the winner of match {{second}}.',
    'grand-final':
      'The grand final: the winner of match {{first}}, from the winners’ side, against the winner of match {{second}}, from the losers’ side.',
    'second-grand-final': 'The second grand final: both have lost once now.',
    'in-winners-side': '{{player}} has not lost yet.',
    'in-losers-side': '{{player}} has lost once and is in losers’ round {{number}}.',
    'in-grand-final': '{{player}} is in the grand final.',
    'grand-champion': '{{player}} won the grand final against {{others}}.',
    'grand-champion_alone': '{{player}} won the grand final without an opponent.',
    'lost-grand-final': '{{player}} lost the grand final to {{others}}.',
    'out-of-losers-side': '{{player}} went out in losers’ round {{number}}, match {{match}}, against {{others}}.',
    'out-of-losers-side_alone': '{{player}} went out in losers’ round {{number}}, match {{match}}.',
    'out-of-both-sides':
      '{{player}} went out in match {{match}}, which nobody won; that counts as losers’ round {{number}}.',
  },
} as const satisfies FormatWords<DoubleReasons>;
