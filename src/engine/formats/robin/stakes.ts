import { inHalves } from '../../../kit/index.ts';
import { type Contest, duelEnds, openMatches } from '../../tournament/index.ts';
import { type RobinHistory, totalRounds } from './schedule.ts';
import { sheetOf } from './sheet.ts';

/** DK-29: once every round is shown, the open games decide who wins; points first, then the tie-breaks (RR-4). */
export function robinStakes(history: RobinHistory): readonly Contest[] {
  const { config, rounds } = history;
  const round = rounds.at(-1);
  if (!round || history.ended || rounds.length < totalRounds(history)) return [];
  const counted = [...sheetOf(history).values()].filter(({ annulled }) => !annulled);
  const ends = duelEnds(inHalves(config.win), inHalves(config.draw), inHalves(config.loss));
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
