import { expect, test } from 'vitest';
import { figuresIn } from './plan-figures.fixture.ts';

test('what to expect is said in the words of each format', () => {
  expect(figuresIn('en', 'groups', 12)).toEqual(['3 groups of: 3 × 4', 'games in round 1: 36']);
  expect(figuresIn('en', 'strikes', 17)).toEqual(['4 tables of: 5, 3 × 4', 'once split by strikes: 5, 3 × 4']);
  expect(figuresIn('en', 'swiss', 12)).toEqual(['rounds: 4']);
  expect(figuresIn('en', 'hybrid', 20)).toEqual(['qualify: 8', 'points to qualify: 7', 'knockout of 8: 3 rounds']);
});

test('[DK-21] and in the reader’s language', () => {
  expect(figuresIn('de', 'swiss', 12)).toEqual(['Runden: 4']);
});
