import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import type { PlayerId } from '../../tournament/index.ts';
import { chance, history, pairing, pairsOf, SwissDesk, type Told } from './hall.fixture.ts';
import { drawSwiss } from './pairing.ts';
import { swissRulebook } from './rulebook.ts';
import { type SwissHistory, sheetOf } from './sheet.ts';
import { rankedAll } from './standings.ts';

/** How often each pairing came out of so many draws. */
function tallied(past: SwissHistory, draws: number): Map<string, number> {
  const seen = new Map<string, number>();
  for (let seed = 0; seed < draws; seed++) {
    const text = pairsOf(pairing(past, seed));
    seen.set(text, (seen.get(text) ?? 0) + 1);
  }
  return seen;
}

/** Within four standard deviations (variance below draws/kinds) of the same for each. */
function expectEvenly(seen: ReadonlyMap<string, number>, kinds: number): void {
  expect(seen.size).toBe(kinds);
  const draws = [...seen.values()].reduce((sum, times) => sum + times, 0);
  for (const times of seen.values()) {
    const off = times - draws / kinds;
    expect(off * off).toBeLessThan((16 * draws) / kinds);
  }
}

const all = (field: string, draws = 60, rounds: readonly string[] = [], told: Told = {}) =>
  [...tallied(history(field, rounds, told), draws).keys()].sort();

