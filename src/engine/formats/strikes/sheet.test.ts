import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { history, type Told } from './hall.fixture.ts';
import { strikesRulebook } from './rulebook.ts';
import { endingAt, sheetOf } from './sheet.ts';
import { resultAt } from './strikes.ts';

/** “a0 b12 c24 out”. */
const sheet = (...told: Parameters<typeof history>) =>
  [...sheetOf(history(...told)).lines.values()]
    .map(({ player, strikes, state }) => `${player}${strikes}${state === 'in' ? '' : ` ${state}`}`)
    .join(' · ');

describe('who is in', () => {
  test('[ST-17] a late entry waits for the first round to be drawn anew; one who was passed over is out', () => {
    const late = (enteredAfter: number): Told => ({ people: { d: { enteredAfter } } });
    expect(sheet('abcd', ['a b c'], late(1))).toBe('a0 · b0 · c0 · d0');
    expect(sheet('abcd', ['a b c'], late(0))).toBe('a0 · b0 · c0 · d0 out');
    expect(sheet('abcd', ['a5 b4 c3', 'a b c'], late(1))).toBe('a0 · b12 · c24 · d0 out');
  });

  test('[DK-5] brought back they wait for the next round, and only for that', () => {
    const back = (reinstatedAfter: number): Told => ({ people: { c: { reinstatedAfter, enteredAfter: 2 } } });
    const rounds = ['a9 b8 c7 d6', 'a9 b8 d7'];
    expect(sheet('abcd', rounds, { ...back(2), config: { eliminationAt: 99 } })).toBe('a0 · b20 · c16 · d48');
    expect(sheet('abcd', rounds, { ...back(1), config: { eliminationAt: 99 } })).toBe('a0 · b20 · c16 out · d48');
    // Brought back with too many strikes they are out again when the round is over.
    expect(sheet('abcd', rounds, { ...back(2), config: { eliminationAt: 16 } })).toContain('c16 out');
  });

  test('[DK-5] a closed round of which a result was taken back puts nobody out', () => {
    const past = history('abcdef', ['a5 b4 c3 | d5 e4 f3'], { config: { eliminationAt: 12 } });
    const out = (one: typeof past) => [...sheetOf(one).lines.values()].filter(({ state }) => state === 'out').length;
    expect(out(past)).toBe(4);
    expect(out({ ...past, rounds: past.rounds.map((round) => ({ ...round, open: 1 })) })).toBe(0);
  });

  test('[ST-10] byes are counted, and the last round with a seat or the bye', () => {
    const rounds = ['(a) | b5 c4 d3 e2', 'a5 b4 c3 d2 | (e)'];
    const { lines } = sheetOf(history('abcdef', rounds, { config: { maxTable: 4, eliminationAt: 99 } }));
    expect([...lines.values()].map(({ player, byes, lastIn }) => `${player}${byes}${lastIn}`)).toEqual([
      ...['a12', 'b02', 'c02', 'd02', 'e12', 'f00'],
    ]);
  });

  test('the same rounds read the other way, or without one before them, are counted anew', () => {
    const past = history('abc', ['a5 b4 c3', 'a5 c4 b3'], { config: { eliminationAt: 99 } });
    const strikes = (one: typeof past) => [...sheetOf(one).lines.values()].map((line) => line.strikes);
    expect(strikes(past)).toEqual([0, 36, 36]);
    expect(strikes({ ...past, config: { ...past.config, scoring: 'lowest-wins' } })).toEqual([48, 12, 12]);
    expect(strikes({ ...past, rounds: past.rounds.slice(1) })).toEqual([0, 24, 12]);
  });
});

describe('the round that is not over', () => {
  const waits = (rounds: readonly string[]) => {
    const step = asked(strikesRulebook).next(history('abc', rounds));
    return step.kind === 'wait' ? step.why : step.kind;
  };

  test('[DK-5] one with an open game comes before one that is only to be closed', () => {
    expect(waits(['on:a5 b4 c3', 'a b c'])).toMatchObject({ code: 'tables-open', details: { round: 2 } });
    expect(waits(['on:a5 b4 c3', 'a5 b4 c3'])).toEqual({ code: 'round-not-closed', details: { round: 1, open: 0 } });
  });
});

