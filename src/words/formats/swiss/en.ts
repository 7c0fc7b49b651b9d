import type { SwissReasons } from '../../../engine/formats/swiss/index.ts';
import { en as knockout } from '../../stages/knockout/en.ts';
import { en as tieBreaks } from '../../stages/tie-breaks/en.ts';
import type { FormatWords } from '../words.ts';

export const en = {
  stages: { knockout, 'tie-breaks': tieBreaks },
  name: 'Swiss',
  about: 'A set number of rounds; you meet opponents with as many points as you.',
  presets: {
    redemption: 'Card game, first to 5',
    '3-1-0': 'Best of three, 3–1–0',
    games: 'Won, drawn or lost, 1–½–0',
  },
  settings: {
    byePoints: 'Match points for a bye',
    firstRound: 'First round',
    forfeitDifferential: 'Differential for a win by forfeit',
    lateAs: 'Missed rounds count as',
    lateUntil: 'Late entry until round',
    rounds: 'Rounds',
    target: 'Game points that win a game',
    timedLoss: 'Match points for a loss on time',
    timedWin: 'Match points for a win on time',
    topCut: 'Players in the knockout after it',
  },
  choices: {
    loss: 'losses',
    bye: 'byes',
  },
  criteria: {
    'kept-apart': 'Requests of the desk not met',
    'squared-difference': 'Squared differences of points',
    'match-points': 'Match points',
    'opponents-points': 'Opponents’ points',
    'opponents-differential': 'Opponents’ differential',
  },
  counts: {
    claims_one: 'nobody else was as due',
    claims_other: '{{count}} were equally due',
  },
  findings: {},
  reasons: {
    record:
      '{{player}}: {{points, points}}, differential {{differential}} ({{wins, wins}}, {{draws, draws}}, {{losses, losses}}, {{byes, byes}}).',
    'worth-win': '{{player}} wins: {{first}}–{{second}} points.',
    'worth-timed-win': '{{player}} is ahead on time, a timed win: {{first}}–{{second}} points.',
    'worth-level': 'Level: {{first}} points each.',
    'drawn-at-random': 'Drawn at random.',
    'rematch-allowed': '{{player}} and {{opponent}} meet again (last in round {{round}}): the desk allowed rematches.',
    'same-points': 'Both have {{points, points}}; drawn by lot among those.',
    'odd-score-group':
      '{{player}} ({{points, points}}) and {{opponent}} ({{other, points}}): a score group was odd, so one plays outside it.',
    'met-all-in-group':
      '{{player}} ({{points, points}}) has met everyone with as many points, and plays {{opponent}} ({{other, points}}).',
    'best-for-all':
      '{{player}} ({{points, points}}) plays {{opponent}} ({{other, points}}): this gives the whole round the smallest differences without a rematch.',
    'bye-by-lot': '{{player}} has the bye by lot among {{among, players}}.',
    'bye-in-turn':
      '{{player}} has the bye: {{byes, byes}} so far, place {{place}} in the standings; {{level, claims}}.',
    'bye-passed-over': 'Without {{player}} the others can be paired; without {{others}} they could not.',
    'top-half-against-bottom': 'Top half against bottom half: number {{rank}} by rating plays number {{other}}.',
  },
} as const satisfies FormatWords<SwissReasons>;
