import { inHalves } from '../../../kit/index.ts';
import { type Contest, duelEnds, type MatchEnd, openMatches, withOutcomes } from '../../tournament/index.ts';
import type { SwissConfig } from './config.ts';
import { totalRounds } from './rounds.ts';
import type { Sheet, SwissHistory } from './sheet.ts';

function endsOf(config: SwissConfig): readonly MatchEnd[] {
  const [win, draw, loss] = [config.win, config.draw, config.loss].map(inHalves) as [number, number, number];
  const [ahead, behind] = [inHalves(config.timedWin), inHalves(config.timedLoss)];
  const ends = duelEnds(win, draw, loss);
  const { target } = config;
  const leads = leadsOf(config);
  const atTarget = leads.map((lead) => [target, target - lead]);
  const onTime = leads.filter((lead) => lead < target).map((lead) => [lead, 0]);
  const reversed = (scores: readonly (readonly number[])[]) => scores.map((one) => one.toReversed());
  // A target of one cannot be missed by the winner.
  if (target === 1 || (ahead === win && behind === loss)) {
    return withOutcomes(ends, [atTarget, reversed(atTarget), [[0, 0]]]);
  }
  const [won, lost] = [
    { kind: 'won', timed: true },
    { kind: 'lost', timed: true },
  ] as const;
  const timed = [
    { finishes: [won, lost], gains: [ahead, behind] },
    { finishes: [lost, won], gains: [behind, ahead] },
  ];
  const scores = [atTarget, reversed(atTarget), [[0, 0]], onTime, reversed(onTime)];
  return withOutcomes([...ends, ...timed], scores);
}

/** SW-3: by how much a game can be won; one way is enough where no tie-break counts it. */
function leadsOf({ target, tieBreaks }: SwissConfig): readonly number[] {
  const counted = tieBreaks.some((name) => name === 'differential' || name === 'opponents-differential');
  return counted ? Array.from({ length: target }, (_, at) => at + 1) : [1];
}

/** DK-29: the last round decides who is in the cut (SW-16) or who wins (SW-4); points first, then the tie-breaks. */
export function swissStakes(history: SwissHistory, { lines }: Sheet): readonly Contest[] {
  const { config, rounds, lastStage } = history;
  const round = rounds.at(-1);
  if (!round || history.ended || rounds.length < totalRounds(history)) return [];
  const ends = endsOf(config);
  const open = openMatches(rounds, () => ends);
  if (open.length === 0) return [];
  const there = [...lines.values()].filter((line) => lastStage || line.active);
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
