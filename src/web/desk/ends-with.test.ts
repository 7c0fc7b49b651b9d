import { expect, test } from 'vitest';
import { Hall } from '../../../test/hall.ts';
import { endsWith } from './ends-with.ts';

test('[DK-26] the last of the planned rounds ends it, while tables are open and when all are in', () => {
  const hall = new Hall('swiss', 'abcd', { config: { rounds: 2 } });
  hall.begin();
  expect(endsWith(hall.derived, hall.state, hall.last)).toBe(false);
  hall.playOut('abcd');
  expect(endsWith(hall.derived, hall.state, hall.last)).toBe(false);
  hall.over().pair();
  expect(endsWith(hall.derived, hall.state, hall.last)).toBe(true);
  hall.playOut('abcd');
  expect(endsWith(hall.derived, hall.state, hall.last)).toBe(true);
});

test('[DK-26] [SW-16] a knockout is still to come after the last round', () => {
  const hall = new Hall('swiss', 'abcd', { config: { rounds: 1, topCut: 2 } });
  hall.begin();
  expect(endsWith(hall.derived, hall.state, hall.last)).toBe(false);
  hall.playOut('abcd');
  expect(endsWith(hall.derived, hall.state, hall.last)).toBe(false);
});

test('[DK-26] where nobody planned a number of rounds, the results tell', () => {
  const hall = new Hall('strikes', 'abcd', { config: { eliminationAt: 1 } });
  hall.begin();
  expect(endsWith(hall.derived, hall.state, hall.last)).toBe(false);
  hall.must({
    type: 'RecordOutcome',
    place: hall.place(1),
    outcome: { kind: 'scores', scores: [40000, 30000, 20000, 10000] },
  });
  expect(endsWith(hall.derived, hall.state, hall.last)).toBe(true);
});
