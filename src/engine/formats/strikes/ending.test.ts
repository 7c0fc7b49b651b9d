import { describe, expect, test } from 'vitest';
import { afterFinalGame, type Contender, endingOf, type RoundEnd } from './ending.ts';
import { marginOf, placesOf, type Scoring, type SeatScore, strikesOf } from './strikes.ts';

const LEVEL = 35;

/**
 * A last round: tables between bars, each seat “name strikes-before score”. A score `left` is one who withdrew in the
 * round, `bye` one who sat out, `gone` after the score one who withdrew when it was over.
 */
function roundEnd(text: string, scoring: Scoring = 'highest-wins'): RoundEnd {
  const everyone: (Contender & { playing: boolean })[] = [];
  let tables = 0;
  for (const words of text.split('|').map((table) => table.split(',').map((seat) => seat.trim().split(/\s+/)))) {
    const seated = words.filter((seat) => seat[2] !== 'bye');
    if (seated.length > 0) tables++;
    const scores = seated.map((seat): SeatScore => (seat[2] === 'left' ? 'withdrawn' : Number(seat[2])));
    const places = placesOf(scores, scoring);
    const strikes = strikesOf(places);
    for (const [player = '', before, score, gone] of words) {
      const seat = seated.findIndex((other) => other[0] === player);
      const place = places[seat];
      const margin = marginOf(scores, seat, scoring);
      everyone.push({
        player,
        strikes: Number(before) + (strikes[seat] ?? 0),
        withdrew: score === 'left' || gone === 'gone',
        playing: seat >= 0,
        ...(place !== undefined && { place }),
        ...(margin !== undefined && { margin }),
      });
    }
  }
  return {
    tables,
    survivors: everyone.filter((player) => !player.withdrew && player.strikes < LEVEL),
    played: everyone.filter((player) => player.playing),
  };
}

const decided = (text: string, scoring?: Scoring): string => {
  const ending = endingOf(roundEnd(text, scoring));
  if (ending.kind === 'another-round') return 'another round';
  return `${ending.why.rule} ${ending.winners.join('+') || 'nobody'}${ending.mayPlayOn ? ' (may play on)' : ''}`;
};

