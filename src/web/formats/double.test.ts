import { expect, test } from 'vitest';
import { figuresIn } from '../home/plan-figures.fixture.ts';

test('[DE-1] [DK-21] what to expect is said before anyone plays, in the reader’s language', () => {
  expect(figuresIn('en', 'double', 8)).toEqual(['matches: 14–15', 'both sides: 9 rounds']);
  expect(figuresIn('de', 'double', 8)).toEqual(['Matches: 14–15', 'beide Seiten: 9 Runden']);
});
