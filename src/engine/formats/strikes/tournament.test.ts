import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { assertDefined, chanceFrom, hashOf } from '../../../kit/index.ts';
import { audit, isAway, type PlayerId, previewCorrection, type Round } from '../../tournament/index.ts';
import { formats } from '../index.ts';
import type { StrikesConfig } from './config.ts';
import { Hall, scoresOf } from './evening.fixture.ts';
import { strikesRulebook } from './rulebook.ts';
import { type StrikesHistory, sheetOf } from './sheet.ts';

/** DK-5: what *keep* means. */
const later = { kind: 'keep' } as const;

/** Everyone plays or has the bye exactly once, groups are in order of strikes, the draw has no fault. */
function checkDraw(before: StrikesHistory, round: Round): void {
  const survivors = sheetOf(before).survivors.map((line) => line.player);
  const there = [...round.tables.flatMap((table) => table.seats), ...round.byes];
  if (round.kind !== 'final-game') expect([...there].sort()).toEqual([...survivors].sort());
  expect(round.findings.filter((finding) => finding.hard)).toEqual([]);
  const lines = sheetOf(before).lines;
  const strikes = (group: number) =>
    round.tables
      .filter((table) => table.group === group)
      .flatMap((table) => table.seats)
      .map((player) => assertDefined(lines.get(player), player).strikes);
  for (const group of [1, 2]) {
    if (strikes(group + 1).length > 0) {
      expect(Math.max(...strikes(group))).toBeLessThanOrEqual(Math.min(...strikes(group + 1)));
    }
  }
}

describe('whole tournaments', () => {
  test('[ST-11] play on to the winners the rules allow, and every round is as the rules say', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          { weight: 3, arbitrary: fc.integer({ min: 3, max: 12 }) },
          { weight: 1, arbitrary: fc.integer({ min: 13, max: 34 }) },
        ),
        fc.record({
          eliminationAt: fc.constantFrom(1, 12, 23, 35, 47),
          maxTable: fc.constantFrom(4, 5),
          fiveLeft: fc.constantFrom('3+2', '4+bye'),
          scoring: fc.constantFrom('highest-wins', 'lowest-wins'),
          improve: fc.boolean(),
          finalGame: fc.boolean(),
          plans: fc.constant(5),
        }) as fc.Arbitrary<Partial<StrikesConfig>>,
        fc.string(),
        fc.integer({ min: 2, max: 200 }),
        (players, config, seed, spread) => {
          const hall = new Hall(players, config, seed);
          const lot = chanceFrom(hashOf(seed));
          for (let round = 0; !hall.conclusion.finished; round++) {
            expect(round).toBeLessThan(60);
            const before = hall.history;
            const drawn = hall.pair();
            checkDraw(before, drawn);
            for (const table of drawn.tables) {
              if (lot.below(40) === 0) hall.try({ type: 'DropPlayer', player: lot.pick(table.seats) });
              const now = hall.last.tables.find((one) => one.number === table.number);
              if (now?.games[0]?.recorded) continue;
              const gone = (player: PlayerId) => isAway(hall.state.facts.players.get(player));
              const scores = table.seats.map((player) => (gone(player) ? null : lot.below(spread)));
              hall.report(table.number, ...scores);
            }
            for (const table of hall.last.tables) {
              const { points } = asked(strikesRulebook).tally(hall.history, table);
              const total = drawn.kind === 'final-game' ? 0 : 12 * table.seats.length;
              expect(points.reduce<number>((sum, one) => sum + Number(one), 0)).toBe(total);
            }
            hall.close();
            if (lot.below(10) === 0) hall.try({ type: 'DropPlayer', player: lot.pick(hall.history.field) });
          }
          const { winners, standings } = hall.conclusion;
          expect(standings.map((row) => row.player).sort()).toEqual([...hall.history.field].sort());
          expect(winners.length).toBeGreaterThan(0);
          const top = standings.filter((row) => row.place === 1).map((row) => row.player);
          expect([...top].sort()).toEqual([...winners].sort());
          // Dual winners at most, unless all went out level (ST-14).
          if (winners.length > 2) expect(sheetOf(hall.history).survivors).toEqual([]);
          expect(hall.try({ type: 'PairRound' })).toEqual({ code: 'already-finished', details: {} });
        },
      ),
      { numRuns: 40 },
    );
  });

  test('a log can be audited: every draw again from its key', () => {
    const hall = new Hall(11);
    for (let round = 0; round < 3; round++) {
      for (const table of hall.pair().tables) hall.report(table.number, ...table.seats.map((_, seat) => 20 - seat));
      hall.close();
    }
    expect(audit(formats, hall.state.log.slice()).differences).toEqual([]);
  });
});

