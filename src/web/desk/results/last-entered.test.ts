import { expect, test } from 'vitest';
import { Hall } from '../../../../test/hall.ts';
import { enteredBy, lastEntered } from './last-entered.ts';

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

test('[DK-6] a result that was corrected is the corrector’s, and stands once', () => {
  const hall = new Hall('swiss', 'abcd', { config: { rounds: 3 } });
  hall.begin();
  record(hall, 1);
  record(hall, 2);
  const place = hall.place(1);
  hall.must({
    type: 'CorrectOutcome',
    place,
    outcome: { kind: 'scores', scores: [5000, 1000] },
    replaces: { kind: 'scores', scores: [5000, 2000] },
    later: { kind: 'keep' },
  });
  expect(matches(hall)).toEqual([1, 2]);
  expect(enteredBy(hall.state, hall.last, place)?.command.type).toBe('CorrectOutcome');
});
