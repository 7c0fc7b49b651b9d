import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { chanceFrom, hashOf } from '../../../kit/index.ts';
import type { Pairing } from '../../tournament/index.ts';
import { history, players, type Told } from './hall.fixture.ts';
import { strikesRulebook } from './rulebook.ts';
import { drawFinalGame, drawRound } from './seating.ts';
import { sheetOf } from './sheet.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

function draw(field: string, rounds: readonly string[], told: Told = {}, seed = 'seed'): Pairing {
  const past = history(field, rounds, told);
  const drawn = drawRound(past, sheetOf(past), chanceFrom(hashOf(seed)));
  if (!drawn.ok) throw new Error(drawn.error.code);
  return drawn.value.pairing;
}
const seatsOf = (pairing: Pairing, group?: number) =>
  pairing.tables
    .filter((table) => group === undefined || table.group === group)
    .flatMap((table) => table.seats)
    .sort();
const sizesOf = (pairing: Pairing) => pairing.tables.map((table) => table.seats.length);

/** A first round of tables of three in order of the alphabet, won by the first of each. */
const firstRound = (count: number) =>
  Array.from({ length: count / 3 }, (_, at) => {
    const [a, b, c] = players(letters.slice(3 * at, 3 * at + 3));
    return `${a}9 ${b}8 ${c}7`;
  }).join(' | ');

