import { describe, expect, test } from 'vitest';
import { drawn, history, next, textOf } from './hall.fixture.ts';
import { judgeDutch } from './judgement.ts';
import { dutchRulebook } from './rulebook.ts';
import { sheetOf } from './sheet.ts';

describe('[DU-2] pairing numbers', () => {
  test('go by rating, then in order of entry, whatever the names', () => {
    const people = {
      a: { rating: { rating: 1500 } },
      d: { rating: { rating: 2400 } },
      c: { rating: { rating: 1998 } },
    };
    const [note] = drawn(
      history('abcd', [], { people: { ...people, b: { rating: { rating: 1998 }, name: 'z' } } }),
    ).notes;
    expect(note).toMatchObject({ code: 'pairing-numbers', figures: { players: ['d', 'b', 'c', 'a'] } });
  });

  test('are noted again only where they have changed', () => {
    const past = history('abcd', ['a-c 1-0, d-b 0-1']);
    expect(drawn(past).notes).toEqual([]);
    const corrected = history('abcd', ['a-c 1-0, d-b 0-1'], { people: { d: { rating: { rating: 2400 } } } });
    expect(drawn(corrected).notes).toMatchObject([{ figures: { players: ['d', 'a', 'b', 'c'] } }]);
  });

  test('stay from round 5 on; latecomers go to the end', () => {
    const rounds = [
      'a-d 1-0, e-b 0-1, c-f 1-0',
      'b-a 0-1, d-c 0-1, f-e 1-0',
      'a-c 1-0, b-f 1-0, e-d =',
      'c-b =, f-a 0-1, d-e =',
    ];
    const people = { f: { rating: { rating: 2500 } }, g: { rating: { rating: 2600 }, enteredAfter: 4 } };
    const notes = drawn({
      ...history('abcdef', rounds, { people, config: { rounds: 7 } }),
      field: [...'abcdefg'],
      players: history('abcdefg', [], { people }).players,
    }).notes;
    expect(notes).toMatchObject([{ figures: { players: [...'abcdefg'] } }]);
  });
});

describe('[DU-3] absolute criteria', () => {
  test('nobody meets the same opponent twice; a forfeited game does not count as met', () => {
    expect(textOf(drawn(history('abcd', ['a-c 1-0, d-b 0-1'])))).toBe('b-a c-d');
    expect(textOf(drawn(history('ab', ['a-b +-'])))).toBe('a-b');
    expect(next(history('ab', ['a-b 1-0']))).toMatchObject({ kind: 'wait', why: { code: 'no-legal-pairing' } });
    expect(textOf(drawn(history('ab', ['a-b 1-0'], { rematchesAllowed: true })))).toBe('b-a');
  });

  test('whoever had a win’s points without playing does not get the bye', () => {
    expect(textOf(drawn(history('abc', ['a-b 1-0, (c)'])))).toBe('c-a (b)');
    expect(textOf(drawn(history('abcde', ['a-c 1-0, d-b -+, (e)'])))).toMatch(/\((c|d)\)/);
  });

  test('the same absolute preference parts two players, but not topscorers in the last round', () => {
    const rounds = ['a-e 1-0, b-f 1-0, g-c 0-1, h-d 0-1', 'a-c 1-0, b-d 1-0, e-g 1-0, f-h 1-0'];
    const pairing = drawn(history('abcdefgh', rounds));
    expect(textOf(pairing)).not.toMatch(/a-b|b-a/);
    expect(textOf(drawn(history('abcdefgh', rounds, { config: { rounds: 3 } })))).toMatch(/a-b|b-a/);
  });
});

