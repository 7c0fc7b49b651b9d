import { describe, expect, test } from 'vitest';
import { history, pairing } from './hall.fixture.ts';
import type { SwissHistory } from './sheet.ts';

describe('why two meet who have different points', () => {
  test('[SW-8] paired down though not everyone with the same points was met: it is the best for all', () => {
    // d 3; b c e f 1½; a 0: d is paired down into the four, and one of the other three goes down to a.
    const drawn = pairing(history('abcdef', ['d-a 5-0, c-b 4-4, f-e 4-4']), 1);
    const why = drawn.tables.find((table) => table.seats.includes('a'))?.why[0];
    expect(why).toMatchObject({ rule: 'SW-8', code: 'best-for-all', figures: { opponent: 'a', size: 4 } });
    expect(why?.figures).toMatchObject({ points: { halves: 3 }, other: { halves: 0 } });
  });

  test('[SW-8] [SW-12] one who has the bye is no longer counted in the score group, met or not', () => {
    const why = (rounds: readonly string[], bye: string, upper: string) => {
      const drawn = pairing(history('abcde', rounds, { config: { rounds: 9, byePoints: 0 } }), 1);
      expect(drawn.byes).toEqual([bye]);
      return drawn.tables.flatMap((table) => table.why).find(({ figures }) => figures.player === upper);
    };
    // b, c and d have 3; without d two are left, who have met.
    const met = ['e-d 0-5, a-b 5-0, (c)', 'd-a 0-5, c-b 0-5, (e)', 'a-e 4-4, d-c 0-5, (b)'];
    expect(why(met, 'd', 'b')).toMatchObject({ code: 'met-all-in-group', figures: { opponent: 'e', size: 2 } });
    // b, c and d have 3; b has met c, who has the bye, but not d.
    const unmet = ['e-c 4-4, d-a 4-4, (b)', 'a-e 0-5, c-b 0-5, (d)', 'e-b 5-0, d-c 4-4, (a)'];
    expect(why(unmet, 'c', 'b')).toMatchObject({ code: 'best-for-all', figures: { opponent: 'a', size: 2 } });
  });

  test('[SW-8] the one with more points is named first in the reason, whoever sits first', () => {
    const across = (rounds: readonly string[], upper: string) => {
      const { tables } = pairing(history('abcdef', rounds), 1);
      const table = tables.find(({ why }) => why[0]?.figures.player === upper);
      const { code, figures } = table?.why[0] ?? {};
      return [table?.seats.join(''), code, figures?.player, figures?.opponent, figures?.points, figures?.other];
    };
    const [more, less] = [{ halves: 9 }, { halves: 6 }];
    const one = ['a-c 4-4, f-b 4-4, d-e 0-5', 'e-a 0-5, c-f 5-0, b-d 0-5'];
    expect(across(one, 'c')).toEqual(['dc', 'met-all-in-group', 'c', 'd', more, less]);
    const other = ['a-c 0-5, f-b 4-4, d-e 4-4', 'c-f 0-5, b-d 5-0, e-a 0-5'];
    expect(across(other, 'b')).toEqual(['ab', 'met-all-in-group', 'b', 'a', more, less]);
  });
});

describe('a draw', () => {
  test('is of tables for one game each', () => {
    const second = ['a-b 5-0, c-d 5-1, (e)'];
    for (const past of [history('abcd'), history('abcde'), history('abcde', second)]) {
      const drawn = pairing(past, 1);
      expect(drawn).toMatchObject({ kind: 'swiss', notes: [] });
      expect(drawn.byeReasons?.length).toBe(past.field.length % 2);
      for (const table of drawn.tables) expect(table.games).toEqual([{ kind: 'regular' }]);
    }
  });

  test('is always the same from the same key: recorded ones are drawn again', () => {
    const seats = (past: SwissHistory) => {
      const { tables, byes } = pairing(past, 'key');
      return [...tables.map((table) => table.seats.join('')), ...byes].join(' ');
    };
    const second = ['a-b 5-0, c-d 5-0, e-f 5-0, g-h 4-4'];
    expect({
      even: seats(history('abcdef')),
      odd: seats(history('abcdefg')),
      second: seats(history('abcdefgh', second)),
      apart: seats(history('abcdefgh', second, { keepApart: [['a', 'c']] })),
      gone: seats(history('abcdefgh', second, { keepApart: [['a', 'h']], people: { h: { droppedAfter: 1 } } })),
    }).toEqual({
      even: 'ab de cf',
      odd: 'ed cf ab g',
      second: 'ac eh gf bd',
      apart: 'ec ah gf bd',
      gone: 'ec ag fb d',
    });
  });
});
