import { expect, test } from 'vitest';
import { resultText, turnedOutcome, writtenResult } from './index.ts';

test('a result is read as people write it, in seat order', () => {
  const written = (text: string, seats = 2) => writtenResult('en', text, seats);
  expect(['5-3', '1/2', 'x-5', '+-', 'ff'].map((text) => written(text))).toEqual(['5–3', '½–½', 'x–5', '+ −', '− −']);
  expect(written('50 42 42 31', 4)).toBe('50 42 42 31');
  expect(written('places 1 2 2 x', 4)).toBe('1 2 2 x');
});

test('from the second seat every result is turned, a forfeit as well as a score', () => {
  const turned = (text: string) => writtenResult('en', text, 2, true);
  expect(['5-3', '1/2', 'x-5', '+-', '-+', 'ff', '-2--1'].map(turned)).toEqual([
    ...['3–5', '½–½', '5–x', '− +', '+ −', '− −', '−1–−2'],
  ]);
});

test('what is not a result stays as it is', () => expect(writtenResult('en', 'abc', 2, true)).toBe('abc'));

test('turned twice is as before', () => {
  for (const outcome of [
    { kind: 'scores', scores: [5000, 3000] },
    { kind: 'places', places: [1, 2] },
    { kind: 'forfeit', seats: [0] },
    { kind: 'forfeit', seats: [0, 1] },
  ] as const) {
    expect(turnedOutcome(turnedOutcome(outcome))).toEqual(outcome);
    expect(resultText('en', turnedOutcome(outcome), 2).length).toBe(resultText('en', outcome, 2).length);
  }
});
