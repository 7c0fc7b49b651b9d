import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { announcedGames, type GameResult, gamePoints, gameResultOf, progress, type RaceRules } from './match.ts';
import { startPosition } from './positions.ts';

const tenMinutes = { base: 600_000, increment: 5_000, bonusAt40: 900_000 };
const league: RaceRules = { raceTo: 1, decisive: false, control: tenMinutes };
const knockout: RaceRules = { raceTo: 1, decisive: true, control: tenMinutes };

/** `1` the first seat wins, `0` the second, `=` a draw. */
const results = (notation: string): GameResult[] =>
  [...notation].map((sign) => (sign === '1' ? 'first' : sign === '0' ? 'second' : 'draw'));
const draws = (count: number): GameResult[] => results('='.repeat(count));
const bases = (rules: RaceRules, count: number): number[] =>
  announcedGames(rules, draws(count)).map((game) => game.clock.white.base);

const anyResult = fc.constantFrom<GameResult>('first', 'second', 'draw');
const anyRules = fc.record({
  raceTo: fc.integer({ min: 1, max: 12 }),
  decisive: fc.boolean(),
  control: fc.record({
    base: fc.integer({ min: 1, max: 400_000_000 }),
    increment: fc.nat(60_000),
    bonusAt40: fc.nat(3_600_000),
  }),
});

describe('the race', () => {
  test('[HK-20] by default one game decides, in seat order', () => {
    expect(progress(knockout, results('1'))).toEqual({ state: 'decided', winner: 0, games: 1, points: [2, 0] });
    expect(progress(knockout, results('0'))).toEqual({ state: 'decided', winner: 1, games: 1, points: [0, 2] });
  });

  test('[HK-20] in the league a drawn match stands', () => {
    expect(progress(league, results('='))).toEqual({ state: 'decided', winner: 'drawn', games: 1, points: [1, 1] });
  });

  test('[HK-20] in the knockout a drawn match goes on with sudden death', () => {
    const after = progress(knockout, results('='));
    expect(after).toMatchObject({
      state: 'open',
      games: 1,
      points: [1, 1],
      next: { kind: 'sudden-death', attempt: 1 },
    });
  });

  test.each([
    ['2 points, won straight', 4, '11', { state: 'decided', winner: 0, games: 2, points: [4, 0] }],
    ['2 points, one short', 4, '1=', { state: 'open', games: 2, points: [3, 1] }],
    ['2 points, past the mark', 4, '1=1', { state: 'decided', winner: 0, games: 3, points: [5, 1] }],
    ['2 points, the second seat first', 4, '1=00', { state: 'decided', winner: 1, games: 4, points: [3, 5] }],
    ['2 points, both with the same game', 4, '10==', { state: 'decided', winner: 'drawn', games: 4, points: [4, 4] }],
    ['1 point, two draws', 2, '==', { state: 'decided', winner: 'drawn', games: 2, points: [2, 2] }],
    ['1½ points, one each and a draw', 3, '10=', { state: 'decided', winner: 'drawn', games: 3, points: [3, 3] }],
  ])('[HK-20] a race to %s', (_, raceTo, notation, expected) => {
    expect(progress({ ...league, raceTo }, results(notation))).toMatchObject(expected);
  });

  test('[HK-20] a longer race that is drawn has its sudden death after its own last game', () => {
    const after = progress({ ...knockout, raceTo: 4 }, results('10=='));
    expect(after).toMatchObject({ state: 'open', next: { number: 5, kind: 'sudden-death', attempt: 1, white: 0 } });
  });

  test('[HK-20] a corrected game can leave later games without a place in the match', () => {
    expect(progress(knockout, results('==0'))).toMatchObject({ state: 'decided', winner: 1, games: 3 });
    expect(progress(knockout, results('1=0'))).toEqual({ state: 'decided', winner: 0, games: 1, points: [2, 0] });
    expect(announcedGames(knockout, results('1=0'))).toHaveLength(1);
  });

  test('[HK-20] any results end a race to p points in at most 2p games, 11 more in the knockout', () => {
    fc.assert(
      fc.property(anyRules, fc.array(anyResult, { minLength: 23, maxLength: 23 }), (rules, played) => {
        const end = progress(rules, played);
        expect(end.state).toBe('decided');
        expect(end.games).toBeLessThanOrEqual(rules.raceTo + (rules.decisive ? 11 : 0));
      }),
    );
  });

  test('[HK-20] the winner is who has more points, nobody wins a drawn match, and none is drawn in the knockout', () => {
    fc.assert(
      fc.property(anyRules, fc.array(anyResult, { minLength: 23, maxLength: 23 }), (rules, played) => {
        const end = progress(rules, played);
        if (end.state !== 'decided') throw new Error('not decided');
        const [first, second] = end.points;
        expect(end.winner).toBe(first > second ? 0 : first < second ? 1 : 'drawn');
        if (rules.decisive) expect(end.winner).not.toBe('drawn');
        expect(first + second).toBe(2 * end.games);
      }),
    );
  });

  test('[HK-20] results after the decision change nothing, and before it the match is open', () => {
    fc.assert(
      fc.property(anyRules, fc.array(anyResult, { minLength: 23, maxLength: 23 }), (rules, played) => {
        const end = progress(rules, played);
        expect(progress(rules, played.slice(0, end.games))).toEqual(end);
        for (let games = 0; games < end.games; games++) {
          expect(progress(rules, played.slice(0, games))).toMatchObject({ state: 'open', games });
        }
      }),
    );
  });

  test('a race to nothing and a clock that cannot run are defects', () => {
    expect(() => progress({ ...league, raceTo: 0 }, [])).toThrow('Not a race');
    expect(() => progress({ ...league, raceTo: 0.5 }, [])).toThrow('Not a race');
    expect(() => progress({ ...league, control: { ...tenMinutes, base: 0 } }, [])).toThrow('Not a time control');
  });
});

