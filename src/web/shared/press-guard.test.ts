import { describe, expect, test } from 'vitest';
import { Presses } from './press-guard.ts';

const press = { at: 1_000, x: 100, y: 200, control: 'the button', label: 'Report 3–5' };

/** Which of these clicks on the same button count. */
const counted = (...times: readonly number[]) => {
  const presses = new Presses();
  return times.filter((at) => presses.counts({ ...press, at }));
};

describe('[DK-3] a press counts once', () => {
  test.each([
    ['at once at the same place', { ...press, at: 1_200, x: 103, y: 198 }, false],
    ['at once elsewhere', { ...press, at: 1_200, y: 240 }, true],
    ['half a second later', { ...press, at: 1_500 }, true],
    ['another control at the same place, 900 ms later', { ...press, at: 1_900, control: 'another' }, false],
    ['the same control under another name, 900 ms later', { ...press, at: 1_900, label: 'Ana is right' }, false],
    ['another control at the same place, a second later', { ...press, at: 2_000, control: 'another' }, true],
    ['another control elsewhere', { ...press, at: 1_200, x: 160, control: 'another' }, true],
  ])('%s', (_, second, counts) => {
    const presses = new Presses();
    expect(presses.counts(press)).toBe(true);
    expect(presses.counts(second)).toBe(counts);
  });

  test('whoever typed since means what they press', () => {
    const presses = new Presses();
    expect(presses.counts(press)).toBe(true);
    presses.forget();
    expect(presses.counts({ ...press, at: 1_100, label: 'Report 5–4' })).toBe(true);
  });

  test('one that is ignored does not begin another half second', () =>
    expect(counted(1_000, 1_400, 1_600, 2_000, 2_100)).toEqual([1_000, 1_600, 2_100]));
});
