import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { Hall, outcome } from '../../../../test/hall.ts';
import { assertDefined, chanceFrom, hashOf } from '../../../kit/index.ts';
import { type History, historyOf, type Pairing } from '../../tournament/index.ts';
import type { GroupsConfig } from './config.ts';
import { groups } from './index.ts';
import { drawGroups } from './pairing.ts';
import { groupsRulebook } from './rulebook.ts';

const falling = (count: number) => Array.from({ length: count }, (_, at) => 2000 - 10 * at);
const hallOf = (names: string, config: Readonly<Record<string, unknown>> = {}) =>
  new Hall('groups', names, { config: { autoAdvance: false, ...config }, ratings: falling(names.length) });
const historyIn = (hall: Hall) => historyOf(hall.facts) as History<GroupsConfig>;
const configOf = (settings: Readonly<Record<string, unknown>> = {}) => {
  const made = groups.configure(settings);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value as GroupsConfig;
};
const next = (hall: Hall) => asked(groupsRulebook).next(historyIn(hall));

describe('what comes next', () => {
  test('[GR-10] a round; the first one only when the desk says so, the others by themselves where that is set', () => {
    for (const autoAdvance of [true, false]) {
      const hall = hallOf('abcd', { autoAdvance, groupSize: 2 });
      hall.must({ type: 'Start' });
      expect(next(hall)).toEqual({ kind: 'pair-round', auto: false, pair: expect.any(Function) });
    }
    const hall = hallOf('abcd', { groupSize: 2 }).begin();
    hall.playOut('abcd');
    expect(next(hall)).toMatchObject({ kind: 'wait', why: { code: 'round-not-closed' } });
    const itself = { ...historyIn(hall), config: { ...historyIn(hall).config, autoAdvance: true } };
    expect(asked(groupsRulebook).next(itself)).toEqual({ kind: 'close-round', round: 1 });
    hall.close();
    expect(next(hall)).toMatchObject({ kind: 'pair-round', auto: false });
    const closed = { ...historyIn(hall), config: { ...historyIn(hall).config, autoAdvance: true } };
    expect(asked(groupsRulebook).next(closed)).toMatchObject({ kind: 'pair-round', auto: true });
  });

  test('[GR-8] nothing when it is over, and never anything for one table', () => {
    const hall = hallOf('abcd').begin().playOut('abcd').over();
    expect(next(hall)).toEqual({ kind: 'wait', why: { code: 'already-finished', details: {} } });
    expect([groupsRulebook.afterGame, groupsRulebook.opening]).toEqual([undefined, undefined]);
  });

  test('[GR-3] those who went on are grouped by rating', () => {
    const hall = hallOf('abcdef', { groupSize: 3 }).begin().playOut('cfabde').over();
    const step = next(hall);
    const drawn = step.kind === 'pair-round' ? step.pair(chanceFrom(hashOf('next'))) : undefined;
    expect(drawn?.ok && drawn.value.pairing.tables.map(({ seats }) => hall.names(seats))).toEqual(['cf', 'fc']);
  });
});

describe('a draw', () => {
  test('[GR-1] [GR-2] [GR-3] [GR-11] both ways round in each group, with clocks, reasons and the ratings it was sorted by', () => {
    const rating = { a: { rating: 150_000 }, b: { rating: 160_000 }, c: { rating: 140_000 } } as const;
    const config = configOf({ groupSize: 2, base: 60_000, increment: 1_000 });
    const ratingOf = (id: string) => ({ ...rating })[id as keyof typeof rating];
    const drawn = drawGroups(['a', 'b', 'c', 'd'], config, ratingOf, chanceFrom(hashOf('draw')));
    const side = { base: 60_000, increment: 1_000, bonusAt40: 0 };
    const games = [{ kind: 'regular', white: 1, black: 0, clock: { white: side, black: side } }];
    const table = (seats: string, group: number) => ({
      seats: [...seats],
      group,
      games,
      why: [{ rule: 'GR-3', code: 'grouped-by-rating', figures: { group, size: 2 } }],
    });
    expect(drawn).toEqual({
      kind: 'groups',
      tables: [table('ba', 1), table('ab', 1), table('cd', 2), table('dc', 2)],
      byes: [],
      notes: [],
      ratings: rating,
    });
  });

  test('is always the same from the same key: recorded ones are drawn again', () => {
    const drawn = drawGroups([...'abcdef'], configOf({ groupSize: 3 }), () => undefined, chanceFrom(hashOf('key')));
    expect([...new Set(drawn.tables.flatMap(({ seats }) => seats))].join('')).toBe('cbafde');
  });
});