describe('decision table, level 35', () => {
  test.each([
    // ST-11
    ['[ST-11] three left: another round', 'a 0 50, b 10 40, c 10 30', 'another round'],
    [
      '[ST-11] three left after two tables: another round',
      'a 0 50, b 12 40, c 34 9 | d 0 50, e 30 40, f 30 30',
      'another round',
    ],
    ['[ST-11] one left has won, as the last', 'a 10 10, b 30 40, c 30 50 gone', 'ST-11 a'],
    ['[ST-11] one left has won, though others won the game', 'a 0 40, b 34 50, c 34 50', 'ST-11 a'],

    // ST-12, one table
    ['[ST-12] X won the last game', 'x 10 50, y 20 40, z 30 30', 'ST-12 x'],
    ['[ST-12] X won it tied with Y', 'x 10 50, y 20 50, z 30 30', 'ST-12 x'],
    ['[ST-12] X won it tied with one who went out', 'x 10 50, y 15 40, z 34 50, w 30 30', 'ST-12 x'],
    ['[ST-12] X was second and Y won: joint winners', 'x 10 40, y 30 50, z 30 30', 'ST-12 x+y (may play on)'],
    [
      '[ST-12] X was second and so was Y: joint winners',
      'x 10 40, y 12 40, z 35 50, w 30 9',
      'ST-12 x+y (may play on)',
    ],
    ['[ST-12] X was second, the winner went out', 'x 10 40, y 10 30, z 35 50, w 30 9', 'ST-12 x+y (may play on)'],
    ['[ST-12] X was third and Y won', 'x 10 30, y 33 50, z 30 40, w 30 9', 'ST-12 y'],
    ['[ST-12] X was third and Y won tied with one who went out', 'x 0 30, y 20 50, z 34 50, w 30 9', 'ST-12 y'],
    ['[ST-12] X was last of five and Y won', 'x 0 1, y 30 50, z 30 40, v 30 30, w 30 20', 'ST-12 y'],
    ['[ST-12] X was third behind two winners who went out', 'x 0 30, y 10 9, z 33 50, w 33 50', 'ST-12 x'],
    ['[ST-12] equal strikes: Y won the last game', 'x 10 40, y 18 50, z 30 30, w 30 9', 'ST-12 y'],
    ['[ST-12] equal strikes: X won the last game, tied with one out', 'x 14 50, y 2 30, z 33 50, w 30 9', 'ST-12 x'],
    ['[ST-12] equal strikes: both won it', 'x 10 50, y 10 50, z 30 30', 'ST-12 x+y (may play on)'],
    ['[ST-12] equal strikes: neither won it', 'x 10 40, y 10 40, z 35 50, w 30 9', 'ST-12 x+y (may play on)'],
    ['[ST-12] X had the bye', 'x 5 bye, y 10 50, z 30 30, v 30 20, w 30 9', 'ST-12 x'],
    ['[ST-12] X had the bye, Y was second', 'x 5 bye, y 10 40, z 35 50, v 30 20, w 30 9', 'ST-12 x'],
    ['[ST-12] level with the bye player, Y won', 'x 5 bye, y 5 50, z 30 30, v 30 20, w 30 9', 'ST-12 y'],
    [
      '[ST-12] two left by a withdrawal after a round of one table',
      'x 0 40, y 10 30, z 0 50 gone',
      'ST-12 x+y (may play on)',
    ],
    ['[ST-12] one withdrew in mid-round at a table of three: X won', 'x 0 40, y 0 30, z 0 left', 'ST-12 x'],

    // ST-13, two tables or more
    ['[ST-13] fewer strikes', 'x 10 50, b 34 40, c 34 30 | y 20 50, e 34 40, f 34 30', 'ST-13 x'],
    [
      '[ST-13] fewer strikes, though X was second and Y won',
      'x 0 40, b 35 50, c 34 30 | y 20 50, e 34 40, f 34 30',
      'ST-13 x',
    ],
    ['[ST-13] equal: the larger margin', 'x 10 50, b 34 45, c 34 30 | y 10 50, e 34 40, f 34 30', 'ST-13 y'],
    [
      '[ST-13] equal: one who did not win has a negative margin',
      'x 10 50, b 34 50, c 34 30 | y 4 40, e 35 50, f 34 30',
      'ST-13 x',
    ],
    [
      '[ST-13] equal margins: joint winners',
      'x 10 50, b 34 40, c 34 30 | y 10 20, e 34 10, f 34 9',
      'ST-13 x+y (may play on)',
    ],
    [
      '[ST-13] equal strikes at one of two tables',
      'x 10 50, y 10 50, c 34 30 | d 35 50, e 34 40, f 34 30',
      'ST-13 x+y (may play on)',
    ],
    ['[ST-13] three and two', 'x 0 50, b 34 40, c 34 30 | y 12 60, e 34 40', 'ST-13 x'],
    [
      '[ST-13] two left by a withdrawal after three tables',
      'x 0 50, b 34 40, c 34 30 | d 0 50 gone, e 34 40, f 34 30 | y 9 50, h 34 40, i 34 9',
      'ST-13 x',
    ],

    // ST-14, none left
    ['[ST-14] all out: the fewest strikes', 'a 30 50, b 34 50, c 32 9', 'ST-14 a'],
    ['[ST-14] all out, level: two cowinners', 'a 30 50, b 30 50, c 34 30', 'ST-14 a+b (may play on)'],
    ['[ST-14] all out, level: three cowinners stay', 'a 30 50, b 30 50, c 30 50', 'ST-14 a+b+c'],
    [
      '[ST-14] all out at several tables',
      'a 34 50, b 34 50, c 34 9 | d 33 50, e 33 50, f 34 9',
      'ST-14 d+e (may play on)',
    ],
    ['[ST-14] who withdrew does not count', 'a 30 50, b 34 50, c 0 left', 'ST-14 a'],
    ['[ST-14] who withdrew when it was over does not count', 'a 30 50, b 34 50, c 0 9 gone', 'ST-14 a'],
    ['[ST-14] all of them withdrew', 'a 10 50 gone, b 0 40 gone, c 0 30 gone', 'ST-14 a'],
    [
      '[ST-14] all of them withdrew, level: there is nobody to play on',
      'a 12 50 gone, b 0 40 gone, c 0 30 gone',
      'ST-14 a+b',
    ],
  ])('%s', (_, scores, winners) => {
    expect(decided(scores)).toBe(winners);
  });

  test('[ST-12] nothing played yet: two left are joint winners, one has won, none is nobody', () => {
    const fresh = (player: string): Contender => ({ player, strikes: 0, withdrew: false });
    const left = (names: string) => endingOf({ tables: 0, survivors: [...names].map(fresh), played: [] });
    expect(left('xy')).toMatchObject({ winners: ['x', 'y'], mayPlayOn: true });
    expect(left('x')).toMatchObject({ winners: ['x'], mayPlayOn: false });
    expect(left('')).toMatchObject({ winners: [], mayPlayOn: false });
    expect(left('xyz')).toEqual({ kind: 'another-round' });
  });

  test('[ST-13] where the lowest score wins, the margin is turned', () => {
    const round = 'x 10 5, b 34 6, c 34 7 | y 10 1, e 34 9, f 34 9';
    expect(decided(round, 'lowest-wins')).toBe('ST-13 y');
  });

  test('[ST-13] with places there is no margin: joint winners', () => {
    expect(decided('x 10 1, b 34 2, c 34 3 | y 10 1, e 34 2, f 34 3', 'places')).toBe('ST-13 x+y (may play on)');
  });

  test('[ST-15] the winner of the final game wins', () => {
    expect(afterFinalGame(['x', 'y'], [2, 1])).toMatchObject({ winners: ['y'], mayPlayOn: false });
  });

  test('[ST-15] a tied final game leaves both joint winners', () => {
    expect(afterFinalGame(['x', 'y'], [1, 1])).toMatchObject({ winners: ['x', 'y'], mayPlayOn: false });
  });

  test('[ST-12] [ST-13] whoever is named first, the same have won', () => {
    const both = [
      'x 10 50, y 20 40, z 30 30',
      'x 10 40, y 30 50, z 30 30',
      'x 10 30, y 33 50, z 30 40, w 30 9',
      'x 0 30, y 10 9, z 33 50, w 33 50',
      'x 14 50, y 2 30, z 33 50, w 30 9',
      'x 5 bye, y 10 50, z 30 30, v 30 20, w 30 9',
      'x 10 50, b 34 40, c 34 30 | y 20 50, e 34 40, f 34 30',
      'x 10 50, b 34 45, c 34 30 | y 10 50, e 34 40, f 34 30',
      'x 10 50, b 34 40, c 34 30 | y 10 50, e 34 left, f 34 left',
    ];
    for (const text of both) {
      const turned = text
        .split('|')
        .reverse()
        .map((table) => table.split(',').reverse().join(','))
        .join('|');
      expect(decided(turned).replace('y+x', 'x+y'), text).toBe(decided(text));
    }
  });

  const why = (text: string, scoring?: Scoring) => {
    const ending = endingOf(roundEnd(text, scoring));
    return ending.kind === 'decided' ? ending.why : undefined;
  };
  const players = ['x', 'y'];

  test.each([
    ['ST-11', 'last-one-left', 'a 10 10, b 30 40, c 30 50 gone', { player: 'a', strikes: 34 }],
    ['ST-12', 'level-and-no-sole-last-winner', 'x 10 50, y 10 50, z 30 30', { players, strikes: 16 }],
    [
      'ST-12',
      'level-and-won-last-game',
      'x 10 40, y 18 50, z 30 30, w 30 9',
      { player: 'y', strikes: 18, opponent: 'x' },
    ],
    [
      'ST-12',
      'fewer-strikes-and-bye',
      'x 5 bye, y 10 50, z 30 30, v 30 20, w 30 9',
      { player: 'x', strikes: 5, opponent: 'y', against: 10 },
    ],
    [
      'ST-12',
      'fewer-strikes-and-won-last-game',
      'x 10 50, y 20 40, z 30 30',
      { player: 'x', strikes: 10, opponent: 'y', against: 32 },
    ],
    ['ST-12', 'fewer-strikes-but-second', 'x 10 40, y 30 50, z 30 30', { players, strikes: 22, against: 30 }],
    [
      'ST-12',
      'won-last-game',
      'x 10 30, y 33 50, z 30 40, w 30 9',
      { player: 'y', strikes: 33, opponent: 'x', against: 26, place: 3 },
    ],
    [
      'ST-12',
      'fewer-strikes-and-last-winners-out',
      'x 0 30, y 10 9, z 33 50, w 33 50',
      { player: 'x', strikes: 16, opponent: 'y', against: 34, place: 3 },
    ],
    [
      'ST-13',
      'fewer-strikes',
      'x 10 50, b 34 40, c 34 30 | y 20 50, e 34 40, f 34 30',
      { player: 'x', strikes: 10, opponent: 'y', against: 20 },
    ],
    [
      'ST-13',
      'level-without-margins',
      'x 10 50, b 34 40, c 34 30 | y 10 50, e 34 left, f 34 left',
      { players, strikes: 10 },
    ],
    [
      'ST-13',
      'level-with-equal-margins',
      'x 10 50, b 34 40, c 34 30 | y 10 20, e 34 10, f 34 9',
      { players, strikes: 10, margin: { thousandths: 10 } },
    ],
    [
      'ST-13',
      'level-and-larger-margin',
      'x 10 50, b 34 45, c 34 30 | y 10 50, e 34 40, f 34 30',
      { player: 'y', strikes: 10, opponent: 'x', margin: { thousandths: 10 }, otherMargin: { thousandths: 5 } },
    ],
    ['ST-14', 'all-out-fewest-strikes', 'a 30 50, b 34 50, c 32 9', { player: 'a', strikes: 36 }],
    ['ST-14', 'all-out-level', 'x 30 50, y 30 50, c 34 30', { players, strikes: 36 }],
  ])('%s says why, with the figures behind it: %s', (rule, code, text, figures) => {
    expect(why(text)).toEqual({ rule, code, figures });
  });

  test('[ST-12] [ST-14] [ST-15] and where nothing was played, or in a final game', () => {
    const fresh = (player: string): Contender => ({ player, strikes: 0, withdrew: false });
    expect(endingOf({ tables: 0, survivors: players.map(fresh), played: [] })).toMatchObject({
      why: { rule: 'ST-12', code: 'two-left-nothing-played', figures: { players, strikes: 0 } },
    });
    expect(endingOf({ tables: 0, survivors: [], played: [] })).toMatchObject({
      kind: 'decided',
      why: { rule: 'ST-14', code: 'nobody-played', figures: {} },
    });
    expect(afterFinalGame(players, [2, 1])).toMatchObject({
      why: { rule: 'ST-15', code: 'won-final-game', figures: { player: 'y' } },
    });
    expect(afterFinalGame(players, [1, 1])).toMatchObject({
      why: { rule: 'ST-15', code: 'final-game-tied', figures: { players } },
    });
    expect(afterFinalGame(players, [])).toMatchObject({ winners: players });
  });
});
