import { describe, expect, test } from 'vitest';
import { memory } from './memory.ts';

describe('what is kept with an object', () => {
  test('is what was kept last, for each object its own', () => {
    const kept = memory<object, number>();
    const [one, other] = [{}, new Map()];
    expect(kept.get(one)).toBeUndefined();
    kept.set(one, 1);
    kept.set(other, 2);
    kept.set(one, 3);
    expect([kept.get(one), kept.get(other)]).toEqual([3, 2]);
  });

  test('is nothing to another memory', () => {
    const [kept, another] = [memory<object, string>(), memory<object, string>()];
    const key = {};
    kept.set(key, 'ours');
    expect(another.get(key)).toBeUndefined();
    another.set(key, 'theirs');
    expect([kept.get(key), another.get(key)]).toEqual(['ours', 'theirs']);
  });

  test('is not copied, listed or written down', () => {
    const kept = memory<object, number>();
    const key = { a: 1 };
    kept.set(key, 1);
    expect(kept.get({ ...key })).toBeUndefined();
    expect(kept.get(structuredClone(key))).toBeUndefined();
    expect(Reflect.ownKeys(key)).toEqual(['a']);
    expect(JSON.stringify(key)).toBe('{"a":1}');
  });

  test('an object that nobody may change can be remembered, too', () => {
    const kept = memory<object, number>();
    const key = Object.freeze({});
    kept.set(key, 1);
    expect(kept.get(key)).toBe(1);
  });
});