describe('[DU-4] brackets', () => {
  test('round 1: the upper half against the lower, colours in turn', () => {
    expect(textOf(drawn(history('abcdef')))).toBe('a-d e-b c-f');
    expect(textOf(drawn(history('abcdefg')))).toBe('a-d e-b c-f (g)');
  });

  test('the initial colour is drawn by lot unless it is set, and noted', () => {
    const notes = (seed: string) => drawn(history('ab', [], { config: { initialColour: 'lot' } }), seed).notes;
    const seen = new Set([...'abcdefgh'].map((seed) => notes(seed).at(-1)?.figures.colour));
    expect(seen).toEqual(new Set(['white', 'black']));
    expect(textOf(drawn(history('ab', [], { config: { initialColour: 'black' } })))).toBe('b-a');
  });

  test('[DU-12] a floater is told why', () => {
    const { tables } = drawn(history('abcdef', ['a-d 1-0, e-b 0-1, c-f 1-0']));
    expect(textOf({ tables, byes: [] })).toBe('b-a d-c f-e');
    expect(tables[1]?.why[0]).toMatchObject({ code: 'dutch-float-odd', figures: { player: 'c', opponent: 'd' } });
    expect(tables[0]?.why.map(({ code }) => code)).toEqual(['dutch-bracket', expect.stringMatching(/^colours-/)]);
  });
});

describe('[DU-6] results', () => {
  test('a win, a draw, a bye, forfeits and missed rounds', () => {
    const past = history('abcdefg', ['a-b 1-0, c-d =, e-f -+, (g)']);
    const points = [...sheetOf(past).values()].map((line) => line.points);
    expect(points).toEqual([2, 0, 1, 1, 0, 2, 2]);
    expect(sheetOf(history('abc', ['a-b ff'])).get('c')).toMatchObject({ points: 0, records: [{ kind: 'requested' }] });
  });

  test('floats: a bye, a forfeit win and a higher score go down, a lower score up (1.4)', () => {
    const past = history('abcde', ['a-c 1-0, d-b +-, (e)', 'a-d 1-0, e-c 1-0']);
    const floats = [...sheetOf(past).values()].map((line) => line.floats);
    expect(floats).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [undefined, 'up'],
      ['down', undefined],
      ['down', 'down'],
    ]);
  });
});

describe('[DU-12] changes by hand', () => {
  const judged = (text: string, rounds: readonly string[]) => {
    const past = history('abcde', rounds);
    const parts = text.split(' ');
    const tables = parts
      .filter((part) => !part.startsWith('('))
      .map((part) => ({ seats: part.split('-'), games: [], why: [] }));
    const byes = parts.filter((part) => part.startsWith('(')).map((part) => part.slice(1, -1));
    const { findings } = judgeDutch(past, sheetOf(past), { kind: 'dutch', tables, byes, notes: [] });
    return findings.filter(({ hard }) => hard).map(({ code, players }) => `${code} ${players.join('')}`);
  };
  const rounds = ['a-c 1-0, d-b 0-1, (e)', 'a-d 1-0, b-e 1-0, (c)'];

  test('what breaks an absolute criterion asks for an override', () => {
    expect(judged('a-c b-e (d)', rounds)).toEqual(['rematch ac', 'rematch be']);
    expect(judged('b-d a-c (e)', rounds)).toEqual(['rematch bd', 'rematch ac', 'wrong-bye e']);
    expect(judged('a-b c-d (e)', rounds)).toEqual(['wrong-bye e']);
    const white = ['a-c 1-0, b-d 1-0, (e)', 'a-d 1-0, b-c 1-0'];
    expect(judged('a-b c-d (e)', white)).toEqual(['colours ab', 'colours cd', 'wrong-bye e']);
  });

  test('the draw itself breaks none', () => {
    const past = history('abcde', rounds);
    const { findings } = judgeDutch(past, sheetOf(past), drawn(past));
    expect(findings.filter(({ hard }) => hard)).toEqual([]);
  });
});

test('[DU-9] points, then the tie-breaks as they are set; those by rating only where everybody has one', () => {
  const rounds = ['a-c 1-0, d-b 0-1', 'b-a =, c-d 1-0'];
  const names = (people = {}) => {
    const past = history('abcd', rounds, { config: { tieBreaks: ['performance', 'games-with-black'] }, people });
    return dutchRulebook.standings(past, sheetOf(past))[0]?.criteria.map(({ name }) => name);
  };
  expect(names()).toEqual(['points', 'performance', 'games-with-black']);
  expect(names({ d: { rating: undefined } })).toEqual(['points', 'games-with-black']);
});
