import { expect, test } from 'vitest';
import { conclusionOf } from './conclusion.ts';
import type { Standing } from './rulebook.ts';

const rest = { finished: false, winners: [], why: [], through: ['p1'] };
const row: Standing = { place: 1, player: 'p1', state: 'active', criteria: [], why: [] };

test('standings are made when someone looks, and once', () => {
  let made = 0;
  const conclusion = conclusionOf(rest, () => {
    made++;
    return [row];
  });
  expect(conclusion.finished).toBe(false);
  expect(conclusion.through).toEqual(['p1']);
  expect(made).toBe(0);
  expect(conclusion.standings).toBe(conclusion.standings);
  expect(made).toBe(1);
});

test('who copies or writes down a conclusion has its standings', () => {
  const conclusion = conclusionOf(rest, () => [row]);
  expect({ ...conclusion }).toEqual({ ...rest, standings: [row] });
  expect(JSON.parse(JSON.stringify(conclusion))).toEqual({ ...rest, standings: [row] });
});
