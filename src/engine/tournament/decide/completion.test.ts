import { describe, expect, test } from 'vitest';
import { Hall, outcome } from '../../../../test/hall.ts';
import type { Moment } from '../commands.ts';
import { when } from '../given.fixture.ts';
import type { Command, Event, Refusal } from '../index.ts';

/** Published at 5000 (the fifth command). */
const published = 5000;
const hall = () => new Hall('groups', 'abc', { config: { autoAdvance: false } }).begin();
const given = hall();
const pairs = given.last.tables.map(({ seats }) => given.names(seats));
const record = (desk: Hall, match: number, stated: Moment = {}): Command => ({
  type: 'RecordOutcome',
  place: desk.place(match),
  outcome: outcome('1-0'),
  ...stated,
});
const times = (then: readonly Event[] | Refusal) =>
  'code' in then
    ? then
    : then.flatMap((event) =>
        event.type === 'OutcomeRecorded'
          ? [event.arrivedAt === undefined ? event.completedAt : [event.completedAt, event.arrivedAt]]
          : [],
      );

describe('[HK-11] a result counts from', () => {
  test('when it is recorded, where nobody says', () => {
    expect(times(when(given, record(given, 1), 7777))).toEqual([7777]);
  });

  test.each([published, 7000, 9000])('the time that is given: %i', (completedAt) => {
    expect(times(when(given, record(given, 1, { completedAt }), 9000))).toEqual([completedAt]);
  });

  test.each([published - 1, 9001, 7000.5, Number.NaN])('but not %d: it cannot be', (completedAt) => {
    expect(when(given, record(given, 1, { completedAt }), 9000)).toEqual({
      code: 'bad-time',
      details: { at: completedAt },
    });
  });

  test('the moment of a device, between publication and arrival', () => {
    expect(times(when(given, record(given, 1, { enteredAt: 7000 }), 9000))).toEqual([7000]);
    expect(times(when(given, record(given, 1, { enteredAt: 1 }), 9000))).toEqual([published]);
    expect(times(when(given, record(given, 1, { enteredAt: 99_000 }), 9000))).toEqual([9000]);
    const enteredAt = 7000.5;
    expect(when(given, record(given, 1, { enteredAt }), 9000)).toEqual({
      code: 'bad-time',
      details: { at: enteredAt },
    });
  });

  test('with its arrival, where that was more than a minute later', () => {
    expect(times(when(given, record(given, 1, { enteredAt: 7000 }), 67_000))).toEqual([7000]);
    expect(times(when(given, record(given, 1, { enteredAt: 7000 }), 67_001))).toEqual([[7000, 67_001]]);
  });

  test('a clock that was set back: never before the publication', () => {
    expect(times(when(given, record(given, 1), 4000))).toEqual([published]);
    expect(times(when(given, record(given, 1, { completedAt: published }), 4000))).toEqual([published]);
  });

  test('the next free millisecond, where another game has that one', () => {
    const desk = hall();
    desk.must(record(desk, 1, { completedAt: 5500 }));
    desk.must(record(desk, 2, { completedAt: 5501 }));
    expect(times(when(desk, record(desk, 3, { enteredAt: 5500 }), 9000))).toEqual([5502]);
    expect(times(when(desk, record(desk, 3, { enteredAt: 5499 }), 9000))).toEqual([5499]);
    expect(times(when(desk, record(desk, 3, { completedAt: 5500 }), 9000))).toEqual([5500]);
    expect(times(when(desk, record(desk, 3), 8999))).toEqual([8999]);
  });

  test('the time of one that was taken back is not free, and is its own when it is entered again', () => {
    const desk = hall();
    desk.must(record(desk, 1, { completedAt: 5500 }));
    const place = desk.place(1);
    desk.must({ type: 'RemoveOutcome', place, replaces: outcome('1-0'), later: { kind: 'keep' } });
    expect(times(when(desk, record(desk, 2, { enteredAt: 5500 }), 9000))).toEqual([5501]);
    expect(times(when(desk, record(desk, 1, { enteredAt: 8000 }), 9000))).toEqual([5500]);
    expect(times(when(desk, record(desk, 1, { completedAt: 6000 }), 9000))).toEqual([6000]);
  });

  test('the order of a list, for those without a time of their own', () => {
    const reports = (...stated: Moment[]) =>
      stated.map((one, at) => ({ place: given.place(at + 1), outcome: outcome('1-0'), ...one }));
    const list = (...stated: Moment[]) =>
      times(when(given, { type: 'RecordSeveral', reports: reports(...stated) }, 9000));
    expect(list({}, {}, {})).toEqual([9000, 9001, 9002]);
    expect(list({ enteredAt: 7000 }, { enteredAt: 6000 })).toEqual([7000, 7001]);
    expect(list({ completedAt: 8000 }, { enteredAt: 6000 }, { enteredAt: 6000 })).toEqual([8000, 6000, 6001]);
    expect(pairs.length).toBeGreaterThan(2);
  });
});

describe('[DK-12] confirmed or accepted, it counts from when it was first said', () => {
  test('by its arrival, or by the moment of the device', () => {
    const desk = hall();
    desk.must({ type: 'Configure', settings: { selfReport: true } });
    const [one = '', other = ''] = desk.last.tables[0]?.seats ?? [];
    const place = desk.place(1);
    desk.must({ type: 'ProposeResult', place, player: one, outcome: outcome('1-0') });
    const said = desk.state.log.head?.at ?? 0;
    expect(times(when(desk, { type: 'ConfirmResult', place, player: other }, 20_000))).toEqual([said]);
    expect(times(when(desk, record(desk, 1), 20_000))).toEqual([said]);
    const differs: Command = { type: 'RecordOutcome', place, outcome: outcome('0-1') };
    expect(times(when(desk, differs, 20_000))).toEqual([20_000]);
    const early = hall();
    early.must({ type: 'Configure', settings: { selfReport: true } });
    early.must({ type: 'ProposeResult', place, player: one, outcome: outcome('1-0'), enteredAt: 5200 });
    expect(times(when(early, { type: 'ConfirmResult', place, player: other, enteredAt: 6000 }, 20_000))).toEqual([
      5200,
    ]);
  });
});
