import type { KnockoutReasons } from '../../../engine/stages/knockout/index.ts';
import type { StageWords } from '../words.ts';

export const en = {
  findings: {},
  reasons: {
    'label-final': 'Round {{round}} · Final',
    'label-semi-finals': 'Round {{round}} · Semi-finals',
    'label-quarter-finals': 'Round {{round}} · Quarter-finals',
    'label-last-16': 'Round {{round}} · Last 16',
    'label-last': 'Round {{round}} · Last {{of}}',
    final: 'The final: the winner of match {{first}} against the winner of match {{second}}.',
    'title-third-place': 'For third place',
    'HK-19 third-place': 'For third place: the losers of matches {{first}} and {{second}}.',
    'in-the-running': '{{player}} is still in, in round {{round}}.',
    champion: '{{player}} won the final against {{others}}.',
    champion_alone: '{{player}} won the final without an opponent.',
    'lost-final': '{{player}} lost the final to {{others}}.',
    'plays-for-third': '{{player}} plays for third place.',
    'third-place': '{{player}} won the match for third place.',
    'lost-third-place': '{{player}} lost the match for third place.',
    'knocked-out': '{{player}} went out in round {{round}}, match {{match}}, against {{others}}.',
    'knocked-out_alone': '{{player}} went out in round {{round}}, match {{match}}.',
  },
} as const satisfies StageWords<KnockoutReasons>;
