import { expect, test } from 'vitest';
import { Hall } from '../../../../test/hall.ts';
import { roundView } from '../../../engine/index.ts';
import { assertDefined } from '../../../kit/index.ts';
import { roundCell } from './round-cells.ts';

const cellsOf = (hall: Hall, round: number) => {
  const view = roundView(hall.derived, assertDefined(hall.rounds[round - 1], `round ${round}`));
  return (letter: string) => roundCell(view, hall.id(letter));
};

const record = (hall: Hall, seats: string, scores: readonly number[]) =>
  hall.must({ type: 'RecordOutcome', place: hall.placeOf(seats), outcome: { kind: 'scores', scores } });

test('a round in a cell: won, drawn, lost, still open, a bye', () => {
  const hall = new Hall('swiss', 'abcde', { config: { rounds: 3 } });
  hall.begin();
  const [first, second] = hall.last.tables;
  const [one = '', other = ''] = hall.names(first?.seats ?? []);
  record(hall, one + other, [5000, 2000]);
  const cell = cellsOf(hall, 1);
  expect(cell(one)).toMatchObject({ kind: 'duel', result: 'win', opponent: hall.id(other) });
  expect(cell(other)).toMatchObject({ kind: 'duel', result: 'loss', opponent: hall.id(one) });
  for (const letter of hall.names(second?.seats ?? [])) expect(cell(letter)).toMatchObject({ result: 'open' });
  for (const letter of hall.names(hall.last.byes)) expect(cell(letter)).toEqual({ kind: 'bye' });
  record(hall, hall.names(second?.seats ?? []), [4000, 4000]);
  for (const letter of hall.names(second?.seats ?? []))
    expect(cellsOf(hall, 1)(letter)).toMatchObject({ result: 'draw' });
});

test('a table of several is what it gave', () => {
  const hall = new Hall('strikes', 'abcde');
  hall.begin();
  const [table] = hall.last.tables;
  const [one = ''] = hall.names(table?.seats ?? []);
  expect(cellsOf(hall, 1)(one)).toEqual({ kind: 'sum', points: 0, open: true });
});
