import { expect, test } from 'vitest';
import { figuresIn } from '../home/plan-figures.fixture.ts';

test('[KO-1] what to expect is said before anyone plays', () => {
  expect(figuresIn('en', 'knockout', 13)).toEqual(['walkovers in round 1: 3', 'knockout of 16: 4 rounds']);
});