describe('colours', () => {
  test('[HK-8] player1 has white in game 1, and colours alternate from game to game', () => {
    const games = announcedGames({ ...league, raceTo: 6 }, results('1010'));
    expect(games.map((game) => [game.white, game.black])).toEqual([
      [0, 1],
      [1, 0],
      [0, 1],
      [1, 0],
      [0, 1],
    ]);
  });

  test('[HK-23] a single-game match has at most 12 games, and player2 has white in the twelfth', () => {
    const games = announcedGames(knockout, draws(20));
    expect(games).toHaveLength(12);
    expect(games[11]).toMatchObject({ number: 12, kind: 'armageddon', white: 1, black: 0 });
  });

  test('[HK-23] colours keep alternating through sudden death and Armageddon, whatever the race', () => {
    fc.assert(
      fc.property(anyRules, fc.array(anyResult, { maxLength: 23 }), (rules, played) => {
        for (const [before, game] of announcedGames(rules, played).entries()) {
          expect(game.number).toBe(before + 1);
          expect(game.white).toBe(before % 2);
          expect(game.black).toBe(1 - game.white);
        }
      }),
    );
  });
});

describe('sudden death', () => {
  test('[HK-21] from 10 min: 5 min, 2.5 min, 1.25 min, 37.5 s, then 30 s', () => {
    expect(bases(knockout, 10)).toEqual([600, 300, 150, 75, 37.5, 30, 30, 30, 30, 30, 30].map((s) => s * 1000));
  });

  test('[HK-21] no increment and no bonus, the same clock for both', () => {
    const second = announcedGames(knockout, draws(1))[1];
    const bare = { base: 300_000, increment: 0, bonusAt40: 0 };
    expect(second?.clock).toEqual({ white: bare, black: bare });
  });

  test('[HK-21] a base under 30 s stays as it is; an odd half is rounded down', () => {
    expect(bases({ ...knockout, control: { ...tenMinutes, base: 20_000 } }, 3)).toEqual([
      20_000, 20_000, 20_000, 20_000,
    ]);
    expect(bases({ ...knockout, control: { ...tenMinutes, base: 45_000 } }, 2)).toEqual([45_000, 30_000, 30_000]);
    expect(bases({ ...knockout, control: { ...tenMinutes, base: 250_001 } }, 2)).toEqual([250_001, 125_000, 62_500]);
  });

  test('[HK-21] attempts count from 1 to 10, one game each, and a decisive one ends the match', () => {
    const attempts = announcedGames(knockout, draws(10)).map((game) => game.attempt);
    expect(attempts).toEqual([undefined, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(progress(knockout, results('====0'))).toEqual({ state: 'decided', winner: 1, games: 5, points: [4, 6] });
  });
});

describe('Armageddon', () => {
  test('[HK-22] comes after ten drawn attempts: white 5 min, black 4 min, no increment', () => {
    const after = progress(knockout, draws(11));
    expect(after).toMatchObject({
      state: 'open',
      next: {
        kind: 'armageddon',
        clock: {
          white: { base: 300_000, increment: 0, bonusAt40: 0 },
          black: { base: 240_000, increment: 0, bonusAt40: 0 },
        },
      },
    });
    expect(progress(knockout, draws(10))).toMatchObject({ next: { kind: 'sudden-death', attempt: 10 } });
  });

  test('[HK-22] a draw is a win for black', () => {
    expect(progress(knockout, draws(12))).toEqual({ state: 'decided', winner: 0, games: 12, points: [13, 11] });
    expect(progress({ ...knockout, raceTo: 2 }, draws(13))).toMatchObject({ state: 'decided', winner: 1, games: 13 });
  });

  test('[HK-22] otherwise whoever wins the game wins the match', () => {
    expect(progress(knockout, [...draws(11), 'second'])).toMatchObject({ winner: 1, points: [11, 13] });
    expect(progress(knockout, [...draws(11), 'first'])).toMatchObject({ winner: 0, points: [13, 11] });
  });
});

describe('the announcement', () => {
  test('[HK-24] a game is announced with number, kind, colours, a clock for each side and the start position', () => {
    const start = startPosition(518);
    expect(progress({ ...knockout, start }, [])).toMatchObject({
      next: { number: 1, kind: 'regular', white: 0, black: 1, clock: { white: tenMinutes, black: tenMinutes }, start },
    });
  });

  test('[HK-9] sudden death and Armageddon keep the position of the round', () => {
    const start = startPosition(77);
    const games = announcedGames({ ...knockout, start }, draws(11));
    expect(games.map((game) => game.start)).toEqual(games.map(() => start));
  });

  test('[HK-24] the next game appears by itself when a result comes in, until the match is decided', () => {
    expect(announcedGames(knockout, [])).toHaveLength(1);
    expect(announcedGames(knockout, results('='))).toHaveLength(2);
    expect(announcedGames(knockout, results('=1'))).toHaveLength(2);
  });
});

test('a result and its doubled points say the same; other points are no result', () => {
  for (const result of results('10=')) expect(gameResultOf(gamePoints(result))).toBe(result);
  for (const points of [[1, 0], [2, 2], [0, 0], [2], [2, 0, 0]]) expect(gameResultOf(points)).toBeUndefined();
});
