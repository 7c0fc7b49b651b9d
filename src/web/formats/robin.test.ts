import { expect, test } from 'vitest';
import { Hall } from '../../../test/hall.ts';
import { roundView } from '../../engine/index.ts';
import { judging, wayTo } from '../desk/draft/draft-cost.ts';
import { figuresIn } from '../home/plan-figures.fixture.ts';
import { roundCell } from '../shared/boards/round-cells.ts';

test('[RR-1] what to expect is said before anyone plays', () => {
  expect(figuresIn('en', 'robin', 6)).toEqual(['rounds: 5', 'games: 15', 'games each: 5']);
});

test('[RR-1] a rest is no bye', () => {
  const hall = new Hall('robin', 'abcde').begin();
  const view = roundView(hall.derived, hall.last);
  expect(hall.last.byes).toHaveLength(1);
  for (const player of hall.last.byes) expect(roundCell(view, player)).toEqual({ kind: 'rest' });
});

test('[DK-2] [RR-1] a round robin has no bye to give and no other table to move to', () => {
  const hall = new Hall('robin', 'abcde');
  hall.begin().playOut('abcde').over();
  hall.must({ type: 'PairRound' });
  const judge = judging(hall.derived, hall.state, hall.last);
  for (const { seats } of hall.last.tables) {
    for (const player of seats) {
      expect(judge({ kind: 'bye', player })).toBeUndefined();
      expect(hall.last.tables.flatMap((table) => wayTo(judge, table, player) ?? [])).toEqual([]);
    }
  }
});
