import { inHalves } from '../../../kit/index.ts';
import { type Contest, duelEnds, type MatchEnd, openMatches } from '../../tournament/index.ts';
import type { SwissConfig } from './config.ts';
import { totalRounds } from './rounds.ts';
import { type SwissHistory, sheetOf } from './sheet.ts';

function endsOf(config: SwissConfig): readonly MatchEnd[] {
  const [win, draw, loss] = [config.win, config.draw, config.loss].map(inHalves) as [number, number, number];
  const [ahead, behind] = [inHalves(config.timedWin), inHalves(config.timedLoss)];
  const ends = duelEnds(win, draw, loss);
  // A target of one cannot be missed by the winner.
  if (config.target === 1 || (ahead === win && behind === loss)) return ends;
  const [won, lost] = [
    { kind: 'won', timed: true },
    { kind: 'lost', timed: true },
  ] as const;
  return [
    ...ends,
    { finishes: [won, lost], gains: [ahead, behind] },
    { finishes: [lost, won], gains: [behind, ahead] },
  ];
}

/** DK-29: the last round decides who is in the cut (SW-16) or who wins (SW-4); points first, then the tie-breaks. */
export function swissStakes(history: SwissHistory): readonly Contest[] {
  const { config, rounds, lastStage } = history;
  const round = rounds.at(-1);
  if (!round || history.ended || rounds.length < totalRounds(history)) return [];
  const ends = endsOf(config);
  const open = openMatches(rounds, () => ends);
  if (open.length === 0) return [];
  const there = [...sheetOf(history).values()].filter((line) => lastStage || line.active);
  return [
    {
      goal: lastStage ? 'win' : 'go-on',
      round: round.number,
      points: new Map(there.map(({ player, points }) => [player, points])),
      halves: true,
      open,
      line: { kind: 'places', places: lastStage ? 1 : (config.topCut ?? 1), level: 'undecided' },
    },
  ];
}
