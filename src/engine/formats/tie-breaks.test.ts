import { describe, expect, test } from 'vitest';
import { Desk } from '../../../test/desk.ts';
import { directEncounter } from './direct-encounter.ts';
import type { RoundRecord, TieBreakPlayer, TieBreakTable } from './tie-break-table.ts';
import { adjustedScore, type HandbookTieBreak, tieBreakFigure } from './tie-breaks.ts';

type Figure = Exclude<HandbookTieBreak, 'direct-encounter'>;

/** “w1b” is a win with white against b, “b=c” a draw with black; “+b” and “-b” forfeits, “U” the bye, “H” and “Z” requested ones. */
function recordOf(text: string, index: number): RoundRecord {
  const round = index + 1;
  const worth = { '1': 2, '=': 1, '0': 0 } as const;
  const [first = '', second = '', opponent = ''] = text;
  if (text === 'U') return { round, kind: 'allocated', points: 2 };
  if (text === 'H' || text === 'Z') return { round, kind: 'requested', points: text === 'H' ? 1 : 0 };
  if (first === '+' || first === '-')
    return { round, kind: 'forfeit', opponent: second, points: first === '+' ? 2 : 0 };
  return {
    round,
    kind: 'played',
    opponent,
    colour: first === 'w' ? 'white' : 'black',
    points: worth[second as '1' | '=' | '0'],
  };
}

const tableOf = (
  lines: Readonly<Record<string, string>>,
  ratings: Readonly<Record<string, number>> = {},
): TieBreakTable => {
  const players = Object.entries(lines).map(([player, text]): [string, TieBreakPlayer] => [
    player,
    { player, rating: ratings[player], records: text.split(' ').map(recordOf) },
  ]);
  return { players: new Map(players), rounds: Math.max(...players.map(([, { records }]) => records.length)), win: 2 };
};

/** Four players, all against all: a 2½, b 2, c 1½, d 0. */
const cross = tableOf(
  { a: 'w1d b=c w1b', b: 'b1c w1d b0a', c: 'w0b w=a b1d', d: 'b0a b0b w0c' },
  { a: 2000, b: 1900, c: 1800, d: 1700 },
);

const figures = (name: Figure, table = cross): number[] =>
  [...table.players.values()].map((player) => tieBreakFigure(name, player, table));

describe('[DU-9] the tie-breaks of a cross table', () => {
  test.each<[Figure, number[]]>([
    // In half points: a met 2 + 1½ + 0 points.
    ['buchholz', [7, 8, 9, 12]],
    ['buchholz-cut-1', [7, 8, 9, 9]],
    ['buchholz-median', [3, 3, 4, 4]],
    // In quarters: a has 0 + ½ · 1½ + 2 points.
    ['sonneborn-berger', [11, 6, 5, 0]],
    ['progressive', [2 * 3 + 1 * 2 + 2, 2 * 3 + 2 * 2, 0 + 1 * 2 + 2, 0]],
    ['wins', [2, 2, 1, 0]],
    ['wins-with-black', [0, 1, 1, 0]],
    ['games-with-black', [1, 2, 1, 2]],
    ['average-rating', [1800, 1833, 1867, 1900]],
    // 2½ of 3 is 83 %: 273 above the average; 0 of 3: 800 below.
    ['performance', [2073, 1833 + 125, 1867, 1100]],
    // Half of the points that could be had is 1½: a, b and c have it.
    ['koya', [3, 2, 1, 0]],
  ])('%s', (name, expected) => {
    expect(figures(name)).toEqual(expected);
  });
});

describe('[DU-9] unplayed rounds (article 16)', () => {
  test('requested byes at the end count as draws for opponents, earlier ones as they are', () => {
    const table = tableOf({ a: 'w1b Z w1c H Z', b: 'b0a', c: 'b0a' });
    expect(adjustedScore(table.players.get('a') as TieBreakPlayer)).toBe(2 + 0 + 2 + 1 + 1);
  });

  test('a player’s unplayed round counts as a game against a dummy: the same score, capped at a draw in every round', () => {
    // a has 3 of 4 points; four draws are 2.
    const table = tableOf({ a: 'U w1b w1b w0b', b: 'Z b0a b0a b1a' });
    expect(figures('buchholz', table)[0]).toBe(4 + 2 + 2 + 2);
    expect(figures('sonneborn-berger', table)[0]).toBe(2 * 4 + 2 * 2 + 2 * 2);
  });

  test('after a forfeit it is at most the adjusted score of who should have been there', () => {
    const table = tableOf({ a: '+b w1c', b: '-a b0c', c: 'Z b0a' });
    expect(figures('buchholz', table)[0]).toBe(0 + 0);
  });

  test('the cut takes voluntary unplayed rounds first', () => {
    const table = tableOf({ a: 'H w1b w1c', b: 'w1c b0a w1c', c: 'b0b b0a b0b' });
    // The dummy has 2½ points, at most 1½; b has 2 and c none: without the dummy.
    expect(figures('buchholz-cut-1', table)[0]).toBe(4 + 0);
  });
});

