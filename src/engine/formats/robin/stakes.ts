import { inHalves } from '../../../kit/index.ts';
import { type Contest, duelEnds, type MatchEnd, openMatches, withOutcomes } from '../../tournament/index.ts';
import type { RobinConfig } from './config.ts';
import { type RobinHistory, totalRounds } from './schedule.ts';
import type { Sheet } from './sheet.ts';

/** Where scores break ties there is no end of results. */
function endsOf({ win, draw, loss, results, tieBreaks }: RobinConfig): readonly MatchEnd[] {
  const ends = duelEnds(inHalves(win), inHalves(draw), inHalves(loss));
  const byScores = results === 'scores' && tieBreaks.some((name) => name === 'differential' || name === 'scored');
  return byScores ? ends : withOutcomes(ends, [[[1, 0]], [[0, 1]], [results === 'scores' ? [0, 0] : [0.5, 0.5]]]);
}

/** DK-29: once every round is shown, the open games decide who wins; points first, then the tie-breaks (RR-4). */
export function robinStakes(history: RobinHistory, sheet: Sheet): readonly Contest[] {
  const { config, rounds } = history;
  const round = rounds.at(-1);
  if (!round || history.ended || rounds.length < totalRounds(history)) return [];
  const counted = [...sheet.values()].filter(({ annulled }) => !annulled);
  const ends = endsOf(config);
  const open = openMatches(rounds, () => ends);
  if (open.length === 0) return [];
  return [
    {
      goal: 'win',
      round: round.number,
      points: new Map(counted.map(({ player, points }) => [player, points])),
      halves: true,
      open,
      line: { kind: 'places', places: 1, level: 'undecided' },
    },
  ];
}
