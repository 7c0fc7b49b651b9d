import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { chanceFrom, hashOf } from '../../../kit/index.ts';
import type { Pairing } from '../../tournament/index.ts';
import { history, players, type Told } from './hall.fixture.ts';
import { strikesRulebook } from './rulebook.ts';
import { drawRound } from './seating.ts';
import { sheetOf } from './sheet.ts';

/** “1:abc 2:def (g)”: tables with their groups, and a bye. */
function seating(text: string, kind = 'random'): Pairing {
  const words = text.split(' ');
  const tables = words
    .filter((word) => !word.startsWith('('))
    .map((word) => {
      const [group, seats] = word.includes(':') ? word.split(':') : [undefined, word];
      return { seats: players(seats ?? ''), ...(group && { group: Number(group) }), games: [], why: [] };
    });
  return { kind, tables, byes: words.flatMap((word) => /^\((.)\)$/.exec(word)?.[1] ?? []), notes: [] };
}
/** “missing! a 1”: with the mark for what is hard, and the size. */
const findings = (past: Parameters<typeof history>, text: string, kind?: string) =>
  asked(strikesRulebook)
    .judge(history(...past), seating(text, kind))
    .findings.map(({ code, hard, players: who, size }) => `${code}${hard ? '!' : ''} ${who.join('')} ${size}`);

