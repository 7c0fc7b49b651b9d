import { type Contest, duelEnds, openMatches, withOutcomes } from '../../tournament/index.ts';
import { totalRounds } from './rounds.ts';
import { type DutchHistory, type Sheet, WIN } from './sheet.ts';

/** DK-29: the last round decides who wins; points first, then the tie-breaks (DU-9). */
export function dutchStakes(history: DutchHistory, sheet: Sheet): readonly Contest[] {
  const round = history.rounds.at(-1);
  if (!round || history.ended || history.rounds.length < totalRounds(history)) return [];
  const ends = withOutcomes(duelEnds(WIN, 1, 0), [[[1, 0]], [[0, 1]], [[0.5, 0.5]]]);
  const open = openMatches(history.rounds, () => ends);
  if (open.length === 0) return [];
  return [
    {
      goal: 'win',
      round: round.number,
      points: new Map([...sheet.values()].map(({ player, points }) => [player, points])),
      halves: true,
      open,
      line: { kind: 'places', places: 1, level: 'undecided' },
    },
  ];
}
