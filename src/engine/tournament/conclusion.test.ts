import { expect, test } from 'vitest';
import { standingsOf, verdictOf } from './conclusion.ts';
import { noFacts } from './state.ts';

const verdict = { finished: true, winners: [], why: [], through: ['p1'] };
const row = (player: string, place: number) => ({ player, place, state: 'active', criteria: [], why: [] }) as const;
const stage = { verdict, standings: [row('p1', 1), row('p2', 2)] };
const facts = { ...noFacts, started: true, stages: [{ rulebook: 'x', config: {} }] };

test('[HK-25] where it is over and nobody has won, place 1 is empty', () => {
  expect(verdictOf(facts, () => stage)).toEqual(verdict);
  expect(standingsOf(facts, verdict, () => stage).map(({ place }) => place)).toEqual([2, 2]);
  const won = { ...verdict, winners: ['p1'] };
  expect(standingsOf(facts, won, () => stage).map(({ place }) => place)).toEqual([1, 2]);
});

test('a stage that is not the last may be complete; the tournament is not', () => {
  const two = { ...facts, stages: [...facts.stages, ...facts.stages] };
  expect(verdictOf(two, () => stage)).toMatchObject({ finished: false, winners: [], through: ['p1'] });
  expect(verdictOf({ ...two, ended: true }, () => stage).finished).toBe(true);
});
