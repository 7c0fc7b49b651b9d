import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceFrom, hashOf } from '../../../kit/index.ts';
import type { GroupsConfig } from './config.ts';
import { groups } from './index.ts';
import { drawGroups, groupSizes } from './pairing.ts';

function planned(players: number, settings: Record<string, unknown>) {
  const config = groups.configure(settings);
  return config.ok && groups.plan(config.value, players);
}

const sizes = (players: number, arrangement: 'fixed' | 'balanced', groupSize: number) =>
  groupSizes(players, { arrangement, groupSize }).join(' ');

describe('[GR-2] game clocks', () => {
  const made = (settings: object) => groups.configure({ ...settings }) as { ok: true; value: GroupsConfig };
  test.each([
    [{}, 'with-round'],
    [groups.presets.hnefatafl, 'with-round'],
    [groups.presets['hnefatafl-balanced'], 'with-round'],
    [{ base: 600_000 }, 'by-hand'],
    [{ base: 600_000, gameClocks: 'with-round' }, 'with-round'],
    [{ gameClocks: 'off' }, 'off'],
  ])('%j: %s', (settings, gameClocks) => {
    expect(made(settings ?? {}).value.gameClocks).toBe(gameClocks);
  });

  test('off: games have none', () => {
    for (const [gameClocks, some] of [
      ['off', false],
      ['by-hand', true],
    ] as const) {
      const { tables } = drawGroups(['a', 'b'], made({ gameClocks }).value, () => undefined, chanceFrom(hashOf('x')));
      expect(tables.every(({ games }) => (games[0]?.clock !== undefined) === some)).toBe(true);
    }
  });
});

test('[GR-3] [GR-11] the unrated come after the rated, even after a live rating under 0', () => {
  const config = groups.configure({ groupSize: 2 }) as { ok: true; value: GroupsConfig };
  const ratingOf = (id: string) => ({ a: { rating: -5_000 }, b: { rating: 0 }, c: { rating: 150_000 } })[id];
  for (let seed = 0; seed < 20; seed++) {
    const { tables } = drawGroups(['d', 'a', 'b', 'c'], config.value, ratingOf, chanceFrom(hashOf(`low ${seed}`)));
    expect([...new Set(tables.flatMap(({ seats }) => seats))]).toEqual(['c', 'b', 'a', 'd']);
  }
});

describe('the sizes of groups', () => {
  test('[GR-4] fixed, in threes', () => {
    const of3 = [2, 3, 4, 5, 6, 7, 8].map((players) => sizes(players, 'fixed', 3));
    expect(of3).toEqual(['2', '3', '2 2', '3 2', '3 3', '3 2 2', '3 3 2']);
  });

  test('[GR-4] fixed, in fours', () => {
    const of4 = [3, 4, 5, 6, 7, 8, 9].map((players) => sizes(players, 'fixed', 4));
    expect(of4).toEqual(['3', '4', '3 2', '3 3', '4 3', '4 4', '4 3 2']);
  });

  test('[GR-4] the group size is 4 unless set, and at least 2', () => {
    expect(planned(8, {})).toMatchObject({ groups: [4, 4] });
    expect(groups.configure({ groupSize: 1 })).toEqual({
      ok: false,
      error: [{ path: 'groupSize', problem: 'must be at least 2' }],
    });
    expect(groups.configure({ grupSize: 3 })).toMatchObject({
      ok: false,
      error: [{ problem: 'unknown setting: grupSize' }],
    });
    expect(groups.configure({ groupSize: 2.5 })).toMatchObject({ ok: false });
  });

  test('[GR-5] balanced, at most eight', () => {
    const of8 = [2, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17].map((players) => sizes(players, 'balanced', 8));
    expect(of8).toEqual(['2', '8', '5 4', '5 5', '6 5', '6 6', '7 6', '7 7', '8 7', '8 8', '6 6 5']);
    expect(planned(9, { arrangement: 'balanced' })).toMatchObject({ groups: [5, 4] });
  });

  test('[GR-6] in twos an odd count leaves the last three together', () => {
    expect(sizes(5, 'fixed', 2)).toBe('2 3');
    expect(sizes(5, 'balanced', 2)).toBe('2 3');
    expect(sizes(3, 'fixed', 2)).toBe('3');
  });

  test('[GR-6] never a group of one, everyone in one group, larger first', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 400 }),
        fc.integer({ min: 2, max: 12 }),
        fc.constantFrom('fixed', 'balanced'),
        (players, groupSize, arrangement) => {
          const made = groupSizes(players, { arrangement, groupSize });
          expect(made.reduce((sum, size) => sum + size, 0)).toBe(players);
          expect(Math.min(...made)).toBeGreaterThan(1);
          expect(Math.max(...made)).toBeLessThanOrEqual(Math.max(groupSize, 3));
          if (groupSize > 2) expect([...made].sort((a, b) => b - a)).toEqual(made);
        },
      ),
    );
  });

  test('[GR-1] a plan says the groups and counts g·k·(k−1) games in each', () => {
    expect(planned(17, { arrangement: 'balanced' })).toEqual({
      format: 'groups',
      players: 17,
      groups: [6, 6, 5],
      games: 80,
    });
  });
});
