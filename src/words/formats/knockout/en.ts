import type { FormatWords } from '../words.ts';

export const en: FormatWords = {
  name: 'Knockout',
  about: 'One bracket; whoever loses is out.',
  presets: {
    cup: 'Single games',
    'cup-of-two': 'Matches of two games, third place',
  },
  settings: {
  },
  choices: {
  },
  reasons: {
    'label-final': 'Round {{round}} · Final',
    'label-semi-finals': 'Round {{round}} · Semi-finals',
    'label-quarter-finals': 'Round {{round}} · Quarter-finals',
    'label-last-16': 'Round {{round}} · Last 16',
    'label-last': 'Round {{round}} · Last {{of}}',
    seeded: '{{player}} was seed {{seed}}.',
    'seeds-meet': 'Match {{match}}: seed {{first}} against seed {{second}}.',
    'winners-meet': 'Match {{match}}: the winner of match {{first}} against the winner of match {{second}}.',
    final: 'The final: the winner of match {{first}} against the winner of match {{second}}.',
    'HK-19 third-place': 'For third place: the losers of matches {{first}} and {{second}}.',
    walkover: '{{player}} has a walkover in match {{match}}: there is no opponent.',
    'in-the-running': '{{player}} is still in, in round {{round}}.',
    champion: '{{player}} won the final against {{others}}.',
    champion_alone: '{{player}} won the final without an opponent.',
    'place-taken':
      '{{player}} won match {{match}} by a later correction; the place in the next round was taken by then.',
    'final-forfeited': 'Nobody played the final, match {{match}}: both finalists share second place.',
    'lost-final': '{{player}} lost the final to {{others}}.',
    'plays-for-third': '{{player}} plays for third place.',
    'third-place': '{{player}} won the match for third place.',
    'lost-third-place': '{{player}} lost the match for third place.',
    'knocked-out': '{{player}} went out in round {{round}}, match {{match}}, against {{others}}.',
    'knocked-out_alone': '{{player}} went out in round {{round}}, match {{match}}.',
    'no-champion': 'The final was played by nobody: there is no champion.',
    'HK-26 withdrew': '{{player}} withdrew before playing in the knockout.',
    seeds: 'The seeds in order: {{players}}.',
  },
};