describe('at the desk', () => {
  test('[ST-17] fewer than three players do not start', () => {
    expect(() => new Hall(2)).toThrow('too-few-players');
  });

  test('[ST-1] an elimination level of 0 is refused', () => {
    expect(() => new Hall(6, { eliminationAt: 0 })).toThrow('bad-config');
  });

  test('[ST-4] bad results are refused, and the table stays open', () => {
    const hall = new Hall(4);
    hall.pair();
    expect(hall.refusalOf(1, 50, 42, 31)).toMatchObject({
      code: 'impossible-score',
      details: { problem: 'count', seats: 4 },
    });
    expect(hall.refusalOf(1, 50, 42, 42, 31, 9)).toMatchObject({ details: { problem: 'count' } });
    expect(hall.refusalOf(1, 50, 42, null, 31)).toMatchObject({ details: { problem: 'not-a-number' } });
    expect(hall.refusalOf(2, 50, 42, 42, 31)).toMatchObject({ code: 'unknown-match' });
    expect(hall.last.open).toBe(1);
    hall.report(1, 50, 42, 42, 31);
    expect(hall.last.tables[0]?.seats.map((player) => hall.strikes(player))).toEqual([0, 12, 12, 24]);
  });

  test('[ST-4] a second result, also for a closed round, changes nothing', () => {
    const hall = new Hall(4);
    hall.pair();
    hall.report(1, 4, 3, 2, 1);
    expect(hall.refusalOf(1, 1, 2, 3, 4)).toMatchObject({ code: 'already-recorded', details: { same: false } });
    hall.close();
    expect(hall.refusalOf(1, 1, 2, 3, 4)).toBeDefined();
    expect(hall.last.tables[0]?.seats.map((player) => hall.strikes(player))).toEqual([0, 8, 16, 24]);
  });

  test('[ST-17] a withdrawal in mid-round at a table of three: last place, and two are left to decide it', () => {
    const hall = new Hall(3);
    const [first = '', second = '', third = ''] = hall.pair().tables[0]?.seats ?? [];
    hall.must({ type: 'DropPlayer', player: first });
    expect(hall.last.open).toBe(1);
    hall.report(1, null, 40, 30);
    hall.close();
    expect([first, second, third].map((player) => hall.strikes(player))).toEqual([24, 0, 12]);
    expect(hall.conclusion).toMatchObject({ finished: true, winners: [second] });
  });

  test('[ST-17] two withdraw from a table of three: the game is over, the third has won', () => {
    const hall = new Hall(3);
    const [first = '', second = '', third = ''] = hall.pair().tables[0]?.seats ?? [];
    hall.must({ type: 'DropPlayer', player: first });
    hall.must({ type: 'DropPlayer', player: third });
    expect(hall.last.open).toBe(0);
    expect([first, second, third].map((player) => hall.strikes(player))).toEqual([18, 0, 18]);
    hall.close();
    expect(hall.conclusion).toMatchObject({ finished: true, winners: [second] });
  });

  test('[ST-17] a late entry plays from the first round drawn anew, and none comes after the first result', () => {
    const hall = new Hall(5);
    hall.pair();
    hall.must({ type: 'AddPlayers', players: [{ name: 'Late' }] });
    hall.must({ type: 'UnpublishRound', round: 1 });
    hall.must({ type: 'PairAgain', round: 1 });
    hall.must({ type: 'PublishRound', round: 1 });
    expect(hall.last.tables.map((table) => table.seats.length)).toEqual([3, 3]);
    hall.report(1, 3, 2, 1);
    expect(hall.try({ type: 'AddPlayers', players: [{ name: 'Too late' }] })).toEqual({
      code: 'late-entry-closed',
      details: { reason: 'first-result' },
    });
  });

  test('[ST-15] joint winners play a final game', () => {
    const hall = new Hall(3, { finalGame: true });
    for (let round = 0; round < 2; round++) {
      // p1 and p2 tie for first twice; p3 goes out with 48.
      const seats = hall.pair().tables[0]?.seats ?? [];
      hall.report(1, ...seats.map((player) => (player === 'p3' ? 1 : 9)));
      hall.close();
    }
    expect(hall.conclusion).toMatchObject({ finished: false, winners: [] });
    const final = hall.pair();
    expect(final).toMatchObject({ kind: 'final-game', tables: [{ seats: expect.arrayContaining(['p1', 'p2']) }] });
    hall.report(1, ...(final.tables[0]?.seats ?? []).map((player) => (player === 'p2' ? 9 : 1)));
    hall.close();
    expect(hall.conclusion).toMatchObject({
      finished: true,
      winners: ['p2'],
      why: [{ rule: 'ST-15', code: 'won-final-game' }],
    });
  });

  test('[DK-2] a swap across groups of a split round needs a spoken override', () => {
    const hall = new Hall(6);
    for (const table of hall.pair().tables) hall.report(table.number, 9, 5, 1);
    hall.close();
    hall.must({ type: 'PairRound' });
    const strikes = (player: PlayerId) => hall.strikes(player);
    const [g1, g2] = hall.last.tables.map((table) => [...table.seats].sort((a, b) => strikes(a) - strikes(b)));
    const swap = { kind: 'swap', players: [assertDefined(g1?.[0], 'best'), assertDefined(g2?.[2], 'worst')] } as const;
    const change = { type: 'AdjustDraft', round: 2, edition: hall.last.edition, change: swap } as const;
    expect(hall.try(change)).toMatchObject({
      code: 'forbidden-pairing',
      details: { findings: [{ code: 'wrong-group' }] },
    });
    expect(hall.try({ ...change, override: 'the organiser wishes so' })).toBeUndefined();
  });

  test('[DK-2] a draft is stale when a player leaves', () => {
    const hall = new Hall(6);
    hall.must({ type: 'PairRound' });
    hall.must({ type: 'DropPlayer', player: 'p1' });
    expect(hall.try({ type: 'PublishRound', round: 1 })).toMatchObject({
      code: 'draft-is-stale',
      details: { findings: [{ code: 'is-out', players: ['p1'] }] },
    });
  });
});

