import { expect, test } from 'vitest';
import { Hall } from '../../../../test/hall.ts';
import { derive } from '../../tournament/index.ts';
import { absentPlayers, noShowAt } from '../../views/index.ts';
import { formats } from '../index.ts';
import { groups } from './index.ts';

const day = 86_400_000;
const hallOf = (names: string, config: Readonly<Record<string, unknown>>) =>
  new Hall('groups', names, { config: { autoAdvance: false, ...config }, ratings: [1900, 1800, 1700, 1600] });
const absent = (hall: Hall) =>
  [...absentPlayers(derive(formats, hall.facts))].map(([player, games]) => `${hall.name(player)}${games}`).join(' ');

test('[GR-18] noShow needs a clock, and less than the main time; off unless set', () => {
  const problems = (settings: Readonly<Record<string, unknown>>) => {
    const made = groups.configure(settings);
    return made.ok ? [] : made.error.map(({ path }) => path);
  };
  expect(problems({ noShow: 2 * day })).toEqual([]);
  expect(problems({ noShow: 2 * day, gameClocks: 'off' })).toEqual(['noShow']);
  expect(problems({ noShow: 3 * day })).toEqual(['noShow']);
  const hall = new Hall('groups', 'ab').begin();
  expect(noShowAt(derive(formats, hall.facts), 1)).toBeUndefined();
});

test('[GR-18] the desk is asked about whoever has forfeited two games, while they are in', () => {
  const hall = hallOf('abcd', { noShow: day }).begin();
  expect(noShowAt(derive(formats, hall.facts), 1)).toBe(day);
  hall.report('ab -+');
  expect(absent(hall)).toBe('');
  hall.report('ac -+, bc +-');
  expect(absent(hall)).toBe('a2');
  hall.report('cb -+');
  expect(absent(hall)).toBe('a2 c2');
  hall.must({ type: 'DropPlayer', player: hall.id('a') });
  expect(absent(hall)).toBe('c2');
});

test('[GR-18] nobody is asked where it is not set, nor about those who are out', () => {
  const without = hallOf('abc', {}).begin();
  without.report('ab -+, ac -+');
  expect(absent(without)).toBe('');
  const hall = hallOf('abcd', { noShow: day }).begin();
  hall.report('ab -+, ac -+');
  hall.playOut('bcda').over();
  expect(absent(hall)).toBe('');
  // Of two groups: a is out, and those who are left go on.
  const two = hallOf('abcd', { noShow: day, groupSize: 2 }).begin();
  two.report('ab -+, ba +-, cd 1-0');
  expect(absent(two)).toBe('a2');
  two.playOut('cd').over();
  expect(absent(two)).toBe('');
});

test('[GR-18] where all games of a group run at once, on less than a day, a longer main time is proposed', () => {
  const proposed = (settings: Readonly<Record<string, unknown>>, players: number) => {
    const made = groups.configure(settings);
    return made.ok ? groups.plan(made.value, players).proposes : made.error;
  };
  const minutes = (count: number) => count * 60_000;
  const atOnce = { base: minutes(10), gameClocks: 'with-round' };
  // Six games against three opponents.
  expect(proposed(atOnce, 8)).toEqual({ base: minutes(60) });
  expect(proposed({ ...atOnce, gamesPerPairing: 2 }, 3)).toEqual({ base: minutes(80) });
  for (const settings of [{ base: minutes(10) }, { ...atOnce, base: day }, { ...atOnce, gameClocks: 'off' }])
    expect(proposed(settings, 8)).toBeUndefined();
});
