import type { LeagueReasons } from '../../../engine/formats/hybrid/index.ts';
import { en as stage } from '../../stages/knockout/en.ts';
import type { FormatWords } from '../words.ts';

export const en = {
  stages: { knockout: stage },
  name: 'Hybrid knockout',
  about: 'A race for places first, then a knockout among those who made it.',
  presets: {
    sacrifice: 'Chess960, single games',
  },
  settings: {
    seedTies: 'Level seeds are settled by',
  },
  choices: {
    playoff: 'play-off',
  },
  plan: {
    'qualification.qualifiers': 'qualify',
    'qualification.points': 'points to qualify',
    knockout: 'knockout of {{count}}',
  },
  criteria: {
    repeats: 'Rematches',
    age: 'How recent the rematches are',
    'same-colour': 'Same colour again',
    matches: 'Matches',
  },
  findings: {},
  reasons: {
    'board-race': 'Race',
    'label-phase': 'Round {{round}}, phase {{phase}}',
    'label-playoff': 'Round {{round}}, phase {{phase}}',
    'round-robin': 'The numbering of the round robin was drawn: {{players}}.',
    'round-robin-pair': 'Phase {{phase}} of the round robin that was drawn for everyone.',
    'white-in-game-1': '{{player}} has white in the first game.',
    'best-phase': 'The best pairing there is: fewest and oldest repeats, then colours, then by lot.',
    'first-meeting': 'They have not met before.',
    'meets-again': 'They have met {{meetings, times}} before, last in phase {{last}}; no better pairing exists.',
    'bye-of-round-robin': '{{player}} has the bye in this phase: {{byes, byes}} before.',
    bye: '{{player}} has the bye: {{byes, byes}} before, the fewest, shared by {{candidates, players}}; this gives the others the best pairing.',
    'playoff-for-places': '{{players}} are level for {{places}} of the last places and play for them.',
    'playoff-for-seeds': '{{players}} are level and play for their seeds.',
    'playoff-bye': '{{player}} has the bye of the playoff by lot.',
    qualified:
      '{{player}} qualified in phase {{phase}} with {{points, points}} from {{matches, matches}}, as seed {{seed}}.',
    'qualified-by-playoff': '{{player}} qualified by the playoff in phase {{phase}}, as seed {{seed}}.',
    'qualified-as-left': '{{player}} qualified as one of those left when there were places for all, as seed {{seed}}.',
    'qualified-instead': '{{player}} took the place of a qualified player who withdrew, as seed {{seed}}.',
    'seed-by-completion':
      'Seed {{seed}}: by the time at which the match against {{opponent}} was completed, then fewer matches ({{matches}}), then points ({{points}}).',
    'by-lot': 'The lot decided seed {{seed}} for {{player}}.',
    'not-qualified': '{{player}} did not qualify: {{points, points}} from {{matches, matches}}, {{byes, byes}}.',
    'in-playoff': '{{player}} is in the playoff, level with others at {{points, points}}.',
    'league-points': '{{player}} has {{points, points}} from {{matches, matches}}, {{byes, byes}}.',
    'HK-14 withdrew': '{{player}} withdrew from the qualification with {{points, points}} from {{matches, matches}}.',
    'qualification-over': 'All places are taken, in order of seed: {{players}}.',
  },
} as const satisfies FormatWords<LeagueReasons>;