describe('[DU-9] direct encounter', () => {
  const behind = (lines: Readonly<Record<string, string>>, isRoundRobin = false): Record<string, number> => {
    const table = { ...tableOf(lines), isRoundRobin };
    const { players } = table;
    const figure = directEncounter([...players.values()], table);
    return Object.fromEntries([...players.keys()].map((player) => [player, figure(player)]));
  };

  test('the points among those who are level, if all have met', () => {
    expect(behind({ a: 'w1b w=c', b: 'b0a w1c', c: 'b=a b0b' })).toEqual({ a: 2, b: 1, c: 0 });
    expect(behind({ a: 'w1b', b: 'w1c', c: 'w1a' })).toEqual({ a: 0, b: 0, c: 0 });
  });

  test('who is first is not taken out before the others are ranked (6.2)', () => {
    // b and c have 1½ each among the four and drew; without their games against a, b would be ahead.
    const lines = { a: 'w1b w=c w1d', b: 'b0a w=c w1d', c: 'b=a b=b w=d', d: 'b0a b0b b=c' };
    expect(behind(lines)).toEqual({ a: 3, b: 1, c: 1, d: 0 });
  });

  test('where not all have met, only who is first for certain', () => {
    expect(behind({ a: 'w1b w1c', b: 'b0a', c: 'b0a' })).toEqual({ a: 2, b: 0, c: 0 });
    expect(behind({ a: 'w1b', b: 'b0a', c: 'Z' })).toEqual({ a: 0, b: 0, c: 0 });
  });

  test('a forfeit is an encounter only in a round robin (6.1.1)', () => {
    expect(behind({ a: '+b', b: '-a' })).toEqual({ a: 0, b: 0 });
    expect(behind({ a: '+b', b: '-a' }, true)).toEqual({ a: 1, b: 0 });
  });

  test('of several games between two the average counts (6.1.2)', () => {
    // a has ½ on average against b and 1 against c; b 1 against c. Summed up, b would be level with a.
    const lines = { a: 'w=b b=b w1c', b: 'b=a w=a w1c w1c', c: 'b0a b0b b0b' };
    expect(behind(lines)).toEqual({ a: 1, b: 1, c: 0 });
  });

  test('who is left is looked at again (6.3), but not while a round robin is being played', () => {
    const lines = { a: 'w1b w1c w1d', b: 'b0a w1c', c: 'b0a b0b', d: 'b0a' };
    expect(behind(lines)).toEqual({ a: 3, b: 0, c: 0, d: 0 });
    expect(behind(lines, true)).toEqual({ a: 0, b: 0, c: 0, d: 0 });
  });
});

describe('[DU-9] forfeits in a round robin (article 15)', () => {
  const forfeit = (opponent: string, points: number, colour: 'white' | 'black'): RoundRecord => ({
    round: 2,
    kind: 'forfeit',
    opponent,
    points,
    colour,
  });
  /** a beats b and c, of whom c does not come; b beats c. */
  const table: TieBreakTable = {
    players: new Map<string, TieBreakPlayer>([
      ['a', { player: 'a', rating: 2000, records: [recordOf('w1b', 0), forfeit('c', 2, 'black')] }],
      ['b', { player: 'b', rating: 1900, records: [recordOf('b0a', 0), recordOf('w1c', 1)] }],
      ['c', { player: 'c', rating: 1800, records: [recordOf('b0b', 0), forfeit('a', 0, 'black')] }],
    ]),
    rounds: 2,
    win: 2,
    isRoundRobin: true,
  };

  test.each<[Figure, number[]]>([
    ['sonneborn-berger', [2 * 2 + 0, 0, 0]],
    ['wins', [2, 1, 0]],
    // A forfeit that was won is a game, one that was lost is not (15.2).
    ['games-with-black', [1, 1, 1]],
    ['wins-with-black', [1, 0, 0]],
    // Ratings are those of opponents over the board.
    ['average-rating', [1900, 1900, 1900]],
    // b has half of two points.
    ['koya', [2, 0, 0]],
  ])('%s', (name, expected) => {
    expect(figures(name, table)).toEqual(expected);
  });

  test('other points than 1, ½, 0: opponents count what they have, games what they were', () => {
    const football = tableOf({ a: 'w1b w=c', b: 'b0a w1c', c: 'b=a b0b' });
    const worth = [0, 2, 6];
    const players = [...football.players.values()].map((own): [string, TieBreakPlayer] => [
      own.player,
      {
        ...own,
        records: own.records.map((record) => ({ ...record, score: record.points, points: worth[record.points] ?? 0 })),
      },
    ]);
    const table = { players: new Map(players), rounds: 2, win: 6, isRoundRobin: true };
    // b has 3 points, c 1: 3 + ½, in quarters.
    expect(figures('sonneborn-berger', table)).toEqual([14, 4, 8]);
    expect(figures('koya', table)).toEqual([6, 0, 2]);
  });
});

