import { describe, expect, test } from 'vitest';
import { assertDefined, chanceFrom, hashOf } from '../../../kit/index.ts';
import { history, leagueConfig, players, type Told } from './league.fixture.ts';
import { drawPhase, drawPlayoffs } from './pairing.ts';
import { qualificationOf } from './qualification.ts';
import type { LeagueHistory } from './sheet.ts';

const endless: Told = { config: { points: 1000, qualifiers: 2 } };
const drawn = (of: LeagueHistory, key = 'phase') => drawPhase(of, qualificationOf(of), chanceFrom(hashOf(key)));
const played = (of: ReturnType<typeof drawn>): string =>
  [...of.tables.map(({ seats }) => `${seats.join('-')} 1/2`), ...of.byes.map((id) => `${id} bye`)].join(', ');

describe('[DK-9] a phase says why', () => {
  test('[HK-6] [HK-8] the round robin: its numbering once, its pairs, its bye', () => {
    const first = drawn(history('abc', [], endless));
    expect(first.kind).toBe('phase');
    expect(first.notes).toEqual([{ rule: 'HK-6', code: 'round-robin', figures: { players: expect.any(Array) } }]);
    const [order] = first.notes.map(({ figures }) => figures.players as readonly string[]);
    expect(order?.toSorted()).toEqual(['a', 'b', 'c']);
    const [table] = first.tables;
    expect(table?.why).toEqual([
      { rule: 'HK-6', code: 'round-robin-pair', figures: { phase: 1 } },
      { rule: 'HK-8', code: 'white-in-game-1', figures: { player: table?.seats[0] } },
    ]);
    expect(first.byeReasons).toEqual([
      { rule: 'HK-6', code: 'bye-of-round-robin', figures: { player: first.byes[0], byes: 0 } },
    ]);
    const told = { ...endless, numbering: (order ?? []).join('') };
    const phases = [played(first)];
    for (let phase = 2; phase <= 3; phase++) {
      const next = drawn(history('abc', phases, told));
      expect(next.notes).toEqual([]);
      expect(next.tables[0]?.why[0]?.figures).toEqual({ phase });
      phases.push(played(next));
    }
    // Second time round: the same pairs with the other colours, and a second bye each.
    const again = drawn(history('abc', phases, told));
    expect(again.tables[0]?.seats).toEqual(table?.seats.toReversed());
    expect(again.byeReasons?.[0]?.figures).toEqual({ player: first.byes[0], byes: 1 });
  });

  test('[HK-6] an even field: three phases, the same with the other colours, and again', () => {
    const first = drawn(history('abcd', [], endless));
    const order = String(first.notes[0]?.figures.players).replaceAll(',', '');
    expect(first.tables.map(({ seats }) => seats.map((id) => order.indexOf(id)).join('-'))).toEqual(['0-3', '1-2']);
    const phases = [played(first)];
    const pairs = [first.tables.map(({ seats }) => seats)];
    while (pairs.length < 7) {
      const { tables, notes } = drawn(history('abcd', phases, { ...endless, numbering: order }));
      expect(notes).toEqual([]);
      pairs.push(tables.map(({ seats }) => seats));
      phases.push(tables.map(({ seats }) => `${seats.join('-')} 1/2`).join(', '));
    }
    expect(pairs.slice(3, 6)).toEqual(pairs.slice(0, 3).map((tables) => tables.map((seats) => seats.toReversed())));
    expect(pairs[6]).toEqual(pairs[0]);
  });

  test('[HK-6] the round robin ends when another field plays, or a phase was not as it has it', () => {
    const codes = (letters: string, phases: readonly string[], told: Told) => {
      const { notes, tables } = drawn(history(letters, phases, { ...endless, ...told }));
      return [
        notes.map(({ code }) => code).join(),
        tables
          .flatMap(({ seats }) => seats)
          .toSorted()
          .join(''),
      ];
    };
    const first = drawn(history('abcd', [], endless));
    const numbering = String(first.notes[0]?.figures.players).replaceAll(',', '');
    const one = [played(first)];
    expect(codes('abcd', one, { numbering })).toEqual(['', 'abcd']);
    // d left; d left and e came.
    const left = { numbering, dropped: { d: [1, 1] as const } };
    expect(codes('abcd', one, { ...left, config: { points: 1000, qualifiers: 1 } })[0]).toBe('best-phase');
    expect(codes('abcde', one, left)).toEqual(['best-phase', 'abce']);
    // In the second phase only one pair was there.
    const second = drawn(history('abcd', one, { ...endless, numbering }));
    const half = [...one, played({ ...second, tables: second.tables.slice(0, 1) })];
    expect(codes('abcd', half, { numbering })).toEqual(['best-phase', 'abcd']);
    // A playoff that a correction made void lies between.
    expect(codes('abcd', [...one, 'playoff: a-b 1-0'], { numbering })).toEqual(['best-phase', 'abcd']);
    // One pair as the round robin has it, the others by hand.
    const six = drawn(history('abcdef', [], endless));
    const [kept = [], [a, b] = [], [c, d] = []] = six.tables.map(({ seats }) => seats);
    const byHand = [`${kept.join('-')} 1/2, ${a}-${c} 1/2, ${b}-${d} 1/2`];
    const order = String(six.notes[0]?.figures.players).replaceAll(',', '');
    expect(codes('abcdef', byHand, { numbering: order })).toEqual(['best-phase', 'abcdef']);
  });

  test('[HK-6] an even field has no bye and no reason for one', () => {
    const first = drawn(history('abcd', [], endless));
    expect(first.byes).toEqual([]);
    expect('byeReasons' in first).toBe(false);
  });

  test('[HK-6] [HK-7] the best phase: what it costs, first meetings and repeats, who could have had the bye', () => {
    const three = history('abcd', ['a-b 1/2, c-d 1/2', 'a-c 1/2, b bye'], { ...endless, dropped: { d: [1, 1] } });
    const pairing = drawn(three);
    // b had the bye; a and c had not: c-b is new.
    expect(pairing.byes).toEqual(['a']);
    expect(pairing.byeReasons).toEqual([
      { rule: 'HK-7', code: 'bye', figures: { player: 'a', byes: 0, candidates: 2 } },
    ]);
    expect(pairing.tables[0]?.why[0]).toEqual({ rule: 'HK-6', code: 'first-meeting', figures: {} });
    const two = history('abc', ['a-b 1/2, c bye', 'b-a 1/2, c bye', 'a-b 1/2, c bye'], {
      config: { points: 1000, qualifiers: 1 },
      dropped: { c: [3, 3] },
    });
    const repeat = drawn(two);
    expect(repeat.tables[0]?.why[0]).toEqual({ rule: 'HK-6', code: 'meets-again', figures: { meetings: 3, last: 3 } });
    // Three meetings squared, the last in phase 3; a had white twice, b once: with b white all is even again.
    expect(repeat.notes).toEqual([
      { rule: 'HK-6', code: 'best-phase', figures: { repeats: 9, age: 3, colours: 0, same: 0 } },
    ]);
    expect(repeat.tables[0]?.seats).toEqual(['b', 'a']);
  });

  test('[HK-9] the position of the phase, in chess960 only', () => {
    const play = { ...leagueConfig().play, variant: 'chess960' as const };
    const pairing = drawn(history('abcd', [], { config: { ...endless.config, play } }));
    const start = assertDefined(pairing.tables[0]?.games[0]?.start, 'position');
    expect(pairing.notes[1]).toEqual({
      rule: 'HK-9',
      code: 'start-position',
      figures: { number: start.number, fen: start.fen },
    });
    expect(drawn(history('abcd', [], endless)).tables[0]?.games[0]?.start).toBeUndefined();
  });
});

