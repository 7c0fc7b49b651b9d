import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import type { Pairing } from '../../tournament/index.ts';
import { history, players } from './league.fixture.ts';
import { leagueRulebook } from './rulebook.ts';
import type { LeagueHistory } from './sheet.ts';

const phases = ['a-b 1-0, c-d 1-0, e bye', 'a-c 1-0, b-e 1-0, d bye'];

describe('[DK-2] a pairing by hand, or one that a correction has overtaken', () => {
  const judged = (of: LeagueHistory, kind: string, tables: readonly string[], byes = '') => {
    const pairing: Pairing = {
      kind,
      tables: tables.map((pair) => ({ seats: pair.split('-'), games: [], why: [] })),
      byes: players(byes),
      notes: [],
    };
    const { findings, cost } = asked(leagueRulebook).judge(of, pairing);
    const said = findings.map(
      ({ code, hard, impossible, players: who, size }) =>
        `${code} ${who.join('')}${hard ? '!' : ''}${impossible ? '!' : ''} ${size}`,
    );
    return { said, cost: cost.map(({ name, value }) => `${name} ${value}`).join(', ') };
  };
  const league = history('abcde', ['a-b 1/2, c-d 1/2, e bye', 'a-c 1/2, b-e 1/2, d bye'], {
    config: { points: 100 },
  });

  test('[HK-6] what a phase costs: meetings squared, their age, colours', () => {
    expect(judged(league, 'phase', ['d-a', 'e-c'], 'b')).toEqual({
      said: [],
      // d had black once, a white twice, e black once, c both.
      cost: 'repeats 0, age 0, colours 2, same-colour 1',
    });
    expect(judged(league, 'phase', ['a-b', 'd-e'], 'c')).toEqual({
      said: ['rematch ab! 1'],
      cost: 'repeats 1, age 1, colours 14, same-colour 2',
    });
  });

  test('[HK-6] a repeat is no fault once both have met everyone else', () => {
    const met = history('abc', ['a-b 1/2, c bye', 'a-c 1/2, b bye', 'b-c 1/2, a bye'], { config: { points: 100 } });
    expect(judged(met, 'phase', ['a-b'], 'c').said).toEqual(['rematch ab 1']);
    const twice = history('abc', ['a-b 1/2, c bye', 'a-c 1/2, b bye', 'a-b 1/2, c bye'], { config: { points: 100 } });
    expect(judged(twice, 'phase', ['a-b'], 'c').said).toEqual(['rematch ab! 2', 'wrong-bye c 1']);
    // One of the two has others to meet, the other has not.
    expect(judged(twice, 'phase', ['a-c'], 'b').said).toEqual(['rematch ac! 1', 'wrong-bye b 1']);
    expect(judged(twice, 'phase', ['c-a'], 'b').said).toEqual(['rematch ca! 1', 'wrong-bye b 1']);
  });

  test('[HK-5] who plays: all who are left, each once', () => {
    expect(judged(league, 'phase', ['a-d', 'c-a', 'b-x'], 'e').said).toEqual([
      'seated-twice a!! 2',
      'is-out x! 1',
      'rematch ca! 1',
      'wrong-bye e 1',
    ]);
    expect(judged(league, 'phase', ['x-b', 'a-d'], 'c').said).toEqual(['is-out x! 1', 'missing e! 1']);
    expect(judged(league, 'phase', ['a-d', 'c'], 'b').said).toEqual(['missing e! 1', 'table-size c!! 1']);
  });

  test('[HK-10] a repeat with one who is through by now is not the fault: that they play at all is', () => {
    const through = history('abcde', phases);
    expect(judged(through, 'phase', ['a-b', 'c-d'], 'e').said).toEqual([
      'is-out a! 1',
      'rematch ab 1',
      'rematch cd! 1',
      'wrong-bye e 1',
    ]);
    // Nor is a bye of someone who is through.
    expect(judged(through, 'phase', ['b-c', 'd-e'], 'a').said).toEqual(['is-out a! 1']);
  });

  test('[HK-13] a playoff is for its contenders, a phase for nobody while there is one', () => {
    const tied = history('abcd', ['a-c 1-0, b-d 1-0', 'a-d 1/2, b-c 1/2', 'a-b 1/2 @300, c-d 0-1'], {
      config: { qualifiers: 1 },
    });
    expect(judged(tied, 'playoff', ['b-a'])).toEqual({ said: [], cost: '' });
    expect(judged(tied, 'playoff', ['b-c']).said).toEqual(['is-out c! 1', 'missing a! 1', 'wrong-match bc! 1']);
    expect(judged(tied, 'phase', ['d-c'], '').said).toEqual(['is-out d! 1', 'is-out c! 1', 'rematch dc 1']);
    expect(judged(league, 'playoff', ['a-b']).said).toEqual(['is-out a! 1', 'is-out b! 1', 'wrong-match ab! 1']);
  });

  test('[HK-13] contenders of two playoffs do not meet', () => {
    const two = history('abcdABCD', ['a-A 1-0 @100, b-B 1-0 @100, c-C 1-0 @101, d-D 1-0 @101'], {
      config: { qualifiers: 4, points: 2, seedTies: 'playoff' },
    });
    expect(judged(two, 'playoff', ['a-b', 'c-d']).said).toEqual([]);
    expect(judged(two, 'playoff', ['a-c', 'b-d']).said).toEqual(['wrong-match ac! 1', 'wrong-match bd! 1']);
  });

  test('[HK-14] once it is over nobody plays a phase', () => {
    const over = history('abcde', [...phases, 'b-c 1-0 @300, e-d 0-1 @301']);
    expect(judged(over, 'phase', ['c-e'], 'd').said).toEqual([
      'is-out c! 1',
      'is-out e! 1',
      'is-out d! 1',
      'wrong-bye d 1',
    ]);
  });
});
