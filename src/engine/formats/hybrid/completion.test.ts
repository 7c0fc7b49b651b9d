import { describe, expect, test } from 'vitest';
import type { Command } from '../../tournament/index.ts';
import { Hall, idOf } from './hall.fixture.ts';
import { outcomeOf } from './league.fixture.ts';

const MINUTE = 60_000;

/** Five players, the first phase published; two matches, one bye. */
function phase(): { hall: Hall; published: number; first: string; second: string } {
  const hall = new Hall(5);
  hall.begin();
  const [first = '', second = ''] = hall.tables();
  const published = hall.now;
  hall.now += 60 * MINUTE;
  return { hall, published, first, second };
}

const win = outcomeOf('1-0');
const timeOf = (hall: Hall, pair: string) => hall.at(pair, 1).table.games[0]?.recorded?.completedAt;
const record = (hall: Hall, pair: string, more: object = {}) =>
  hall.send({ type: 'RecordOutcome', place: hall.at(pair).place, outcome: win, ...more } as Command);

describe('[HK-11] when a game was completed', () => {
  test('at the time given; one before publication or after recording is refused', () => {
    const { hall, published, first } = phase();
    expect(record(hall, first, { completedAt: published - 1 })?.code).toBe('bad-time');
    expect(record(hall, first, { completedAt: hall.now + 5000 })?.code).toBe('bad-time');
    expect(record(hall, first, { completedAt: published + 7 })).toBeUndefined();
    expect(timeOf(hall, first)).toBe(published + 7);
  });

  test('else at the moment it was entered on a device, moved to the nearer limit', () => {
    const { hall, published, first, second } = phase();
    expect(record(hall, first, { enteredAt: published - 99 })).toBeUndefined();
    expect(timeOf(hall, first)).toBe(published);
    expect(record(hall, second, { enteredAt: hall.now + 99_999 })).toBeUndefined();
    expect(timeOf(hall, second)).toBe(hall.now);
  });

  test('a result that arrives late is sorted in where it belongs, and shown as late after a minute', () => {
    const { hall, published, first, second } = phase();
    record(hall, first);
    record(hall, second, { enteredAt: published + MINUTE });
    expect(timeOf(hall, second)).toBeLessThan(timeOf(hall, first) ?? 0);
    expect(hall.at(second, 1).table.games[0]?.recorded?.arrivedAt).toBe(hall.now);
    expect(hall.at(first, 1).table.games[0]?.recorded?.arrivedAt).toBeUndefined();
  });

  test('an unstated time that is taken moves to the next free millisecond; given ones may be equal', () => {
    const { hall, published, first, second } = phase();
    record(hall, first, { enteredAt: published + 5 });
    record(hall, second, { enteredAt: published + 5 });
    expect([timeOf(hall, first), timeOf(hall, second)]).toEqual([published + 5, published + 6]);
    const other = phase();
    record(other.hall, other.first, { completedAt: other.published + 5 });
    record(other.hall, other.second, { completedAt: other.published + 5 });
    expect(timeOf(other.hall, other.first)).toBe(timeOf(other.hall, other.second));
  });

  test('a list counts in its order', () => {
    const { hall, first, second } = phase();
    const reports = [second, first].map((pair) => ({ place: hall.at(pair).place, outcome: win }));
    hall.must({ type: 'RecordSeveral', reports });
    expect([timeOf(hall, second), timeOf(hall, first)]).toEqual([hall.now, hall.now + 1]);
  });

  test('a corrected result, and one that was taken back and entered again, keeps its first time', () => {
    const { hall, first } = phase();
    record(hall, first);
    const at = timeOf(hall, first);
    hall.correct(`${first} 0-1`);
    expect(timeOf(hall, first)).toBe(at);
    const { place } = hall.at(first, 1);
    hall.must({ type: 'RemoveOutcome', place, replaces: outcomeOf('0-1'), later: { kind: 'keep' } });
    expect(record(hall, first, { enteredAt: hall.now })).toBeUndefined();
    expect(timeOf(hall, first)).toBe(at);
  });

  test('a report counts from the phone’s moment, however late it is confirmed or accepted', () => {
    for (const settled of ['confirmed', 'accepted'] as const) {
      const { hall, published, first } = phase();
      hall.must({ type: 'Configure', settings: { selfReport: true } });
      const [one = '', other = ''] = first.split('-').map(idOf);
      const { place } = hall.at(first);
      const enteredAt = published + 3 * MINUTE;
      hall.must({ type: 'ProposeResult', place, player: one, outcome: win, enteredAt });
      expect(hall.at(first).table.proposals).toMatchObject([{ enteredAt, at: hall.now }]);
      hall.now += 10 * MINUTE;
      if (settled === 'confirmed') hall.must({ type: 'ConfirmResult', place, player: other, enteredAt: hall.now });
      else record(hall, first, { enteredAt: hall.now });
      expect(timeOf(hall, first)).toBe(enteredAt);
    }
  });
});