describe('[DK-2] what is to be said of a seating', () => {
  test('[ST-6] the tables are those of the plan, in a split round group by group', () => {
    const fresh: Parameters<typeof history> = ['abcdefg', []];
    expect(findings(fresh, 'abcd efg')).toEqual([]);
    expect(findings(fresh, 'abc defg')).toEqual([]);
    expect(findings(fresh, 'ab cdefg')).toEqual(['table-size! ab 2', 'table-size! cdefg 5']);
    expect(findings(fresh, '1:abcd 2:efg', 'split')).toEqual([]);
    // Four and three are right, but the four belong to the first group.
    expect(findings(fresh, '1:abc 2:defg', 'split')).toEqual(['table-size! abc 3', 'table-size! defg 4']);
    // Only one table of four is planned.
    expect(findings(['abcdefgh', []], 'abcd efg h').slice(0, 2)).toEqual(['table-size! efg 3', 'table-size! h 1']);
    for (const [text, kind] of [
      ['ab', 'random'],
      ['1:ab', 'split'],
    ] as const) {
      expect(findings(['abc', []], text, kind)).toEqual(['missing! c 1', 'table-size! ab 2']);
    }
  });

  test('[ST-10] a bye is a place, and one who has it is not missing', () => {
    const told: Told = { config: { maxTable: 4 } };
    expect(findings(['abcde', [], told], 'abcd (e)')).toEqual([]);
    expect(findings(['abcde', [], told], 'abcd (d)')).toEqual(['seated-twice! d 2', 'missing! e 1']);
    expect(findings(['abcd', [], told], 'abc (x)')).toContain('is-out! x 1');
  });

  test('[ST-7] nobody has more strikes than anybody in a later group, however the tables are listed', () => {
    const rounds = ['a9 b8 c7 | d9 e8 f7'];
    expect(findings(['abcdef', rounds], '2:ecf 1:adb', 'split')).toEqual([]);
    expect(findings(['abcdef', rounds], '2:adb 1:ecf', 'split')).toEqual(['wrong-group! ecfadb 24']);
    // In a random round there are no groups.
    expect(findings(['abcdef', rounds], 'ecf adb').filter((one) => one.startsWith('wrong'))).toEqual([]);
    // One who is not in has no strikes here.
    expect(findings(['abcdef', rounds], '1:ade 2:xcf', 'split')).toEqual([
      'is-out! x 1',
      'missing! b 1',
      'wrong-group! ex 12',
    ]);
    const three = ['a9 b8 c7 | d9 e8 f7 | g9 h8 i7'];
    const told: Told = { config: { eliminationAt: 99 } };
    expect(findings(['abcdefghi', three, told], '1:adb 2:ehc 3:gfi', 'split')).toContain('wrong-group! bg 12');
    expect(findings(['abcdefghi', three, told], '1:adb 2:ehc 3:gfi', 'split')).toContain('wrong-group! ehcg 24');
  });

  test('[ST-10] the bye is for the fewest strikes, then the fewest byes', () => {
    const told: Told = { config: { maxTable: 4, eliminationAt: 99 } };
    const rounds = ['a9 b8 c7 d6 | (e)', 'a9 b8 c7 e9 | (d)'];
    // a 4, b 24, c 40, d 24, e 4 with a bye
    expect(findings(['abcde', rounds, told], 'bcde (a)').filter((one) => one.includes('!'))).toEqual([]);
    expect(findings(['abcde', rounds, told], 'abcd (e)')).toContain('wrong-bye! e 1');
    expect(findings(['abcde', rounds, told], 'abce (d)')).toContain('wrong-bye! d 3');
    expect(findings(['abcde', rounds, told], 'acde (b)')).toContain('wrong-bye! b 2');
    // One who is not in has no strikes here.
    expect(findings(['abcde', rounds, told], 'bcdx (a)')).toContain('wrong-bye! a 1');
    expect(findings(['abcd', rounds.slice(0, 1), told], 'abc (x)').some((one) => one.startsWith('wrong-bye'))).toBe(
      false,
    );
  });

  test('[ST-8] those who have met often are named in order, however they sat', () => {
    const told: Told = { config: { eliminationAt: 99 } };
    expect(findings(['abc', ['c9 b8 a7', 'b9 c8 a7'], told], 'cab')).toEqual([
      'met-often bc 2',
      'met-often ac 2',
      'met-often ab 2',
    ]);
  });

  test('[DK-7] two to be kept apart who sit together, where there is another table', () => {
    const told: Told = {
      keepApart: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    };
    expect(findings(['abcdef', [], told], 'abe cdf')).toEqual(['keep-apart ab 1', 'keep-apart cd 1']);
    expect(findings(['abcdef', [], told], 'ace bdf')).toEqual([]);
    expect(findings(['abcd', [], told], 'abcd')).toEqual([]);
  });

  test('[ST-15] in a final game the two finalists sit, and nobody else', () => {
    const past: Parameters<typeof history> = ['xyz', ['x5 y5 z1', 'x5 y5 z1'], { config: { finalGame: true } }];
    const hardOnes = (text: string) => findings(past, text, 'final-game').filter((one) => one.includes('!'));
    expect(hardOnes('xy')).toEqual([]);
    expect(hardOnes('xz')).toEqual(['is-out! z 1', 'missing! y 1']);
    const [field, rounds] = past;
    expect(findings([field, rounds], 'xy', 'final-game')).toEqual(['is-out! x 1', 'is-out! y 1', 'met-often xy 2']);
    expect(findings(past, 'xy', 'final-game').at(-1)).toBe('met-often xy 2');
  });

  test('[ST-8] the cost adds up over the tables', () => {
    const rounds = ['a9 b8 c7 | d9 e8 f7', 'a9 b8 c7 | d9 e8 f7'];
    const past = history('abcdef', rounds, { config: { eliminationAt: 99 } });
    expect(asked(strikesRulebook).judge(past, seating('abd cef')).cost).toEqual([
      { name: 'detrimental-points', value: 4 },
      { name: 'pairs-met-before', value: 2 },
    ]);
  });
});

test('[ST-8] a draw is judged as a seating by hand would be', () => {
  const rounds = ['a5 b4 c3 d1 | e5 f4 g3', 'a5 b4 c3 e1 | d5 f4 g3', 'a5 b4 d3 f1 | c5 e4 g3'];
  for (let played = 0; played <= rounds.length; played++) {
    const past = history('abcdefg', rounds.slice(0, played));
    for (let seed = 0; seed < 10; seed++) {
      const drawn = drawRound(past, sheetOf(past), chanceFrom(hashOf(`judged ${seed}`)));
      if (!drawn.ok) throw new Error(drawn.error.code);
      const { pairing, judgement } = drawn.value;
      expect(judgement).toEqual(asked(strikesRulebook).judge(past, pairing));
    }
  }
});
