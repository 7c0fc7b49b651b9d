import type { RobinReasons } from '../../../engine/formats/robin/index.ts';
import { en as tieBreaks } from '../../stages/tie-breaks/en.ts';
import type { FormatWords } from '../words.ts';

export const en = {
  stages: { 'tie-breaks': tieBreaks },
  name: 'Round robin',
  about: 'Everyone meets everyone, once or twice; most points win.',
  presets: {
    league: '3 points for a win',
    chess: 'Chess: 1, ½, 0',
    scores: 'Scores, home and away',
  },
  settings: {
    legs: 'How often everyone meets',
    order: 'Numbering',
    publish: 'Rounds are shown',
    results: 'A result is',
  },
  choices: {
    'one-point': 'win, draw or loss',
    scores: 'a score',
    'round-by-round': 'one by one',
    'all-at-once': 'all at once',
  },
  criteria: {
    scored: 'Scored',
  },
  findings: {},
  reasons: {
    'RR-3 record': '{{player}} has {{points, points}}: {{wins, wins}}, {{draws, draws}}, {{losses, losses}}.',
    numbering: 'The numbering of the round robin, number 1 first: {{players}}.',
    'numbers-meet': 'Number {{first}} meets number {{second}}, as the pairing table says.',
    'numbers-meet-in-leg': 'Number {{first}} meets number {{second}} in leg {{leg}}, as the pairing table says.',
    rests: '{{player}} rests: the number of players is odd.',
    'opponent-left': '{{player}} rests: {{opponent}} withdrew before half of their games, which count for nobody.',
    'opponent-forfeits':
      '{{player}} wins without playing: {{opponent}} withdrew after half of their games and forfeits the rest.',
    'record-with-scores':
      '{{player}}: {{points, points}} ({{wins, wins}}, {{draws, draws}}, {{losses, losses}}), {{scored}} scored, {{conceded}} conceded.',
    annulled: '{{player}} withdrew before half of the games ({{games}} so far): none of them counts.',
  },
} as const satisfies FormatWords<RobinReasons>;
