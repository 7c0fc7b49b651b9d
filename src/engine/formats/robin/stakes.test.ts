import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { RobinDesk } from './hall.fixture.ts';
import { robinRulebook } from './rulebook.ts';

/** Three rounds of four; the last, 2-4 and 3-1, is shown. */
function lastRound(settings: Readonly<Record<string, unknown>> = {}): RobinDesk {
  const desk = new RobinDesk(4, settings);
  for (let round = 1; round < 3; round++) {
    desk.pair();
    desk.finish();
  }
  return desk;
}

describe('[DK-29] what the open games decide', () => {
  test('nothing while later rounds are to come', () => {
    const desk = new RobinDesk(4);
    desk.pair();
    expect(asked(robinRulebook).stakes(desk.history)).toEqual([]);
    expect(asked(robinRulebook).stakes(lastRound().history)).toEqual([]);
    expect(asked(robinRulebook).stakes(new RobinDesk(4).history)).toEqual([]);
  });

  test('in the last round who wins: by points, and level ones by more than points', () => {
    const desk = lastRound({ win: 2, draw: 1, loss: 0.5 });
    desk.pair();
    desk.record(1, '1-0');
    const [contest, ...others] = asked(robinRulebook).stakes(desk.history);
    expect(others).toEqual([]);
    expect(contest).toMatchObject({
      goal: 'win',
      round: 3,
      halves: true,
      line: { kind: 'places', places: 1, level: 'undecided' },
    });
    // p1 won twice, p2 twice after a loss, p3 lost twice, p4 won once.
    expect(Object.fromEntries(contest?.points ?? [])).toEqual({ p1: 8, p2: 9, p3: 2, p4: 6 });
    expect(contest?.open.map(({ match, seats, ends }) => [match, seats, ends.map(({ gains }) => gains)])).toEqual([
      [
        2,
        ['p3', 'p1'],
        [
          [4, 1],
          [1, 4],
          [2, 2],
        ],
      ],
    ]);
    desk.record(2, '1-0');
    expect(asked(robinRulebook).stakes(desk.history)).toEqual([]);
  });

  test('[RR-5] those whose games do not count can no longer win', () => {
    const desk = new RobinDesk(4, { publish: 'all-at-once' });
    desk.pair();
    desk.must({ type: 'DropPlayer', player: 'p4' });
    expect([...(asked(robinRulebook).stakes(desk.history)[0]?.points.keys() ?? [])]).toEqual(['p1', 'p2', 'p3']);
  });

  test('[DK-8] nothing once it is ended', () => {
    const desk = lastRound();
    desk.pair();
    desk.record(1, '1-0');
    expect(asked(robinRulebook).stakes(desk.history)).toHaveLength(1);
    expect(asked(robinRulebook).stakes({ ...desk.history, ended: true })).toEqual([]);
  });
});