describe('rounds', () => {
  test('[ST-5] round 1 is random, round 2 splits by strikes, and so on in turn', () => {
    const same = 'a5 b5 c5 | d5 e5 f5';
    expect(
      [0, 1, 2, 3].map((played) => draw('abcdef', Array(played).fill(same), { config: { eliminationAt: 99 } }).kind),
    ).toEqual(['random', 'split', 'random', 'split']);
  });

  test('[ST-5] other chance, other seats; the same chance, the same seats', () => {
    const plans = ['1', '2', '3', '4', '5'].map((seed) => JSON.stringify(draw(letters.slice(0, 26), [], {}, seed)));
    expect(new Set(plans).size).toBe(5);
    expect(JSON.stringify(draw(letters.slice(0, 26), [], {}, '1'))).toBe(plans[0]);
  });

  test('[ST-6] tables of the plan, in a random and in a split round', () => {
    expect(sizesOf(draw(letters.slice(0, 27), []))).toEqual([5, 5, 5, 4, 4, 4]);
    expect(sizesOf(draw(letters.slice(0, 27), [firstRound(27)]))).toEqual([5, 5, 4, 5, 4, 4]);
    expect(sizesOf(draw(letters.slice(0, 27), [], { config: { maxTable: 4 } }))).toEqual([4, 4, 4, 4, 4, 4, 3]);
  });

  test('[ST-7] up to 30 in two groups, G1 has the fewest strikes', () => {
    const round = draw(letters.slice(0, 6), [firstRound(6)]);
    expect(new Set(round.tables.map((table) => table.group))).toEqual(new Set([1, 2]));
    // a, d won; b, e were second: one of them by lot; the rest in G2.
    expect(seatsOf(round, 1)).toEqual(expect.arrayContaining(['a', 'd']));
    expect(seatsOf(round, 2)).toEqual(expect.arrayContaining(['c', 'f']));
  });

  test('[ST-7] equal strikes at the border by lot', () => {
    const third = new Set(
      Array.from({ length: 30 }, (_, run) =>
        seatsOf(draw('abcdef', [firstRound(6)], {}, `${run}`), 1).filter((player) => player !== 'a' && player !== 'd'),
      ).flat(),
    );
    expect(third).toEqual(new Set(['b', 'e']));
  });

  test('[ST-7] from 31 on in three groups', () => {
    const groups = (count: number) => {
      const told = {
        people: Object.fromEntries(players(letters.slice(count, 33)).map((id) => [id, { droppedAfter: 1 }])),
      };
      return new Set(draw(letters.slice(0, 33), [firstRound(33)], told).tables.map((table) => table.group)).size;
    };
    expect([30, 31, 33].map(groups)).toEqual([2, 3, 3]);
  });

  test('[ST-8] those who have met least sit together', () => {
    // Six at two tables of three: whoever met in round 1 can be kept to one pair a table.
    const told = { config: { eliminationAt: 99 } };
    const round = draw('abcdef', ['a5 b5 c5 | d5 e5 f5', 'a5 b5 c5 | d5 e5 f5'], told);
    expect(
      asked(strikesRulebook).judge(history('abcdef', ['a5 b5 c5 | d5 e5 f5', 'a5 b5 c5 | d5 e5 f5'], told), round)
        .cost[0],
    ).toEqual({
      name: 'detrimental-points',
      value: 4,
    });
    expect(round.notes[0]?.figures).toMatchObject({ bestOfPlans: 4, improved: 4 });
  });

  test('[ST-9] the round tells the points of the best plan and of the improved one; without improvement only the first', () => {
    const rounds = [firstRound(24)];
    const told = { config: { eliminationAt: 99, plans: 1 } };
    const field = letters.slice(0, 24);
    const [note] = draw(field, [...rounds, ...rounds], told).notes;
    expect(note).toMatchObject({ rule: 'ST-9', code: 'seating-improved', figures: { plans: 1, improved: 0 } });
    expect(note?.figures.bestOfPlans).toBeGreaterThan(0);
    const plain = { config: { ...told.config, improve: false } };
    expect(draw(field, [...rounds, ...rounds], plain).notes).toEqual([
      { rule: 'ST-8', code: 'seating-best-of-plans', figures: { plans: 1, bestOfPlans: note?.figures.bestOfPlans } },
    ]);
  });

  test('[ST-10] with five left at tables of four, the fewest strikes sit out', () => {
    const told = { config: { maxTable: 4, eliminationAt: 99 } } as const;
    const round = draw('abcde', ['a5 b4 c3 d2 | (e)', 'b9 a8 c7 d6 | (e)', 'e9 c8 d7 b6 | (a)'], told);
    expect(round).toMatchObject({ byes: ['e'], kind: 'split' });
    expect(sizesOf(round)).toEqual([4]);
    expect(round.byeReasons).toEqual([
      { rule: 'ST-10', code: 'bye-for-fewest-strikes', figures: { player: 'e', strikes: 0, byes: 2 } },
    ]);
  });

  test('[ST-10] equal strikes: fewer byes, then by lot', () => {
    const told = { config: { maxTable: 4, eliminationAt: 99 } } as const;
    // a and e have no strikes, and e had the bye.
    for (let run = 0; run < 10; run++) {
      expect(draw('abcde', ['a9 b4 c3 d2 | (e)'], told, `${run}`).byes).toEqual(['a']);
    }
    const byLot = Array.from({ length: 40 }, (_, run) => draw('abcde', [], told, `${run}`).byes[0]);
    expect(new Set(byLot).size).toBe(5);
  });

  test('[ST-10] three and two: a split round puts the fewest strikes at the table of three', () => {
    const told = { config: { maxTable: 4, fiveLeft: '3+2', eliminationAt: 99 } } as const;
    expect(sizesOf(draw('abcde', [], told))).toEqual([3, 2]);
    const round = draw('abcde', ['a9 b8 c7 | d9 e8'], told);
    expect([seatsOf(round, 1), seatsOf(round, 2)]).toEqual([
      ['a', 'b', 'd'],
      ['c', 'e'],
    ]);
  });

  test('[ST-15] the final game is one table of two', () => {
    const past = history('xyz', ['x5 y5 z1', 'x5 y5 z1'], { config: { finalGame: true } });
    const { pairing: drawn, judgement } = drawFinalGame(past, sheetOf(past), ['x', 'y'], chanceFrom(hashOf('final')));
    expect(judgement.findings.filter(({ hard }) => hard)).toEqual([]);
    expect(drawn).toMatchObject({ kind: 'final-game', byes: [], notes: [] });
    expect(seatsOf(drawn)).toEqual(['x', 'y']);
    expect(drawn.tables[0]).toMatchObject({
      games: [{ kind: 'regular' }],
      why: [{ rule: 'ST-15', code: 'plays-final-game', figures: { players: ['x', 'y'] } }],
    });
  });

  test('[ST-7] [ST-8] each table says its group’s strikes, and how many of its pairs have met', () => {
    const why = (rounds: readonly string[]) =>
      draw('abcdef', rounds, { config: { eliminationAt: 99 } }).tables.map((table) => table.why);
    const met = (pairs: number) => ({ rule: 'ST-8', code: 'seated-least-met', figures: { pairs, points: pairs } });
    expect(why([])).toEqual([[met(0)], [met(0)]]);
    // a, d and one of b, e; the other one, c and f: one pair of each table has met.
    const group = (number: number, fewest: number, most: number) => ({
      rule: 'ST-7',
      code: 'split-group',
      figures: { group: number, fewest, most },
    });
    expect(why([firstRound(6)])).toEqual([
      [group(1, 0, 12), met(1)],
      [group(2, 12, 24), met(1)],
    ]);
  });

  test('[ST-8] [ST-9] one table alone has no choice of seats to tell of', () => {
    expect(draw('abcde', []).notes).toEqual([]);
    for (const rounds of [[], ['a9 b8 c7 d6 e5']]) {
      expect(draw('abcde', rounds).tables.map((table) => 'group' in table)).toEqual([false]);
    }
    expect(draw('abcdef', []).notes).toHaveLength(1);
  });

  test('[ST-11] two make no round', () => {
    const past = history('ab', []);
    expect(drawRound(past, sheetOf(past), chanceFrom(hashOf('two')))).toEqual({
      ok: false,
      error: { code: 'too-few-players', details: { have: 2, need: 3 } },
    });
  });

  test('a draw is of tables for one game each', () => {
    for (const rounds of [[], [firstRound(6)]]) {
      for (const table of draw('abcdef', rounds).tables) expect(table.games).toEqual([{ kind: 'regular' }]);
    }
  });

  test('a draw is always the same from the same key: recorded ones are drawn again', () => {
    const seats = (pairing: Pairing) =>
      [...pairing.tables.map((table) => table.seats.join('')), ...pairing.byes].join(' ');
    const four = { config: { maxTable: 4 } } as const;
    expect({
      random: seats(draw('abcdefgh', [], {}, 'key')),
      split: seats(draw('abcdefghi', [firstRound(9)], {}, 'key')),
      bye: seats(draw('abcde', [], four, 'key')),
    }).toEqual({ random: 'fedg acbh', split: 'adegb ifhc', bye: 'abce d' });
  });

  test('[DK-7] players to be kept apart sit apart where there is another table', () => {
    const told = { keepApart: [['a', 'b']] } as const;
    for (let run = 0; run < 20; run++) {
      const round = draw('abcdef', [], told, `${run}`);
      expect(round.tables.some((table) => table.seats.includes('a') && table.seats.includes('b'))).toBe(false);
      expect(JSON.stringify([round.notes, round.tables.map((table) => table.why)])).not.toMatch(/200|apart/);
    }
  });
});

