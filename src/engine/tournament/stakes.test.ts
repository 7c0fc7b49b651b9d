import { expect, test } from 'vitest';
import { withToys } from '../../../test/contract/toys.ts';
import { Hall } from '../../../test/hall.ts';
import { formats } from '../formats/index.ts';
import { decisiveEnds, duelEnds, openMatches } from './stakes.ts';

test('[DK-29] a match of two has an end for each of them, and a draw where there may be one', () => {
  expect(decisiveEnds(2, 0).map(({ gains }) => gains)).toEqual([
    [2, 0],
    [0, 2],
  ]);
  expect(duelEnds(6, 3, 0).map(({ finishes, gains }) => [finishes.map(({ kind }) => kind), gains])).toEqual([
    [
      ['won', 'lost'],
      [6, 0],
    ],
    [
      ['lost', 'won'],
      [0, 6],
    ],
    [
      ['drawn', 'drawn'],
      [3, 3],
    ],
  ]);
});

test('[DK-29] what has a result is no longer open', () => {
  const hall = new Hall('hybrid', 'abcd').begin();
  const [first, second] = hall.last.tables;
  const ends = decisiveEnds(1, 0);
  const open = () => openMatches(hall.rounds, () => ends).map(({ round, match }) => [round, match]);
  expect(open()).toEqual([first, second].map((table) => [1, table?.match]));
  hall.report(`${hall.names(first?.seats ?? [])} 1-0`);
  expect(open()).toEqual([[1, second?.match]]);
});

test('[DK-29] a match of several games is open while one of them is', () => {
  const hall = new Hall('toy-race', 'ab', { formats: withToys(formats) }).begin();
  hall.report('ab 1-0');
  expect(hall.last.tables[0]?.games.map(({ recorded }) => recorded !== undefined)).toEqual([true, false]);
  expect(openMatches(hall.rounds, () => [])).toMatchObject([{ round: 1, match: 1, table: 1, seats: ['p1', 'p2'] }]);
});