describe('[DK-9] [HK-13] a playoff says why', () => {
  const playoffs = (of: LeagueHistory, ...groups: Parameters<typeof drawPlayoffs>[1]) =>
    drawPlayoffs(of, groups, chanceFrom(hashOf('playoff')));

  test('[HK-12] [HK-13] for places or for seeds, group by group, and who has the bye', () => {
    const pairing = playoffs(
      history('abcde', [], endless),
      { contenders: players('abc'), places: 1, forSeeds: false },
      { contenders: players('de'), places: 1, forSeeds: true },
    );
    expect(pairing.tables.map(({ group, why }) => [group, why])).toEqual([
      [1, [{ rule: 'HK-13', code: 'playoff-for-places', figures: { players: ['a', 'b', 'c'], places: 1 } }]],
      [2, [{ rule: 'HK-12', code: 'playoff-for-seeds', figures: { players: ['d', 'e'], places: 1 } }]],
    ]);
    expect(pairing.byeReasons).toEqual([{ rule: 'HK-13', code: 'playoff-bye', figures: { player: pairing.byes[0] } }]);
    expect(pairing.notes).toEqual([]);
    expect(pairing.tables[1]?.seats.toSorted()).toEqual(['d', 'e']);
  });

  test('[HK-9] its matches share one new position', () => {
    const play = { ...leagueConfig().play, variant: 'chess960' as const };
    const of = history('abcd', [], { config: { ...endless.config, play } });
    const pairing = playoffs(of, { contenders: players('abcd'), places: 2, forSeeds: false });
    const positions = new Set(pairing.tables.map(({ games }) => games[0]?.start?.number));
    expect(positions.size).toBe(1);
    expect(pairing.notes).toMatchObject([{ rule: 'HK-9', figures: { number: [...positions][0] } }]);
  });
});
