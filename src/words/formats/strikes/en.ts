import type { StrikesReasons } from '../../../engine/formats/strikes/index.ts';
import type { FormatWords } from '../words.ts';

export const en = {
  name: 'Accumulated strikes',
  about: 'Tables of three to five; every place below first costs strikes, too many put you out.',
  presets: {
    strikes: 'Out at 35, best seating',
    'czapski-short': 'Short: out at 23',
    czapski: 'Usual: out at 35',
    'czapski-long': 'Long: out at 47',
  },
  settings: {
    eliminationAt: 'Strikes that put a player out',
    finalGame: 'Two joint winners play it out',
    fiveLeft: 'Five left at tables of four',
    improve: 'Improve the best plan by swaps',
    maxTable: 'Most players at a table',
    plans: 'Seating plans drawn',
    scoring: 'How results are read',
  },
  choices: {
    '4+bye': 'table of four and a bye',
    '3+2': 'tables of three and two',
    'highest-wins': 'highest score wins',
    'lowest-wins': 'lowest score wins',
    places: 'places',
  },
  plan: {
    random_one: '{{count}} table of',
    random_other: '{{count}} tables of',
    split: 'once split by strikes',
  },
  criteria: {
    'rounds-survived': 'Rounds survived',
    strikes: 'Strikes',
    'detrimental-points': 'Points for meeting again',
    'pairs-met-before': 'Pairs met before',
  },
  counts: {
    strikes_one: '{{count}} strike',
    strikes_other: '{{count}} strikes',
  },
  findings: {},
  reasons: {
    'board-strikes': 'Strikes',
    'label-final-game': 'Final game',
    'goes-out': '{{player}} is out with {{strikes}}.',
    'nobody-goes-out': 'Nobody goes out at this table.',
    'no-strikes-in-final': 'A final game: it gives no strikes.',
    'seated-least-met':
      'Seated so that few meet again: {{pairs, pairs}} at this table had met before ({{points, points}}).',
    'split-group': 'Group {{group}} by strikes: from {{fewest}} to {{most, strikes}}.',
    'bye-for-fewest-strikes':
      '{{player}} sits out: the fewest strikes ({{strikes}}), {{byes, byes}} before this round.',
    'seating-improved':
      'The best of {{plans, plans}} drawn by lot had {{bestOfPlans, points}} for meeting again; swaps brought it to {{improved}}.',
    'seating-best-of-plans': 'The best of {{plans, plans}} drawn by lot has {{bestOfPlans, points}} for meeting again.',
    'plays-final-game': '{{players}} were joint winners and play it out.',
    'still-in': '{{player}} is in with {{strikes, strikes}}, under {{level}}.',
    'out-after-round': '{{player}} is out when this round is over, with {{strikes, strikes}}; {{level}} is the limit.',
    eliminated: '{{player}} went out in round {{round}} with {{strikes, strikes}}; {{level}} is the limit.',
    'stays-out':
      '{{player}} went out in round {{round}} and stays out, though a correction leaves {{strikes, strikes}}, under {{level}}.',
    'last-one-left': '{{player}} was the only one left, with {{strikes, strikes}}.',
    'two-left-nothing-played': '{{players}} were left before anything was played: joint winners.',
    'level-and-no-sole-last-winner':
      '{{players}} were level at {{strikes, strikes}}, and the last game did not separate them: joint winners.',
    'level-and-won-last-game':
      '{{player}} and {{opponent}} were level at {{strikes, strikes}}; {{player}} won the last game.',
    'fewer-strikes-and-bye':
      '{{player}} had fewer strikes than {{opponent}} ({{strikes}} against {{against}}) and sat out the last round.',
    'fewer-strikes-and-won-last-game':
      '{{player}} had fewer strikes than {{opponent}} ({{strikes}} against {{against}}) and won the last game.',
    'fewer-strikes-but-second':
      'Of {{players}}, the one with fewer strikes ({{strikes}} against {{against}}) was second in the last game: joint winners.',
    'won-last-game':
      '{{player}} won the last game, in which {{opponent}}, with fewer strikes ({{against}} against {{strikes}}), only took place {{place}}.',
    'fewer-strikes-and-last-winners-out':
      '{{player}} had fewer strikes than {{opponent}} ({{strikes}} against {{against}}), and the winners of the last game went out.',
    'fewer-strikes': '{{player}} had fewer strikes than {{opponent}}: {{strikes}} against {{against}}.',
    'level-without-margins':
      '{{players}} were level at {{strikes, strikes}} with no margins to compare: joint winners.',
    'level-with-equal-margins':
      '{{players}} were level at {{strikes, strikes}} and by margin ({{margin}}): joint winners.',
    'level-and-larger-margin':
      '{{player}} and {{opponent}} were level at {{strikes, strikes}}; {{player}} had the larger margin, {{margin}} against {{otherMargin}}.',
    'nobody-played': 'Nobody played, so nobody won.',
    'all-out-fewest-strikes': 'All went out in the last round; {{player}} had the fewest strikes, {{strikes}}.',
    'all-out-level': 'All went out in the last round; {{players}} were level with the fewest strikes, {{strikes}}.',
    'won-final-game': '{{player}} won the final game.',
    'final-game-tied': 'The final game was tied: {{players}} stay joint winners.',
  },
} as const satisfies FormatWords<StrikesReasons>;
