import { expect, test } from 'vitest';
import { Hall } from '../../../../test/hall.ts';
import { lastEntered } from './last-entered.ts';

const record = (hall: Hall, match: number) =>
  hall.must({ type: 'RecordOutcome', place: hall.place(match), outcome: { kind: 'scores', scores: [5000, 2000] } });

const matches = (hall: Hall, most = 3) => lastEntered(hall.state, hall.last, most).map(({ place }) => place.match);

test('[DK-6] what was entered last stands first; what was taken back is left out', () => {
  const hall = new Hall('swiss', 'abcdefgh', { config: { rounds: 3 } });
  hall.begin();
  expect(matches(hall)).toEqual([]);
  for (const match of [2, 1, 4, 3]) record(hall, match);
  expect(matches(hall)).toEqual([3, 4, 1]);
  hall.must({ type: 'Undo', version: hall.state.log.length });
  expect(matches(hall)).toEqual([4, 1, 2]);
});

test('[DK-6] only of this round', () => {
  const hall = new Hall('swiss', 'abcd', { config: { rounds: 3 } });
  hall.begin().playOut('abcd').over().pair();
  expect(matches(hall)).toEqual([]);
  record(hall, 2);
  expect(matches(hall)).toEqual([2]);
});