describe('[DK-5] a correction that keeps later rounds', () => {
  /** Six players at level 24: after round 1 the last of each table is out, four play round 2. */
  function afterOne() {
    const hall = new Hall(6, { eliminationAt: 24 });
    const first = hall.pair();
    for (const table of first.tables) hall.report(table.number, 9, 5, 1);
    hall.close();
    hall.pair();
    const [winner = '', second = '', out = ''] = first.tables[0]?.seats ?? [];
    const wrong = { place: hall.place(1, first), replaces: scoresOf([9, 5, 1]) };
    return { hall, winner, second, out, wrong };
  }

  test('whoever is under the level now stays out, and may be brought back', () => {
    const { hall, second, out, wrong } = afterOne();
    const preview = previewCorrection(formats, hall.state, wrong.place, scoresOf([9, 1, 5]));
    expect(preview).toMatchObject({ ok: true, value: { keep: { mayReinstate: [out] } } });
    hall.must({ type: 'CorrectOutcome', ...wrong, outcome: scoresOf([9, 1, 5]), later });
    const state = (player: PlayerId) => hall.conclusion.standings.find((row) => row.player === player)?.state;
    expect([hall.strikes(out), state(out)]).toEqual([12, 'eliminated']);
    // The second, now last with 24, plays the round that is on and goes out at its end.
    expect([hall.strikes(second), state(second)]).toEqual([24, 'active']);
    hall.must({ type: 'ReinstatePlayer', player: out });
    expect(state(out)).toBe('active');
    const seats = hall.last.tables[0]?.seats ?? [];
    hall.report(1, ...seats.map((player) => (player === second ? 9 : 5)));
    hall.close();
    expect(state(second)).toBe('eliminated');
    expect(hall.try({ type: 'ReinstatePlayer', player: second })).toMatchObject({ code: 'cannot-come-back' });
    hall.must({ type: 'PairRound' });
    expect(hall.last.tables.flatMap((table) => table.seats)).toContain(out);
    expect(hall.last.tables.flatMap((table) => table.seats)).not.toContain(second);
  });

  test('the preview tells which later seats no longer follow', () => {
    const { hall, second, out, wrong } = afterOne();
    const preview = previewCorrection(formats, hall.state, wrong.place, scoresOf([9, 1, 5]));
    const faults = preview.ok
      ? preview.value.keep.faults.map(({ finding }) => `${finding.code} ${finding.players}`)
      : [];
    expect(faults).toEqual(expect.arrayContaining([`is-out ${second}`, `missing ${out}`]));
  });

  test('a finished tournament declares its winners anew', () => {
    const hall = new Hall(3, { eliminationAt: 12 });
    const round = hall.pair();
    const [a, b] = round.tables[0]?.seats ?? [];
    hall.report(1, 9, 5, 1);
    hall.close();
    expect(hall.conclusion.winners).toEqual([a]);
    const correct = { place: hall.place(1), replaces: scoresOf([9, 5, 1]), outcome: scoresOf([5, 9, 1]) };
    hall.must({ type: 'CorrectOutcome', ...correct, later });
    expect(hall.conclusion).toMatchObject({ finished: true, winners: [b] });
  });
});