describe('judgement of a seating', () => {
  const past = history('abcdefgh', ['a5 b4 c3 d2 | e5 f4 g3 h2'], { config: { eliminationAt: 24 } });
  // In: a e 0, b f 8, c g 16; out: d h 24.
  const pairing = (words: string, byes = ''): Pairing => ({
    kind: 'split',
    tables: words.split(' ').map((seats, at) => ({ seats: players(seats), group: at + 1, games: [], why: [] })),
    byes: players(byes),
    notes: [],
  });
  const hardOnes = (words: string, byes = '') =>
    asked(strikesRulebook)
      .judge(past, pairing(words, byes))
      .findings.filter((finding) => finding.hard)
      .map((finding) => `${finding.code} ${finding.players.join('')} ${finding.size}`);

  test('a drawn round has no fault', () => {
    const drawn = draw('abcdefgh', ['a5 b4 c3 d2 | e5 f4 g3 h2'], { config: { eliminationAt: 24 } });
    expect(
      asked(strikesRulebook)
        .judge(past, drawn)
        .findings.filter((finding) => finding.hard),
    ).toEqual([]);
  });

  test('[DK-2] someone out, missing, or seated twice', () => {
    expect(hardOnes('aeb fcd')).toEqual(['is-out d 1', 'missing g 1']);
    expect(hardOnes('aeb fca')).toContain('seated-twice a 2');
  });

  test('[ST-6] a table of a wrong size', () => {
    expect(hardOnes('aebf cg')).toEqual(['table-size aebf 4', 'table-size cg 2']);
  });

  test('[ST-7] a group with more strikes than the next', () => {
    expect(hardOnes('aec bfg')).toEqual(['wrong-group cbf 8']);
    expect(hardOnes('aef bcg')).toEqual([]);
  });

  test('[ST-10] a bye for one who has more strikes than another', () => {
    const five = history('abcde', ['a9 b8 c7 d6 | (e)'], { config: { maxTable: 4 } });
    const given = (bye: string) =>
      asked(strikesRulebook)
        .judge(five, {
          kind: 'split',
          tables: [{ seats: players('abcde').filter((id) => id !== bye), games: [], why: [] }],
          byes: [bye],
          notes: [],
        })
        .findings.filter((finding) => finding.hard);
    expect(given('a')).toEqual([]);
    expect(given('e')).toEqual([{ code: 'wrong-bye', hard: true, players: ['e'], size: 1 }]);
    expect(given('c')).toEqual([{ code: 'wrong-bye', hard: true, players: ['c'], size: 3 }]);
  });

  test('[ST-8] tells the points, and who has met twice or more', () => {
    const often = history('abcdef', ['a5 b4 c3 | d5 e4 f3', 'a5 b4 d3 | c5 e4 f3'], { config: { eliminationAt: 99 } });
    const judged = asked(strikesRulebook).judge(often, { ...pairing('abc def'), kind: 'random' });
    expect(judged.cost).toEqual([
      { name: 'detrimental-points', value: 2 + 1 + 1 + 1 + 1 + 2 },
      { name: 'pairs-met-before', value: 6 },
    ]);
    expect(judged.findings.filter((finding) => !finding.hard)).toEqual([
      { code: 'met-often', hard: false, players: ['a', 'b'], size: 2 },
      { code: 'met-often', hard: false, players: ['e', 'f'], size: 2 },
    ]);
  });
});
