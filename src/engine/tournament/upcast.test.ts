import { describe, expect, test } from 'vitest';
import { Hall } from '../../../test/hall.ts';
import { upcast, upcastEvent } from './index.ts';
import type { WrittenEvent } from './upcast.ts';

describe('an event of any age', () => {
  const steps = {
    RoundClosed: [
      (old: { type: string }) => ({ ...old, round: 1 }),
      (old: { type: string }) => ({ ...old, by: 'two' }),
    ],
  };

  test('passes what leads from its shape to the newest, and loses its number', () => {
    expect(upcastEvent({ type: 'RoundClosed' }, steps)).toEqual({ type: 'RoundClosed', round: 1, by: 'two' });
    expect(upcastEvent({ type: 'RoundClosed', v: 2 }, steps)).toEqual({ type: 'RoundClosed', by: 'two' });
    expect(upcastEvent({ type: 'RoundClosed', v: 3 }, steps)).toEqual({ type: 'RoundClosed' });
    expect(upcastEvent({ type: 'Started' })).toEqual({ type: 'Started' });
    expect(upcastEvent({ type: 'Started', v: 1 })).toStrictEqual({ type: 'Started' });
  });

  test.each([0, 4, 1.5, -1])('in shape %d is not known', (v) => {
    expect(() => upcastEvent({ type: 'RoundClosed', v }, steps)).toThrow(`Unknown version of RoundClosed: ${v}`);
    expect(() => upcastEvent({ type: 'Started', v: 2 }, steps)).toThrow('Unknown version of Started: 2');
  });

  test('that is folded in several shapes stays as it was written', () => {
    for (const event of [{ type: 'RoundPaired' }, { type: 'RoundPaired', v: 2 }]) {
      expect(upcastEvent(event)).toBe(event);
    }
    expect(upcastEvent({ type: 'RoundPaired', v: 1 })).toStrictEqual({ type: 'RoundPaired' });
    expect(() => upcastEvent({ type: 'RoundPaired', v: 3 })).toThrow('Unknown version of RoundPaired: 3');
    expect(() => upcastEvent({ type: 'RoundPaired', v: 1.5 })).toThrow('Unknown version of RoundPaired: 1.5');
  });

  test('of no known type is an error, not a shrug', () => {
    for (const type of ['Unheard', 'toString', '__proto__']) {
      expect(() => upcastEvent({ type })).toThrow(`Unknown event: ${type}`);
    }
  });
});

test('an entry: its events, and nothing else of it; one that is as it should be is not copied', () => {
  const entries = new Hall('groups', 'abc').state.log.slice();
  for (const entry of entries) {
    expect(upcast(entry)).toBe(entry);
    const numbered = { ...entry, events: entry.events.map((event) => ({ ...event, v: 1 })) };
    expect(upcast(numbered)).toEqual(entry);
    const [first, ...others] = entry.events;
    expect(upcast({ ...entry, events: [{ ...first, v: 1 } as WrittenEvent, ...others] })).toEqual(entry);
  }
});
