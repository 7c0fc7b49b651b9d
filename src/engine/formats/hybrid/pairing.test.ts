import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { chanceFrom, hashOf } from '../../../kit/index.ts';
import type { Pairing, PlayerId, Round } from '../../tournament/index.ts';
import { playerTold } from '../../tournament/presence.fixture.ts';
import { history, leagueConfig, outcomeOf, players, type Told } from './league.fixture.ts';
import { costLevels, drawPhase, drawPlayoffs, mayHaveBye, meetingsOf, pairCost } from './pairing.ts';
import { qualificationOf } from './qualification.ts';
import { leagueRulebook } from './rulebook.ts';
import type { LeagueHistory, Line } from './sheet.ts';

const chance = (name: string) => chanceFrom(hashOf(name));

const drawn = (of: LeagueHistory, name = 'phase'): Pairing => drawPhase(of, qualificationOf(of), chance(name));

const pairsOf = (pairing: Pick<Pairing, 'tables'>): string[] =>
  pairing.tables.map(({ seats }) => seats.toSorted().join('-'));

/** The phase played to its end, with results by lot; nobody ever has the points. */
function withPhase(before: LeagueHistory, pairing: Pairing, gone: readonly PlayerId[] = []): LeagueHistory {
  const number = before.rounds.length + 1;
  const tables = pairing.tables.map((table, at) => ({
    ...table,
    match: at + 1,
    number: at + 1,
    proposals: [],
    games: table.games.map((game) => ({
      ...game,
      recorded: { outcome: outcomeOf('1/2'), completedAt: 100 * number + at, sequence: at },
    })),
  }));
  const round: Round = {
    number,
    edition: 1,
    stage: 0,
    kind: pairing.kind,
    state: 'closed',
    tables,
    byes: pairing.byes,
    byeReasons: [],
    notes: pairing.notes,
    findings: [],
    overrides: [],
    open: 0,
  };
  const people = new Map(before.players);
  for (const id of gone) {
    const player = people.get(id);
    if (player) people.set(id, playerTold(id, { droppedAfter: number }));
  }
  return { ...before, players: people, rounds: [...before.rounds, round] };
}

const endless: Told = { config: { points: 1000, qualifiers: 2 } };
const letters = (count: number) => 'abcdefghijklmnopqrstuvwxyz'.slice(0, count);

/** Every way to pair these, as lists of pairs. */
function* everyPairing(ids: readonly Line[]): Generator<(readonly [Line, Line])[]> {
  const [first, ...others] = ids;
  if (!first) {
    yield [];
    return;
  }
  for (const other of others) {
    for (const rest of everyPairing(others.filter((one) => one !== other))) yield [[first, other], ...rest];
  }
}

const level = (white: Line, black: Line, at: number) =>
  pairCost(white, black, meetingsOf(white.met.get(black.player) ?? []), at);

/** The least costs, level by level, over everyone who may have the bye and every choice of colours. */
function leastCosts(of: LeagueHistory): number[] {
  const { active, lines } = qualificationOf(of);
  const rows = active.flatMap((id) => lines.get(id) ?? []);
  const fields =
    active.length % 2 === 0
      ? [rows]
      : mayHaveBye(active, lines).map((bye) => rows.filter(({ player }) => player !== bye));
  const compare = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sign, value, at) => sign || value - (b[at] ?? 0), 0);
  const costOf = (white: Line, black: Line) => costLevels.map((_, at) => level(white, black, at));
  let best: number[] | undefined;
  for (const field of fields) {
    for (const pairs of everyPairing(field)) {
      const sums = costLevels.map(() => 0);
      for (const [a, b] of pairs) {
        const cheaper = [costOf(a, b), costOf(b, a)].sort(compare)[0] ?? [];
        for (const at of sums.keys()) sums[at] = (sums[at] ?? 0) + (cheaper[at] ?? 0);
      }
      if (!best || compare(sums, best) < 0) best = sums;
    }
  }
  return best ?? [];
}

const costsOf = (of: LeagueHistory, pairing: Pairing): number[] =>
  asked(leagueRulebook)
    .judge(of, pairing)
    .cost.map(({ value }) => value as number);