const swiss = { target: 1, win: 1, timedWin: 1, draw: 0.5, rounds: 3 };

function played(
  format: string,
  config: Readonly<Record<string, unknown>>,
  ratings: readonly (number | undefined)[],
): Desk {
  const desk = new Desk(format, config, 'tie-breaks');
  const players = ratings.map((rating, index) => ({ name: `N${index + 1}`, ...(rating !== undefined && { rating }) }));
  desk.must({ type: 'AddPlayers', players });
  desk.must({ type: 'Start' });
  return desk;
}

function playRounds(desk: Desk, rounds: number): void {
  for (let round = 1; round <= rounds; round++) {
    desk.pair();
    for (const table of desk.last.tables) {
      const scores = table.match % 3 === 0 ? [500, 500] : [1000, 0];
      desk.must({ type: 'RecordOutcome', place: desk.place(table.match), outcome: { kind: 'scores', scores } });
    }
    desk.close();
  }
}

describe('[DU-9] at the desk, in every format that has them', () => {
  const everywhere = ['dutch', 'swiss', 'robin'] as const;
  const settings = { dutch: { rounds: 3 }, swiss, robin: { win: 1, draw: 0.5, order: 'entry' } };
  const eight = [2000, 1950, 1900, 1850, 1800, 1750, 1700, 1650];

  test.each(everywhere)('%s: the organiser’s order, with what each figure is made of', (format) => {
    const tieBreaks = ['performance', 'sonneborn-berger', 'progressive', 'koya', 'direct-encounter'];
    const desk = played(format, { ...settings[format], tieBreaks }, eight);
    playRounds(desk, 3);
    const rows = desk.conclusion.standings;
    expect(rows[0]?.criteria.slice(1).map(({ name }) => name)).toEqual(tieBreaks);
    const reasons = rows.flatMap(({ why }) => why).filter(({ code }) => code === 'tie-break');
    expect(reasons.length).toBeGreaterThan(0);
    for (const { figures } of reasons) {
      expect(tieBreaks).toContain(figures.criterion);
      expect(figures.shares).toEqual(
        (figures.shares as readonly object[]).map(() => ({
          ...(figures.criterion === 'progressive' ? { round: expect.any(Number) } : { player: expect.any(String) }),
          value: expect.anything(),
        })),
      );
    }
  });

  test.each(everywhere)('%s: a tie-break by rating is refused while somebody has none', (format) => {
    const config = { ...settings[format], tieBreaks: ['average-rating'] };
    const desk = played(format, config, [2000, 1900, undefined, 1800]);
    expect(desk.try({ type: 'PairRound' })).toMatchObject({ code: 'unrated-players', details: { players: ['p3'] } });
    desk.must({ type: 'EditPlayer', player: 'p3', rating: 1700 });
    playRounds(desk, 1);
  });

  test.each(everywhere)('%s: unless it was set beforehand what that counts as', (format) => {
    const config = { ...settings[format], tieBreaks: ['average-rating'], unratedAs: 1000 };
    const desk = played(format, config, [2000, 1900, undefined, 1800]);
    playRounds(desk, 1);
    const opponent = desk.last.tables.find(({ seats }) => seats.includes('p3'))?.seats.find((id) => id !== 'p3');
    const row = desk.conclusion.standings.find(({ player }) => player === opponent);
    expect(row?.criteria.at(-1)).toEqual({ name: 'average-rating', value: 1000 });
  });
});