describe('a pairing by hand', () => {
  /** “abc de”: groups of these. */
  const pairingOf = (hall: Hall, text: string, numbers = [1, 2, 3]): Pairing => ({
    kind: 'groups',
    tables: text.split(' ').flatMap((names, at) => {
      const ids = [...names].map((name) => hall.id(name));
      const first = assertDefined(ids[0], 'first');
      return ids.slice(1).map((other) => ({ seats: [first, other], group: numbers[at] ?? 1, games: [], why: [] }));
    }),
    byes: [],
    notes: [],
  });
  const judged = (hall: Hall, text: string, numbers?: number[]) => {
    const { cost, findings } = asked(groupsRulebook).judge(historyIn(hall), pairingOf(hall, text, numbers));
    const told = findings.map(
      ({ code, hard, players, size }) => `${code}${hard ? '!' : ''} ${hall.names(players)} ${JSON.stringify(size)}`,
    );
    expect(cost).toEqual([{ name: 'out-of-order', value: findings.filter(({ hard }) => !hard).length }]);
    return told;
  };

  test('[GR-3] groups in order of rating, each pair out of order with the difference', () => {
    const hall = hallOf('abcdef', { groupSize: 2 });
    hall.must({ type: 'Start' });
    expect(judged(hall, 'ab cd ef')).toEqual([]);
    expect(judged(hall, 'ac bd ef')).toEqual(['wrong-group bc 1000']);
    expect(judged(hall, 'cd ab ef')).toEqual([
      ...['wrong-group ac 2000', 'wrong-group ad 3000', 'wrong-group bc 1000', 'wrong-group bd 2000'],
    ]);
    // The numbers of the groups count, not the order of the tables.
    expect(judged(hall, 'ef cd ab', [3, 2, 1])).toEqual([]);
    expect(judged(hall, 'ab cdef')).toEqual([]);
    const level = new Hall('groups', 'abcd', { config: { groupSize: 2 }, ratings: [1500, 1500, 1500, 1500] });
    level.must({ type: 'Start' });
    expect(judged(level, 'ac bd')).toEqual([]);
  });

  test('[GR-3] [GR-11] the unrated belong below all others, even below a live rating under 0', () => {
    const hall = new Hall('groups', 'abcd', { config: { groupSize: 2 }, ratings: [1500, 1400] });
    hall.must({ type: 'Start' });
    const past = historyIn(hall);
    const low = new Map(
      [...past.players].map(([id, player]) => [id, player.rating ? { ...player, rating: { rating: -5_000 } } : player]),
    );
    expect(asked(groupsRulebook).judge({ ...past, players: low }, pairingOf(hall, 'ab cd')).findings).toEqual([]);
    expect(asked(groupsRulebook).judge({ ...past, players: low }, pairingOf(hall, 'cd ab')).findings).toHaveLength(4);
  });

  test('[DK-2] someone out or missing', () => {
    const hall = hallOf('abcdef', { groupSize: 3 }).begin().playOut('abcdef').over();
    // a and d went on.
    expect(judged(hall, 'ad')).toEqual([]);
    expect(judged(hall, 'ab')).toEqual(['is-out! b 1', 'missing! d 1']);
    const tables = pairingOf(hall, 'ad').tables.map(({ seats, games, why }) => ({ seats, games, why }));
    expect(asked(groupsRulebook).judge(historyIn(hall), { ...pairingOf(hall, 'ad'), tables }).findings).toEqual([]);
  });
});

