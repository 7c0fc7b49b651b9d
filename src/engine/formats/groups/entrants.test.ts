import { expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { Hall } from '../../../../test/hall.ts';
import { type History, historyOf } from '../../tournament/index.ts';
import type { GroupsConfig } from './config.ts';
import { groups } from './index.ts';
import { groupsRulebook } from './rulebook.ts';

const falling = (count: number) => Array.from({ length: count }, (_, at) => 2000 - 10 * at);
/** Players are p1, p2, … in the order of their letters. */
const hallOf = (names: string, config: Readonly<Record<string, unknown>>) =>
  new Hall('groups', names, { config: { autoAdvance: false, ...config }, ratings: falling(names.length) });
const historyIn = (hall: Hall) => historyOf(hall.facts) as History<GroupsConfig>;
const concluded = (hall: Hall) => asked(groupsRulebook).conclude(historyIn(hall));
const groupsOf = (hall: Hall): string => {
  const all = new Map<number, Set<string>>();
  for (const { group = 1, seats } of hall.last.tables) {
    for (const id of seats) all.set(group, (all.get(group) ?? new Set()).add(hall.name(id)));
  }
  return [...all.values()].map((members) => [...members].sort().join('')).join(' ');
};
const row = (hall: Hall, name: string) => concluded(hall).standings.find(({ player }) => hall.name(player) === name);
const codes = (hall: Hall, name: string) => row(hall, name)?.why.map(({ rule, code }) => `${rule} ${code}`);

test('[GR-17] seeded players enter in round 2, with those who went on', () => {
  const hall = hallOf('abcdefgh', { groupSize: 3, seeded: ['p1', 'p2'] }).begin();
  expect(groupsOf(hall)).toBe('cde fgh');
  expect(row(hall, 'a')).toMatchObject({ state: 'active', criteria: [{ value: 2 }, { value: 0 }] });
  expect(codes(hall, 'a')).toEqual(['GR-17 enters-second']);
  hall.playOut('cdefgh').over();
  expect(row(hall, 'a')).toMatchObject({ state: 'active', criteria: [{ value: 2 }, { value: 0 }] });
  hall.draw();
  expect(groupsOf(hall)).toBe('ab cf');
  expect(hall.last.tables[0]?.why.map(({ code }) => code)).toEqual([
    'grouped-by-rating',
    'enters-second',
    'enters-second',
  ]);
  hall.playOut('bacf').over();
  expect(codes(hall, 'a')).toEqual(['GR-7 out-of-group']);
  expect(row(hall, 'a')).toMatchObject({ state: 'eliminated', criteria: [{ value: 2 }, { value: 0 }] });
  hall.draw();
  hall.playOut('bc').over();
  expect(concluded(hall)).toMatchObject({ finished: true, winners: [hall.id('b')] });
});

test('[GR-17] the reigning champion enters in the final: all who are left are one group', () => {
  const hall = hallOf('abcdefghi', { groupSize: 4, champion: 'p1' }).begin();
  expect(groupsOf(hall)).toBe('bcde fghi');
  hall.playOut('bcdefghi').over();
  expect(concluded(hall).finished).toBe(false);
  hall.draw();
  expect(groupsOf(hall)).toBe('abf');
  expect(hall.last.tables[0]?.why.map(({ code }) => code)).toContain('enters-final');
  hall.playOut('fab').over();
  expect(concluded(hall)).toMatchObject({ finished: true, winners: [hall.id('f')] });
  expect(row(hall, 'a')).toMatchObject({ place: 2, criteria: [{ value: 2 }, { value: 4 }] });
});

test('[GR-17] one challenger left plays the champion; and so do joint winners', () => {
  const hall = hallOf('abcd', { champion: 'p4' }).begin();
  expect(groupsOf(hall)).toBe('abc');
  hall.playOut('abc').over();
  expect(concluded(hall).finished).toBe(false);
  expect(groupsOf(hall.draw())).toBe('ad');
  hall.playOut('da').over();
  expect(concluded(hall).winners).toEqual([hall.id('d')]);
  // GR-8: all of round 1 have the same record, and there is one champion yet to beat.
  const level = hallOf('abcde', { groupSize: 2, champion: 'p5' }).begin();
  level.report('ab 1-0, ba 1-0, cd 1-0, dc 1-0');
  level.over();
  expect(concluded(level).finished).toBe(false);
  expect(groupsOf(level.draw())).toBe('abcde');
});

test('[GR-17] both: the champion waits while a round of several groups is to come', () => {
  const hall = hallOf('abcdefghi', { groupSize: 2, seeded: ['p2', 'p1', 'p99'], champion: 'p3' }).begin();
  expect(groupsOf(hall)).toBe('de fg hi');
  hall.playOut('defghi').over();
  hall.draw();
  expect(groupsOf(hall)).toBe('ab df' + 'h');
  expect(row(hall, 'c')).toMatchObject({ state: 'active', criteria: [{ value: 3 }, { value: 0 }] });
  hall.playOut('abdfh').over();
  expect(groupsOf(hall.draw())).toBe('acd');
});

test('[GR-17] nobody waits where two are not there without them, or where they have left', () => {
  expect(groupsOf(hallOf('abc', { seeded: ['p1', 'p2'] }).begin())).toBe('abc');
  expect(groupsOf(hallOf('abc', { seeded: ['p1', 'p2'], champion: 'p3' }).begin())).toBe('ab');
  expect(groupsOf(hallOf('ab', { champion: 'p1' }).begin())).toBe('ab');
  const hall = hallOf('abc', { champion: 'p1' }).begin();
  hall.must({ type: 'DropPlayer', player: hall.id('a') });
  hall.playOut('bc').over();
  expect(concluded(hall)).toMatchObject({ finished: true, winners: [hall.id('b')] });
});

test('[GR-17] who never played has not won when it is ended early', () => {
  const hall = hallOf('abc', { champion: 'p1' }).begin();
  hall.report('bc 1-0');
  hall.must({ type: 'EndEarly', confirm: hall.facts.about?.name ?? '' });
  expect(concluded(hall).winners).toEqual([hall.id('b')]);
  // Nor where everybody else has left.
  const alone = hallOf('abc', { champion: 'p1' }).begin();
  alone.report('bc 1-0');
  for (const name of 'bc') alone.must({ type: 'DropPlayer', player: alone.id(name) });
  alone.must({ type: 'EndEarly', confirm: alone.facts.about?.name ?? '' });
  expect(concluded(alone).winners).toEqual([]);
});

test('[GR-17] the plan leaves out those who enter later; who is named twice, or by name, is refused', () => {
  const made = groups.configure({ seeded: ['p1', 'p2'], champion: 'p1' });
  expect(made.ok && groups.plan(made.value, 10)).toMatchObject({ groups: [4, 4] });
  expect(groups.configure({ seeded: ['Ana'] })).toMatchObject({
    ok: false,
    error: [{ problem: 'must be a player: p1, p2, …' }],
  });
  expect(groups.configure({ seeded: ['p1', 'p1'] }).ok).toBe(false);
});