describe('whom one meets', () => {
  test('[SW-6] nobody meets the same opponent twice; a forfeited match counts as met', () => {
    expect(all('abcd', 60, ['a-b 5-0, c-d 5-0'])).toEqual(['a-c b-d']);
    // with nothing to win all four are level, and only whom they have met tells them apart
    const nothing = { config: { win: 0 } };
    expect(all('abcd', 60, ['a-b +-, c-d -+'], nothing)).toEqual(['a-c b-d', 'a-d b-c']);
    expect(all('abcd', 60, ['a-b ff, c-d ff'], nothing)).toEqual(['a-c b-d', 'a-d b-c']);
  });

  test('[SW-7] opponents with the same points, each pairing of a score group as likely as the next', () => {
    const seen = tallied(history('abcdefgh', ['a-e 5-0, b-f 5-0, c-g 5-0, d-h 5-0']), 900);
    expectEvenly(seen, 9);
  });

  test('[SW-7] an odd number in a score group: one, picked at random, is paired down to one picked at random', () => {
    const seen = tallied(history('abcdef', ['a-d 5-0, b-e 5-0, c-f 5-0']), 600);
    // one of a b c plays one of d e f whom they have not met: six pairings, none of them a rematch
    expectEvenly(seen, 6);
  });

  test('[SW-7] each pairing says why: the same points, or paired down because the group is odd', () => {
    const drawn = pairing(history('abcdef', ['a-d 5-0, b-e 5-0, c-f 5-0']), 1);
    const why = drawn.tables.map((table) => table.why[0]);
    expect(why).toMatchObject([
      { rule: 'SW-7', code: 'same-points', figures: { points: { halves: 6 } } },
      { rule: 'SW-7', code: 'odd-score-group', figures: { points: { halves: 6 }, other: { halves: 0 }, size: 3 } },
      { rule: 'SW-7', code: 'same-points', figures: { points: { halves: 0 } } },
    ]);
  });

  test('[SW-8] paired down because everyone with the same points was met', () => {
    const rounds = ['a-b 5-0, c-d 5-0', 'a-c 0-5, b-d 5-0'];
    // a 3, b 3, c 6, d 0: a and b have met
    const drawn = pairing(history('abcd', rounds), 1);
    expect(pairsOf(drawn)).toBe('a-d b-c');
    const lower = drawn.tables.find((table) => table.seats.includes('a'));
    expect(lower?.why[0]).toMatchObject({ rule: 'SW-8', code: 'met-all-in-group', figures: { player: 'a', size: 2 } });
  });

  test('[SW-8] two short steps beat one long one', () => {
    const rounds = ['a-e 5-0, b-g 5-0, c-h 5-0, f-d 5-0', 'a-f 5-0, h-b 5-0, g-c 5-0, e-d 5-0'];
    const gone = { droppedAfter: 2 };
    // a 6, b 3, c 3, d 0, and none of them have met
    const told = { people: { e: gone, f: gone, g: gone, h: gone } };
    expect(all('abcdefgh', 40, rounds, told)).toEqual(['a-b c-d', 'a-c b-d']);
  });

  test('[SW-10] round 1 is fully random', () => {
    expectEvenly(tallied(history('abcd'), 900), 3);
  });

  test('[SW-10] by rating: top half against bottom half in order, equal ratings by lot, the unrated last', () => {
    const rated = (...ratings: (number | undefined)[]): Told => ({
      config: { firstRound: 'rating' },
      people: Object.fromEntries(
        ratings.map((rating, at) => ['abcdef'.charAt(at), rating === undefined ? {} : { rating: { rating } }]),
      ),
    });
    expect(all('abcdef', 20, [], rated(100, 600, 300, 500, 200, 400))).toEqual(['a-f b-c d-e']);
    expect(all('abcd', 60, [], rated(500, 400, undefined, undefined))).toEqual(['a-c b-d', 'a-d b-c']);
    expect(all('abcd', 60, [], rated(500, 500, 400, 300))).toEqual(['a-c b-d', 'a-d b-c']);
    const odd = tallied(history('abcde', [], rated(500, 400, 300, 200, 100)), 500);
    expectEvenly(odd, 5);
    expect([...odd.keys()]).toContain('a-c b-d (e)');
  });

  test('[SW-11] round 1 by rating keeps apart too, straying from the order as little as can be', () => {
    const told = (keepApart: readonly (readonly [PlayerId, PlayerId])[]): Told => ({
      config: { firstRound: 'rating' },
      people: Object.fromEntries([...'abcdef'].map((id, at) => [id, { rating: { rating: 1000 - at } }])),
      keepApart,
    });
    expect(all('abcdef', 20, [], told([['a', 'd']]))).toEqual(['a-e b-d c-f']);
    const none = told([...'def'].flatMap((id) => [['a', id] as const]));
    for (const text of all('abcdef', 20, [], none)) expect(text).toMatch(/a-[bc]/);
  });

  test('[SW-11] a keep-apart pair is respected where a legal pairing allows, and told to the desk where not', () => {
    expect(all('abcd', 60, [], { keepApart: [['a', 'b']] })).toEqual(['a-c b-d', 'a-d b-c']);
    const past = history('abcd', ['a-b 5-0, c-d 5-0'], { keepApart: [['a', 'c']] });
    expect(all('abcd', 20, ['a-b 5-0, c-d 5-0'], { keepApart: [['a', 'c']] })).toEqual(['a-d b-c']);
    const forced = history('abc', ['a-b 5-0, (c)', 'b-c 5-0, (a)'], { keepApart: [['a', 'c']] });
    const drawn = pairing(forced, 1);
    expect(pairsOf(drawn)).toBe('a-c (b)');
    expect(
      asked(swissRulebook)
        .judge(forced, drawn)
        .findings.map((finding) => finding.code),
    ).toContain('keep-apart');
    expect(JSON.stringify([pairing(past, 1), drawn])).not.toContain('apart');
  });
});