describe('a phase', () => {
  test('[HK-6] until someone qualifies or withdraws nobody meets again before having met everyone else', () => {
    for (let count = 3; count <= 12; count++) {
      let league = history(letters(count), [], endless);
      const cycle = count % 2 === 0 ? count - 1 : count;
      for (let phase = 1; phase <= 3 * cycle; phase++) {
        league = withPhase(league, drawn(league, `${count} ${phase}`));
        if (phase % cycle !== 0) continue;
        const { lines } = qualificationOf(league);
        for (const line of lines.values()) {
          expect([...line.met.values()].map((met) => met.length)).toEqual(
            Array.from({ length: count - 1 }, () => phase / cycle),
          );
          expect(line.byes).toBe(count % 2 === 0 ? 0 : phase / cycle);
          expect(Math.abs(line.colours)).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  test('[HK-6] every phase is the best of all there are, by meetings, age of repeats and colours (brute force up to 10)', () => {
    const leagues = fc.record({
      count: fc.integer({ min: 3, max: 10 }),
      leaving: fc.array(fc.record({ phase: fc.integer({ min: 1, max: 6 }), who: fc.nat(9) }), { maxLength: 3 }),
      phases: fc.integer({ min: 2, max: 9 }),
      key: fc.string(),
    });
    fc.assert(
      fc.property(leagues, ({ count, leaving, phases, key }) => {
        let league = history(letters(count), [], { config: { points: 1000, qualifiers: 0 } });
        for (let phase = 1; phase <= phases; phase++) {
          const { active } = qualificationOf(league);
          if (active.length < 2) return;
          const pairing = drawn(league, `${key} ${phase}`);
          const costs = costsOf(league, pairing);
          const least = leastCosts(league);
          // HK-6: no avoidable repeat, and the unavoidable ones as old as they can be; colours follow the round robin in it.
          expect(costs.slice(0, 2)).toEqual(least.slice(0, 2));
          const isBest = pairing.notes.some(({ code }) => code === 'best-phase');
          if (isBest) expect(costs).toEqual(least);
          const gone = leaving
            .filter((one) => one.phase === phase)
            .flatMap(({ who }) => players(letters(count))[who] ?? []);
          league = withPhase(league, pairing, gone);
        }
      }),
      { numRuns: process.env.LONG ? 2000 : 60 },
    );
  });

  test('[HK-6] among the best the lot decides, and every phase pairs all who are left exactly once', () => {
    const told: Told = { ...endless, dropped: { f: [1, 1] } };
    const league = history('abcdef', ['a-b 1/2, c-d 1/2, e-f 1/2'], told);
    const seen = new Set<string>();
    for (let key = 0; key < 40; key++) {
      const pairing = drawn(league, `${key}`);
      expect([...pairing.tables.flatMap(({ seats }) => seats), ...pairing.byes].sort().join('')).toBe('abcde');
      seen.add(pairsOf(pairing).sort().join(' '));
    }
    // Who had white meets who had black, nobody meets again: three ways, and each of them comes up.
    expect([...seen].sort()).toEqual(['a-d b-c', 'a-d b-e', 'b-c d-e']);
  });

  test('[HK-6] the first phase is by lot', () => {
    const first = history('abcdef', [], endless);
    const seen = new Set(
      Array.from({ length: 40 }, (_, key) =>
        pairsOf(drawn(first, `${key}`))
          .sort()
          .join(' '),
      ),
    );
    expect(seen.size).toBeGreaterThan(8);
  });

  test('[HK-6] a phase changed by hand leaves the round robin, and repeats are still avoided', () => {
    const league = history('abcd', ['a-c 1/2, b-d 1/2'], { ...endless, numbering: 'abcd' });
    const first = history('abcd', [], endless);
    expect(pairsOf(drawn(first)).length).toBe(2);
    for (let key = 0; key < 10; key++) expect(pairsOf(drawn(league, `${key}`))).not.toContain('a-c');
  });

  test('[HK-6] one who was away for a phase and came back has someone yet to meet', () => {
    // a-d, b-c · a-c (b and d not: d was away, b had the bye) · a-b, c-d: the round robin is not complete without b-d.
    const phases = ['a-d 1/2, b-c 1/2', 'd-b 1/2, c bye', 'c-d 1/2, a-b 1/2'];
    const league = history('abcd', phases, { ...endless, numbering: 'abcd' });
    for (let key = 0; key < 10; key++)
      expect(pairsOf(drawn(league, `${key}`))).toContainEqual(expect.stringMatching(/a-c|c-a/));
  });

  test('[HK-7] one who was away while the round robin had the bye for them has had none', () => {
    const first = drawn(history('abc', [], endless));
    const order = first.notes.flatMap(({ figures }) => (figures.players as readonly string[] | undefined) ?? []);
    const told = { ...endless, numbering: order.join('') };
    const phases: string[] = [];
    let away: readonly string[] = [];
    for (let phase = 1; phase <= 3; phase++) {
      const { tables, byes } = phase === 1 ? first : drawn(history('abc', phases, told));
      if (phase === 2) away = byes;
      const resting = phase === 2 ? [] : byes.map((id) => `${id} bye`);
      phases.push([...tables.map(({ seats }) => `${seats.join('-')} 1/2`), ...resting].join(', '));
    }
    expect(drawn(history('abc', phases, told)).byes).toEqual(away);
  });

  test('[HK-7] the bye goes to one with the fewest, and among them where it leaves the best pairing', () => {
    // a and b had no bye; without a the others can all meet for the first time, without b they cannot.
    const league = history('abcde', ['b-c 1/2, d-e 1/2, a bye', 'b-d 1/2, c-e 1/2'], { ...endless, dropped: {} });
    const { active, lines } = qualificationOf(league);
    expect(mayHaveBye(active, lines).join('')).toBe('bcde');
    for (let key = 0; key < 20; key++) expect('bcde').toContain(drawn(league, `${key}`).byes[0]);
    const pairing = drawn(league);
    expect(pairing.byeReasons?.[0]).toMatchObject({ rule: 'HK-7', code: 'bye', figures: { player: pairing.byes[0] } });
  });

  test('[HK-8] player1 has white in game 1, and whoever had fewer whites is player1', () => {
    const league = history('abcdef', ['a-b 1/2, c-d 1/2, e-f 1/2', 'a-c 1/2, d-e 1/2, b-f 1/2'], endless);
    for (const { games } of drawn(league).tables) expect(games[0]).toMatchObject({ white: 0, black: 1 });
    // a had white twice and f black twice.
    for (let key = 0; key < 10; key++) {
      const firsts = drawn(league, `${key}`).tables.map(({ seats }) => seats[0]);
      expect(firsts).toContain('f');
      expect(firsts).not.toContain('a');
    }
  });

  test('[HK-9] every phase has one start position, none twice', () => {
    const play = { ...leagueConfig().play, variant: 'chess960' as const };
    let league = history('abcdefg', [], { config: { ...endless.config, play } });
    const seen: number[] = [];
    for (let phase = 1; phase <= 30; phase++) {
      const pairing = drawn(league, `${phase}`);
      const positions = new Set(pairing.tables.map(({ games }) => games[0]?.start?.number));
      expect(positions.size).toBe(1);
      seen.push(...[...positions].flatMap((number) => number ?? []));
      league = withPhase(league, pairing);
    }
    expect(new Set(seen).size).toBe(30);
  });

  test('[HK-13] contenders of a playoff are paired by lot, player1 too; the odd one out has the bye', () => {
    const league = history('abcde', [], endless);
    const seen = new Set<string>();
    for (let key = 0; key < 60; key++) {
      const pairing = drawPlayoffs(
        league,
        [{ contenders: players('abc'), places: 1, forSeeds: false }],
        chance(`${key}`),
      );
      expect(pairing).toMatchObject({ kind: 'playoff', tables: [{ group: 1 }] });
      expect(pairing.byes).toHaveLength(1);
      seen.add(pairing.tables.map(({ seats }) => seats.join('-')).join());
    }
    expect(seen.size).toBe(6);
  });

  test('[DK-9] every pairing and bye says why', () => {
    const league = history('abcde', ['a-b 1/2, c-d 1/2, e bye'], { ...endless, dropped: { a: [1, 1] } });
    const pairing = drawn(league);
    for (const { why } of pairing.tables) expect(why.map(({ rule }) => rule)).toEqual(['HK-6', 'HK-8']);
    expect(pairing.notes[0]).toMatchObject({ rule: 'HK-6', code: 'best-phase' });
  });
});

describe('a pairing by hand', () => {
  const league = history('abcde', ['a-b 1/2, c-d 1/2, e bye', 'a-c 1/2, b-e 1/2, d bye'], endless);
  const judged = (tables: string[], byes: string) =>
    asked(leagueRulebook)
      .judge(league, {
        kind: 'phase',
        tables: tables.map((pair) => ({ seats: pair.split('-'), games: [], why: [] })),
        byes: players(byes),
        notes: [],
      })
      .findings.map(
        ({ code, hard, impossible, players: who }) =>
          `${code} ${who.join('')}${hard ? '!' : ''}${impossible ? '!' : ''}`,
      );

  test('[DK-2] says what is wrong with it: an early repeat, a second bye, someone missing, three at a board', () => {
    expect(judged(['a-d', 'b-c'], 'e')).toEqual(['wrong-bye e']);
    expect(judged(['a-d', 'c-e'], 'b')).toEqual([]);
    expect(judged(['a-b', 'd-e'], 'c')).toEqual(['rematch ab!']);
    expect(judged(['a-d', 'c-e'], '')).toEqual(['missing b!']);
    expect(judged(['a-d-e', 'c-b'], '')).toContain('table-size ade!!');
    expect(judged(['a-d', 'c-a'], 'b')).toContain('seated-twice a!!');
  });
});
