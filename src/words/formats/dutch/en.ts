import type { DutchReasons } from '../../../engine/formats/dutch/index.ts';
import { en as tieBreaks } from '../../stages/tie-breaks/en.ts';
import type { FormatWords } from '../words.ts';

export const en = {
  stages: { 'tie-breaks': tieBreaks },
  name: 'Dutch Swiss',
  about: 'Chess: a set number of rounds with colours, paired by the rules of the Dutch system.',
  presets: { chess: 'Chess, 60 min + 30 s', rapid: 'Rapid chess, 15 min + 10 s' },
  settings: {
    rounds: 'Rounds',
    initialColour: 'First colour of number 1',
  },
  choices: { lot: 'by lot', white: 'white', black: 'black' },
  criteria: {},
  findings: {},
  reasons: {
    'dutch-record':
      '{{player}} has {{points, points}}: {{wins, wins}}, {{draws, draws}}, {{losses, losses}}, {{byes, byes}}.',
    'pairing-numbers': 'Pairing numbers, number 1 first: {{players}}.',
    'initial-colour': 'The first player begins with {{colour}}.',
    'dutch-bracket': 'Both have {{points, points}}: the best pairing of their bracket, upper half against lower half.',
    'dutch-float-odd':
      '{{player}} ({{points, points}}) floats down to {{opponent}} ({{other, points}}): the bracket was odd (C6).',
    'dutch-float-needed':
      '{{player}} ({{points, points}}) floats down to {{opponent}} ({{other, points}}): not everyone in the bracket could be paired there (C4, C6).',
    'dutch-float-again': '{{player}} had already floated down in round {{round}}; it could not be avoided (C14, C16).',
    'colours-preferred': '{{player}} has white: both have the colour they should have (5.2.1).',
    'colours-stronger': '{{player}} has white: the stronger preference decides (5.2.2).',
    'colours-alternate':
      '{{player}} has white: the colours alternate from when one last had white and the other black (5.2.3).',
    'colours-higher': '{{player}} has white: the preference of the higher ranked player decides (5.2.4).',
    'colours-initial': '{{player}} has white by pairing number and first colour (5.2.5).',
    'dutch-bye':
      '{{player}} has the bye: the lowest score for which the others can be paired, {{points, points}} (C5); rounds without a game so far: {{unplayed}} (C9).',
  },
} as const satisfies FormatWords<DutchReasons>;