describe('the bye', () => {
  test('[SW-12] round 1: by lot', () => {
    const byes = new Map<string, number>();
    for (let seed = 0; seed < 1000; seed++) {
      const [bye = ''] = pairing(history('abcde'), seed).byes;
      byes.set(bye, (byes.get(bye) ?? 0) + 1);
    }
    expectEvenly(byes, 5);
    expect(pairing(history('abcde'), 1).byeReasons).toMatchObject([{ code: 'bye-by-lot', figures: { among: 5 } }]);
  });

  test('[SW-12] after: the fewest byes, then the lowest in the standings, then lot', () => {
    expect(pairing(history('abcde', ['a-b 5-0, c-d 5-1, (e)']), 1).byes).toEqual(['b']);
    const level = history('abcde', ['a-b 5-1, c-d 5-1, (e)']);
    const byes = new Set(Array.from({ length: 40 }, (_, seed) => pairing(level, seed).byes[0]));
    expect([...byes].sort()).toEqual(['b', 'd']);
    const drawn = pairing(level, 1);
    expect(drawn.byeReasons).toMatchObject([
      { rule: 'SW-12', code: 'bye-in-turn', figures: { byes: 0, place: 4, level: 2 } },
    ]);
    const alone = pairing(history('abcdefg', ['a-b 5-0, c-d 5-1, e-f 5-2, (g)']), 1);
    expect(alone.byeReasons).toMatchObject([{ figures: { player: 'b', byes: 0, place: 7, level: 1 } }]);
    // a, d and e share place 2, but e has had the bye.
    const shared = history('abcde', ['d-a 5-3, b-c 5-0, (e)', 'a-d 5-3, e-b -+, (c)']);
    expect(pairing(shared, 1).byeReasons).toMatchObject([{ figures: { byes: 0, place: 2, level: 2 } }]);
    // d is last, but has had one
    const rounds = ['a-b 5-0, c-e 5-0, (d)', 'a-c 5-0, e-d 5-0, (b)'];
    expect(pairing(history('abcde', rounds), 1).byes).toEqual(['e']);
  });

  test('[SW-12] the first whose absence leaves a legal pairing: a second bye before a rematch', () => {
    const rounds = ['b-d 5-0, c-e 5-0, (a)', 'a-b 5-0, c-d 5-0, (e)', 'a-c 5-0, b-e 5-0, (d)'];
    const gone = { droppedAfter: 3 };
    // of a, b and c only b and c have not met; they have had no bye, a has
    const drawn = pairing(history('abcde', rounds, { people: { d: gone, e: gone } }), 1);
    expect(pairsOf(drawn)).toBe('b-c (a)');
    expect(drawn.byeReasons).toMatchObject([
      { rule: 'SW-12', code: 'bye-in-turn', figures: { player: 'a', byes: 1 } },
      { rule: 'SW-12', code: 'bye-passed-over', figures: { player: 'a', others: ['b', 'c'] } },
    ]);
  });

  test('[SW-12] nobody is passed over without need', () => {
    const past = history('abcde', ['a-b 5-0, c-d 5-0, (e)', 'a-c 5-0, b-e 5-0, (d)', 'a-d 5-0, c-e 5-0, (b)']);
    const drawn = pairing(past, 1);
    expect(drawn.byes).toEqual(['c']);
    expect(drawn.byeReasons?.map((reason) => reason.code)).toEqual(['bye-in-turn']);
  });
});

