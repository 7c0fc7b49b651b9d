import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Hall } from '../../../../test/hall.ts';
import { chanceFrom, hashOf } from '../../../kit/index.ts';
import { derive } from '../../tournament/index.ts';
import { boardView, firstToMove, sidesAt } from '../../views/index.ts';
import { formats } from '../index.ts';
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

describe('[GR-15] mixed: groups of equal strength', () => {
  /** Players are their numbers in order of rating, the strongest is 1: “1 4 · 2 3”. */
  const dealt = (players: number, groupSize: number) => {
    const config = groups.configure({ arrangement: 'mixed', groupSize }) as { ok: true; value: GroupsConfig };
    const ids = Array.from({ length: players }, (_, at) => String(at + 1));
    const ratingOf = (id: string) => ({ rating: 300_000 - 100 * Number(id) });
    const { tables } = drawGroups(ids, config.value, ratingOf, chanceFrom(hashOf('deal')));
    const numbers = [...new Set(tables.map(({ group }) => group))];
    return numbers.map((group) => [
      ...new Set(tables.filter((table) => table.group === group).flatMap(({ seats }) => seats.map(Number))),
    ]);
  };
  test.each([
    [4, 2, '1 4 · 2 3'],
    [8, 4, '1 4 6 7 · 2 3 5 8'],
    [16, 8, '1 4 6 7 10 11 13 16 · 2 3 5 8 9 12 14 15'],
    [9, 3, '1 6 9 · 2 5 8 · 3 4 7'],
    [12, 4, '1 6 9 10 · 2 5 8 11 · 3 4 7 12'],
    [7, 4, '1 4 6 7 · 2 3 5'],
    [11, 4, '1 6 9 10 · 2 5 8 11 · 3 4 7'],
    [5, 2, '1 4 · 2 3 5'],
    [3, 8, '1 2 3'],
  ])('%d players in groups of at most %d: %s', (players, size, means) => {
    const sorted = dealt(players, size).map((members) => members.toSorted((a, b) => a - b).join(' '));
    expect(sorted.join(' · ')).toBe(means);
  });

  test('everyone is dealt once, sizes are those of GR-5, and a group has one player of each pass', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 3, max: 12 }), (players, size) => {
        const hands = dealt(players, size);
        expect(hands.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: players }, (_, at) => at + 1));
        expect(hands.map(({ length }) => length).join(' ')).toBe(sizes(players, 'balanced', size));
        for (const members of hands) {
          const passes = members.map((number) => Math.floor((number - 1) / hands.length)).sort((a, b) => a - b);
          expect(passes).toEqual(members.map((_, pass) => pass));
        }
      }),
    );
  });

  test('a change by hand that puts two of a pass together is found, the draw itself is not', () => {
    const hall = new Hall('groups', 'abcdefgh', {
      config: { arrangement: 'mixed', groupSize: 4, autoAdvance: false },
      ratings: Array.from({ length: 8 }, (_, at) => 2000 - 10 * at),
    });
    hall.must({ type: 'Start' });
    hall.must({ type: 'PairRound' });
    expect(hall.last.findings).toEqual([]);
    const swap = (one: string, other: string) =>
      hall.must({
        type: 'AdjustDraft',
        round: 1,
        edition: hall.last.edition,
        change: { kind: 'swap', players: [hall.id(one), hall.id(other)] },
      });
    swap('a', 'h');
    expect(hall.last.findings.map(({ code }) => code)).toContain('wrong-group');
  });
});

describe('[GR-16] who moves first', () => {
  const hallOf = (config: Readonly<Record<string, unknown>>) =>
    new Hall('groups', 'ab', { config: { base: 600_000, ...config }, ratings: [1600, 1500] }).begin();

  test.each([
    [{}, { white: 1, black: 0 }, 'black'],
    [{ movesFirst: 'attacker' }, { white: 1, black: 0 }, 'black'],
    [{ movesFirst: 'defender' }, { white: 0, black: 1 }, 'white'],
  ] as const)('%j', (config, seats, first) => {
    const hall = hallOf(config);
    const derived = derive(formats, hall.facts);
    for (const { games } of hall.last.tables) expect(games).toMatchObject([seats]);
    expect(firstToMove(derived, 1)).toBe(first);
    expect(sidesAt(derived, 1)).toMatchObject({ black: { code: 'side-attacker' }, white: { code: 'side-defender' } });
  });

  test('1-0 is a win of the side that moves first, and so is a row of the cross table', () => {
    const hall = hallOf({ movesFirst: 'defender' });
    hall.report('ab 1-0, ba ½');
    const derived = derive(formats, hall.facts);
    const board = boardView(derived);
    const [group] = board.kind === 'cross-tables' ? (board.rounds[0]?.groups ?? []) : [];
    expect(group?.members.map(({ player }) => hall.name(player))).toEqual(['a', 'b']);
    expect(group?.cross[0]?.[1]).toMatchObject({ games: [{ result: '1' }] });
    const table = hall.last.tables.find(({ seats }) => hall.names(seats) === 'ab');
    expect(table?.seats[table.games[0]?.white ?? -1]).toBe(hall.id('a'));
  });
});