describe('people and tables', () => {
  test('[GR-12] the open games of one who leaves are forfeits, in their seat', () => {
    const hall = hallOf('abc').begin();
    hall.report('ab 1-0');
    const leaves = groupsRulebook.leaves(historyIn(hall), hall.id('a'));
    const seated = hall.last.tables.filter(({ seats }) => hall.names(seats).includes('a'));
    expect(leaves).toEqual(
      seated
        .filter(({ seats }) => hall.names(seats) !== 'ab')
        .map(({ match, seats }) => ({
          round: 1,
          match,
          game: 1,
          outcome: { kind: 'forfeit', seats: [hall.names(seats).indexOf('a')] },
        })),
    );
    expect(leaves).toHaveLength(3);
  });

  test('[GR-12] nobody joins or comes back once a round is drawn', () => {
    const hall = hallOf('abc');
    hall.must({ type: 'Start' });
    expect(asked(groupsRulebook).admitsLate(historyIn(hall), undefined)).toBeUndefined();
    expect(asked(groupsRulebook).admitsLate(historyIn(hall), 'p1')).toBeUndefined();
    hall.draw();
    expect(asked(groupsRulebook).admitsLate(historyIn(hall), undefined)).toEqual({
      code: 'late-entry-closed',
      details: { reason: 'started' },
    });
    expect(asked(groupsRulebook).admitsLate(historyIn(hall), 'p1')).toEqual({
      code: 'cannot-come-back',
      details: { player: 'p1' },
    });
  });

  test('[GR-7] those who play: everyone of the round while it is on, then those who go on', () => {
    const hall = hallOf('abcdef', { groupSize: 3 });
    hall.must({ type: 'Start' });
    const playing = () => hall.names(asked(groupsRulebook).playersIn(historyIn(hall)) ?? []);
    expect(playing()).toBe('abcdef');
    hall.draw();
    expect(playing()).toBe('abcdef');
    hall.must({ type: 'DropPlayer', player: hall.id('b') });
    hall.playOut('abcdef');
    expect(playing()).toBe('acdef');
    hall.close();
    expect(playing()).toBe('ad');
  });

  test('[GR-7] a win is 2, a draw 1, also of a result that is being typed', () => {
    const hall = hallOf('ab').begin();
    const table = assertDefined(hall.last.tables[0], 'table');
    const tally = (text: string) => {
      const recorded = { outcome: outcome(text), completedAt: 0, sequence: 0 };
      return asked(groupsRulebook).tally(historyIn(hall), { ...table, games: [{ kind: 'regular', recorded }] });
    };
    expect(['1-0', '0-1', '½', 'ff', '-+'].map(tally)).toEqual([
      { points: [2, 0], winners: [0] },
      { points: [0, 2], winners: [1] },
      { points: [1, 1], winners: [] },
      { points: [0, 0], winners: [] },
      { points: [0, 2], winners: [1] },
    ]);
    expect(asked(groupsRulebook).tally(historyIn(hall), table)).toEqual({ points: [0, 0], winners: [] });
    hall.report('ab 1-0');
    const stored = assertDefined(hall.last.tables[0], 'table');
    expect(asked(groupsRulebook).tally(historyIn(hall), stored)).toEqual({ points: [2, 0], winners: [0] });
  });

  test('[GR-1] [GR-2] what a round is called, and whether it starts the clocks', () => {
    const hall = hallOf('ab').begin();
    expect(groupsRulebook.label(historyIn(hall), hall.last)).toEqual({
      rule: 'GR-1',
      code: 'label-round',
      figures: { round: 1 },
    });
    const starts = (gameClocks: string) => groupsRulebook.startsClocks?.(configOf({ gameClocks }));
    expect(['with-round', 'by-hand', 'off'].map(starts)).toEqual([true, false, false]);
    expect(configOf({ base: 86_400_000 })).toMatchObject({ gameClocks: 'with-round', autoAdvance: true });
  });
});

describe('[DK-29] what is at stake', () => {
  const stakes = (hall: Hall) => asked(groupsRulebook).stakes(historyIn(hall)) ?? [];

  test('[GR-7] in each group with open games: to be level at the top', () => {
    const hall = hallOf('abcdefg', { groupSize: 3 }).begin();
    // Groups abc, de and fg.
    hall.report('ab 1-0, ac ½, de 1-0, ed ½');
    const contests = stakes(hall);
    expect(contests.map(({ open }) => open.length)).toEqual([4, 2]);
    expect(contests.map(({ points }) => [...points].map(([id, score]) => `${hall.name(id)}${score}`).sort())).toEqual([
      ['a3', 'b0', 'c1'],
      ['f0', 'g0'],
    ]);
    for (const contest of contests) {
      expect(contest).toMatchObject({ goal: 'go-on', round: 1, line: { kind: 'places', places: 1, level: 'share' } });
      expect(contest.open[0]?.ends.map(({ gains }) => gains)).toEqual([
        [2, 0],
        [0, 2],
        [1, 1],
      ]);
    }
  });

  test('[GR-12] not for one who has left; and nothing before, after or once it was ended', () => {
    const hall = hallOf('abc');
    hall.must({ type: 'Start' });
    expect(stakes(hall)).toEqual([]);
    hall.draw();
    hall.must({ type: 'DropPlayer', player: hall.id('a') });
    expect(stakes(hall).map(({ points }) => hall.names(points.keys()))).toEqual(['bc']);
    expect(asked(groupsRulebook).stakes({ ...historyIn(hall), ended: true })).toEqual([]);
    const rounds = hall.facts.rounds.map((round) => ({ ...round, state: 'draft' as const }));
    expect(asked(groupsRulebook).stakes({ ...historyIn(hall), rounds })).toEqual([]);
    hall.report('bc 1-0, cb 0-1');
    expect(stakes(hall)).toEqual([]);
    hall.close();
    expect(stakes(hall)).toEqual([]);
  });
});