describe('no legal pairing', () => {
  const stuck = ['a-b 5-0, c-d 5-0', 'a-c 5-0, b-d 5-0', 'a-d 5-0, b-c 5-0'];

  test('[SW-9] nothing is paired, and it says who stands in the way', () => {
    const step = asked(swissRulebook).next(history('abcd', stuck, { config: { rounds: 5 } }));
    expect(step).toEqual({
      kind: 'wait',
      why: { code: 'no-legal-pairing', details: { players: ['a', 'b', 'c', 'd'], reason: 'rematches' } },
    });
    const three = history('abc', ['a-b 5-0, (c)', 'a-c 5-0, (b)', 'b-c 5-0, (a)'], { config: { rounds: 5 } });
    expect(asked(swissRulebook).next(three)).toMatchObject({ why: { code: 'no-legal-pairing' } });
  });

  test('[SW-9] drawn all the same, it is refused', () => {
    const past = history('abcd', stuck);
    expect(drawSwiss(past, sheetOf(past), chance(1))).toEqual({
      ok: false,
      error: { code: 'no-legal-pairing', details: { players: ['a', 'b', 'c', 'd'], reason: 'rematches' } },
    });
  });

  test('[SW-9] a small field that can still be paired is paired', () => {
    const past = history('abcd', stuck.slice(0, 2), { config: { rounds: 5 } });
    expect(asked(swissRulebook).next(past).kind).toBe('pair-round');
    const three = history('abc', ['a-b 5-0, (c)'], { config: { rounds: 5 } });
    expect(asked(swissRulebook).next(three).kind).toBe('pair-round');
  });

  test('[SW-9] the organiser may allow rematches for this round: the fewest, then the oldest', () => {
    const desk = SwissDesk.of(4, { rounds: 5 });
    for (let round = 0; round < 3; round++) desk.playRound();
    expect(desk.try({ type: 'PairRound' })).toMatchObject({ code: 'no-legal-pairing' });
    desk.must({ type: 'AllowRematches' });
    desk.must({ type: 'PairRound' });
    expect(pairsOf(desk.last)).toBe(pairsOf(desk.rounds[0] ?? { tables: [], byes: [] }));
    expect(desk.last.tables[0]?.why[0]).toMatchObject({ rule: 'SW-9', code: 'rematch-allowed', figures: { round: 1 } });
    expect(desk.last.findings.filter((finding) => finding.code === 'rematch')).toMatchObject([
      { hard: false },
      { hard: false },
    ]);
    desk.must({ type: 'PublishRound', round: 4 });
    desk.finishRound();
    expect(desk.try({ type: 'PairRound' })).toMatchObject({ code: 'no-legal-pairing' }); // for that round only
    desk.must({ type: 'AllowRematches' });
    desk.must({ type: 'PairRound' });
    // those of round 1 have met again since, those of round 2 have waited longest
    expect(pairsOf(desk.last)).toBe(pairsOf(desk.rounds[1] ?? { tables: [], byes: [] }));
    expect(all('abcdef', 20, ['a-b 5-0, c-d 5-0, e-f 5-0'], { rematchesAllowed: true }).join()).not.toMatch(
      /a-b|c-d|e-f/,
    );
  });

  test('[SW-9] rematches are in question only then, or when a draft cannot be paired again', () => {
    const desk = SwissDesk.of(4, { rounds: 5 });
    expect(desk.try({ type: 'AllowRematches' })?.code).toBe('rematches-not-in-question');
    desk.playRound();
    desk.playRound();
    desk.must({ type: 'PairRound' });
    expect(desk.try({ type: 'AllowRematches' })?.code).toBe('rematches-not-in-question');
    // without two who have met all but each other, only a rematch is left
    const [first] = desk.last.tables;
    const [one = ''] = first?.seats ?? [];
    const other = desk.last.tables[1]?.seats[0] ?? '';
    desk.must({ type: 'DropPlayer', player: one });
    desk.must({ type: 'DropPlayer', player: other });
    expect(desk.try({ type: 'PublishRound', round: 3 })?.code).toBe('draft-is-stale');
    expect(desk.try({ type: 'PairAgain', round: 3 })?.code).toBe('no-legal-pairing');
    desk.must({ type: 'AllowRematches' });
    desk.must({ type: 'PairAgain', round: 3 });
    desk.must({ type: 'PublishRound', round: 3 });
  });

  test('[SW-9] or end the Swiss now', () => {
    const desk = SwissDesk.of(4, { rounds: 5 });
    for (let round = 0; round < 3; round++) desk.playRound();
    desk.must({ type: 'SetRounds', rounds: 3 });
    expect(desk.conclusion.finished).toBe(true);
  });
});

/** Every way to pair a list. */
function* everyPairing(players: readonly PlayerId[]): Generator<(readonly [PlayerId, PlayerId])[]> {
  const [first, ...others] = players;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const other of others) {
    for (const rest of everyPairing(others.filter((id) => id !== other))) yield [[first, other], ...rest];
  }
}