describe('the last game of those who are left', () => {
  const ending = (...told: Parameters<typeof history>) => {
    const past = history(...told);
    return endingAt(sheetOf(past), past.config);
  };

  test('[ST-12] [ST-13] its places and margins decide, and a bye has neither', () => {
    expect(ending('xyz', ['x50 y40 z30'], { config: { eliminationAt: 24 } })).toMatchObject({
      winners: ['x'],
      why: { code: 'fewer-strikes-and-won-last-game' },
    });
    const bye = { config: { maxTable: 4, eliminationAt: 8 } } as const;
    expect(ending('xyzvw', ['(x) | y9 z8 v7 w7'], bye)).toMatchObject({ why: { code: 'level-and-won-last-game' } });
    const two = ['x50 b40 c30 | y50 e45 f30'];
    expect(ending('xbcyef', two, { config: { eliminationAt: 12 } })).toMatchObject({
      winners: ['x'],
      why: {
        code: 'level-and-larger-margin',
        figures: { margin: { thousandths: 10_000 }, otherMargin: { thousandths: 5_000 } },
      },
    });
  });

  test('[ST-11] [ST-12] [ST-15] while a game is open: another round, or both of two', () => {
    expect(ending('abc', ['a b c'])).toEqual({ kind: 'another-round' });
    expect(ending('abc', ['a b c'], { people: { c: { droppedAfter: 1 } } })).toMatchObject({ winners: ['a', 'b'] });
    const final = ['x5 y5 z1', 'x5 y5 z1', 'final:x y'];
    expect(ending('xyz', final)).toMatchObject({ winners: ['x', 'y'], mayPlayOn: false });
  });

  test('[ST-14] of those who played it, also one who withdrew', () => {
    const all = { config: { eliminationAt: 6 }, people: { c: { droppedAfter: 1 } } };
    expect(ending('abcd', ['a5 b5 c9', 'a5 b5 c9'], all)).toMatchObject({ winners: ['a', 'b'] });
  });

  test('[ST-15] two joint winners may play on when the organiser calls for it', () => {
    const past = history('xyz', ['x5 y5 z1', 'x5 y5 z1']);
    expect(asked(strikesRulebook).finalists(past)).toEqual(['x', 'y']);
    expect(asked(strikesRulebook).next(past).kind).toBe('wait');
    expect(asked(strikesRulebook).next({ ...past, finalGameCalled: true }).kind).toBe('pair-round');
    expect(asked(strikesRulebook).finalists({ ...past, ended: true })).toBeUndefined();
    expect(asked(strikesRulebook).finalists(history('xyz', ['x5 y5 z1', 'on:x5 y5 z1']))).toBeUndefined();
    expect(asked(strikesRulebook).finalists(history('xyz', ['x5 y5 z1']))).toBeUndefined();
    expect(
      asked(strikesRulebook).finalists(history('xyz', ['x5 y4 z1'], { config: { eliminationAt: 12 } })),
    ).toBeUndefined();
  });
});

describe('a result', () => {
  const [table] = history('abc', ['a50 b40 c30']).rounds[0]?.tables ?? [];
  if (!table) throw new Error('no table');
  const recorded = (outcome: NonNullable<(typeof table.games)[0]['recorded']>['outcome']) => ({
    ...table,
    games: [{ kind: 'regular' as const, recorded: { outcome, completedAt: 1, sequence: 1 } }],
  });

  test('[ST-2] [ST-13] is places, strikes and margins; the same numbers can be read the other way', () => {
    expect(resultAt(table, 'highest-wins')).toEqual({
      places: [1, 2, 3],
      strikes: [0, 12, 24],
      margins: [10_000, -10_000, -20_000],
    });
    expect(resultAt(table, 'lowest-wins')?.places).toEqual([3, 2, 1]);
    expect(resultAt({ ...table, games: [{ kind: 'regular' }] }, 'highest-wins')).toBeUndefined();
  });

  test('[ST-13] a player left alone, or places, make no margin', () => {
    expect(resultAt(recorded({ kind: 'forfeit', seats: [0, 2] }), 'highest-wins')).toEqual({
      places: [2, 1, 2],
      strikes: [18, 0, 18],
      margins: [undefined, undefined, undefined],
    });
    expect(resultAt(recorded({ kind: 'places', places: [2, 1, null] }), 'places')).toEqual({
      places: [2, 1, 3],
      strikes: [12, 0, 24],
      margins: [undefined, undefined, undefined],
    });
    expect(resultAt(recorded({ kind: 'scores', scores: [2000, 1000, 3000] }), 'places')).toMatchObject({
      places: [2, 1, 3],
      margins: [undefined, undefined, undefined],
    });
  });

  test('[ST-17] a forfeit is read for as many seats as its table has', () => {
    const outcome = { kind: 'forfeit', seats: [0] } as const;
    const two = { ...recorded(outcome), seats: ['a', 'b'] };
    expect(resultAt(two, 'highest-wins')?.strikes).toEqual([24, 0]);
    expect(resultAt(recorded(outcome), 'highest-wins')?.strikes).toEqual([24, 6, 6]);
  });
});