/** SW-8 by brute force: [broken keep-apart pairs, squared difference] of the best pairing without a rematch. */
function bestWithout(past: SwissHistory, bye: PlayerId | undefined): readonly [number, number] | undefined {
  const sheet = sheetOf(past).lines;
  const present = [...sheet.values()].filter((line) => line.active && line.player !== bye).map((line) => line.player);
  let best: readonly [number, number] | undefined;
  for (const pairs of everyPairing(present)) {
    const met = pairs.some(([a, b]) => sheet.get(a)?.meetings.some((meeting) => meeting.opponent === b));
    if (met) continue;
    const broken = pairs.filter(([a, b]) => past.keepApart.some((pair) => pair.includes(a) && pair.includes(b))).length;
    const squared = pairs.reduce((sum, [a, b]) => {
      const gap = (sheet.get(a)?.points ?? 0) - (sheet.get(b)?.points ?? 0);
      return sum + gap * gap;
    }, 0);
    if (!best || broken < best[0] || (broken === best[0] && squared < best[1])) best = [broken, squared];
  }
  return best;
}

const results = ['5-0', '5-4', '4-3', '3-3', '2-5', '+-', 'ff'];

test('[SW-8] whatever was played, the pairing is the best there is, and the bye is the first that can be', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 8 }),
      fc.integer({ min: 0, max: 6 }),
      fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 3 }),
      fc.nat(),
      (players, rounds, apart, seed) => {
        const field = [...'abcdefgh'.slice(0, players)];
        const dice = chance(seed);
        const keepApart = apart.flatMap(([a, b]) => {
          const [one, other] = [field[a], field[b]];
          return one && other && one !== other ? [[one, other] as const] : [];
        });
        let past = history(field, [], { config: { rounds: 20 }, keepApart });
        for (let round = 0; round <= rounds; round++) {
          const step = asked(swissRulebook).next(past);
          const byeable = field.length % 2 === 0 ? [undefined] : field;
          const possible = byeable.filter((bye) => bestWithout(past, bye) !== undefined);
          if (step.kind !== 'pair-round') {
            expect(possible).toEqual([]); // SW-9: only where there is none
            return;
          }
          const drawn = step.pair(dice);
          if (!drawn.ok) throw new Error(drawn.error.code);
          const { pairing: paired, judgement } = drawn.value;
          const [bye] = paired.byes;
          expect(judgement).toEqual(asked(swissRulebook).judge(past, paired));
          const { cost, findings } = judgement;
          const [broken, squared] = bestWithout(past, bye) ?? [];
          expect(cost.map(({ value }) => value)).toEqual([0, broken, { hundredths: 25 * (squared ?? 0) }]);
          expect(findings.filter((finding) => finding.hard || finding.code === 'wrong-bye')).toEqual([]);
          if (bye !== undefined && round > 0) expect(claim(past, bye)).toBe(firstClaim(past, possible));
          const text = paired.tables.map((table) => `${table.seats.join('-')} ${dice.pick(results)}`);
          const texts = [...text, ...paired.byes.map((id) => `(${id})`)].join(', ');
          past = { ...past, rounds: [...past.rounds, ...history(field, [texts]).rounds.map(numbered(round + 1))] };
        }
      },
    ),
    { numRuns: 150 },
  );
});

const numbered =
  (number: number) =>
  <R extends { readonly number: number }>(round: R): R => ({ ...round, number });

/** SW-12: fewer byes first, then the lower place, as one number. */
function claim(past: SwissHistory, player: PlayerId): number {
  const sheet = sheetOf(past);
  const place = rankedAll(past, sheet).find((one) => one.lines.some((line) => line.player === player))?.number ?? 0;
  return (sheet.lines.get(player)?.byes ?? 0) * 100 - place;
}

const firstClaim = (past: SwissHistory, possible: readonly (PlayerId | undefined)[]): number =>
  Math.min(...possible.flatMap((player) => (player === undefined ? [] : [claim(past, player)])));
