import { describe, expect, test } from 'vitest';
import { assertDefined } from '../../../kit/index.ts';
import type { Source } from '../../pairing/bracket.ts';
import { type DoubleRound, doubleBracketOf } from './double-bracket.ts';

const said = (source: Source): string =>
  source.kind === 'seed' ? `${source.seed}` : `${source.kind === 'winner-of' ? 'W' : 'L'}${source.match}`;
const lines = (size: number): string[] =>
  doubleBracketOf(size, true).map(
    ({ side, number, matches }) =>
      `${side} ${number}: ${matches.map(({ match, sources: [one, other] }) => `${match} ${said(one)}v${said(other)}`).join(', ')}`,
  );

/** Who comes to a match and who has met whom, for one way in which the winners' side can go. */
interface Course {
  readonly met: ReadonlySet<string>;
  readonly loserOf: ReadonlyMap<number, number>;
  readonly winnerOf: ReadonlyMap<number, number>;
}

const pair = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

function winnersSide(rounds: readonly DoubleRound[], seeds: number, outcomes: number): Course {
  const [winnerOf, loserOf, met] = [new Map<number, number>(), new Map<number, number>(), new Set<string>()];
  let bit = 0;
  for (const { side, matches } of rounds) {
    if (side !== 'winners') continue;
    for (const { match, sources } of matches) {
      const players = sources.map((source) =>
        source.kind === 'seed' ? (source.seed <= seeds ? source.seed : undefined) : winnerOf.get(source.match),
      );
      const [one, other] = players;
      if (one === undefined || other === undefined) {
        const only = one ?? other;
        if (only !== undefined) winnerOf.set(match, only);
        continue;
      }
      const first = ((outcomes >> bit++) & 1) === 0;
      winnerOf.set(match, first ? one : other);
      loserOf.set(match, first ? other : one);
      met.add(pair(one, other));
    }
  }
  return { met, loserOf, winnerOf };
}

/**
 * The first losers' round in which two can meet who met before, over all courses. Who met on the losers' side cannot meet
 * again (one of them is out), so it is enough to know who can come to each match when all its outcomes are open.
 */
function firstRematch(size: number, seeds = size): number | undefined {
  const rounds = doubleBracketOf(size, true);
  let earliest: number | undefined;
  for (let outcomes = 0; outcomes < 2 ** (seeds - 1); outcomes++) {
    const { met, loserOf } = winnersSide(rounds, seeds, outcomes);
    const arriving = new Map<number, ReadonlySet<number>>();
    for (const { side, number, matches } of rounds) {
      if (side !== 'losers') continue;
      for (const { match, sources } of matches) {
        const [one, other] = sources.map((source): ReadonlySet<number> => {
          if (source.kind === 'winner-of') return arriving.get(source.match) ?? new Set();
          const loser = source.kind === 'loser-of' ? loserOf.get(source.match) : undefined;
          return new Set(loser === undefined ? [] : [loser]);
        });
        const [left, right] = [[...(one ?? [])], [...(other ?? [])]];
        if (left.some((a) => right.some((b) => met.has(pair(a, b))))) {
          earliest = Math.min(earliest ?? number, number);
        }
        arriving.set(match, new Set([...left, ...right]));
      }
    }
  }
  return earliest;
}

/**
 * All ways in which the losers' side can go after one course of the winners' side, at once: who may come to a match is a
 * set, one bit a seed. Both sides of a match are of different people, so that whoever loses there meets nobody again; each
 * match that is played puts one out, and one is left.
 */
function losersSide(rounds: readonly DoubleRound[], seeds: number, outcomes: number): void {
  const { loserOf } = winnersSide(rounds, seeds, outcomes);
  const arriving = new Map<number, number>();
  let [came, played, last] = [0, 0, 0];
  for (const { side, matches } of rounds) {
    if (side !== 'losers') continue;
    for (const { match, sources } of matches) {
      const [one = 0, other = 0] = sources.map((source) => {
        if (source.kind === 'winner-of') return arriving.get(source.match) ?? 0;
        const loser = source.kind === 'loser-of' ? loserOf.get(source.match) : undefined;
        const bit = loser === undefined ? 0 : 2 ** loser;
        if ((came & bit) !== 0) throw new Error(`seed ${loser} comes down twice, course ${outcomes} of ${seeds}`);
        came |= bit;
        return bit;
      });
      if ((one & other) !== 0)
        throw new Error(`match ${match} may have one player twice, course ${outcomes} of ${seeds}`);
      if (one !== 0 && other !== 0) played++;
      last = one | other;
      arriving.set(match, last);
    }
  }
  // Everyone but the winner of the winners' side came down, all but one of them lost again, and any of them may be that one.
  if (loserOf.size !== seeds - 1 || played !== seeds - 2 || last !== came) {
    throw new Error(`${loserOf.size} lost, ${played} matches on the losers' side, course ${outcomes} of ${seeds}`);
  }
}

describe('the bracket of a double elimination', () => {
  test('[DE-1] four: the losers of the first round meet, then the loser of the second comes down', () => {
    expect(lines(4)).toEqual([
      'winners 1: 1 4v1, 2 3v2',
      'winners 2: 3 W1vW2',
      'losers 1: 4 L1vL2',
      'losers 2: 5 L3vW4',
      'final 1: 6 W3vW5',
      'reset 1: 7 L6vW6',
    ]);
  });

  test('[DE-1] eight: losers of the second winners’ round enter crosswise', () => {
    expect(lines(8)).toEqual([
      'winners 1: 1 8v1, 2 7v2, 3 6v3, 4 5v4',
      'winners 2: 5 W1vW4, 6 W2vW3',
      'losers 1: 8 L2vL3, 9 L1vL4',
      'losers 2: 10 L5vW8, 11 L6vW9',
      'winners 3: 7 W6vW5',
      'losers 3: 12 W10vW11',
      'losers 4: 13 L7vW12',
      'final 1: 14 W7vW13',
      'reset 1: 15 L14vW14',
    ]);
  });

  test.each([4, 8, 16, 32, 64, 128, 256])(
    '[DE-1] %i: everyone who loses once has exactly one place on the losers’ side',
    (size) => {
      const rounds = doubleBracketOf(size, true);
      const all = rounds.flatMap(({ matches }) => matches);
      expect(all.map(({ match }) => match).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 2 * size - 1 }, (_, at) => at + 1),
      );
      const sources = all.flatMap(({ sources: both }) => both).map(said);
      expect(new Set(sources).size).toBe(sources.length);
      const winners = rounds.filter(({ side }) => side === 'winners').flatMap(({ matches }) => matches);
      for (const { match } of winners) expect(sources).toContain(`L${match}`);
      // Two losers' rounds for every winners' round but the first.
      expect(rounds.filter(({ side }) => side === 'losers')).toHaveLength(2 * (Math.log2(size) - 1));
      // A round comes after every round that leads to it.
      const seen = new Set<number>();
      for (const { matches } of rounds) {
        for (const { sources: both } of matches) {
          for (const source of both) if (source.kind !== 'seed') expect(seen.has(source.match)).toBe(true);
        }
        for (const { match } of matches) seen.add(match);
      }
    },
  );

  test('[DE-1] player1 comes from the winners’ side, else from the lower match number', () => {
    for (const size of [4, 8, 16, 64, 256]) {
      for (const { side, matches } of doubleBracketOf(size, true)) {
        if (side !== 'losers') continue;
        for (const {
          sources: [one, other],
        } of matches) {
          if (one.kind === 'seed' || other.kind === 'seed') throw new Error('a seed among losers');
          if (one.kind === other.kind) expect(one.match).toBeLessThan(other.match);
          else expect([one.kind, other.kind]).toEqual(['loser-of', 'winner-of']);
        }
      }
    }
  });

  test('[DE-1] over all courses the first possible rematch is in losers’ round 3 with 8 and 4 with 16', () => {
    expect(firstRematch(4)).toBe(2);
    expect(firstRematch(8)).toBe(3);
    expect(firstRematch(16)).toBe(4);
  });

  test('[DE-1] over all paths of 4 to 16 players: who lost once comes down once, and loses again but for one', () => {
    let paths = 0;
    for (let seeds = 4; seeds <= 16; seeds++) {
      const rounds = doubleBracketOf(seeds <= 4 ? 4 : seeds <= 8 ? 8 : 16, true);
      for (let outcomes = 0; outcomes < 2 ** (seeds - 1); outcomes++, paths++) losersSide(rounds, seeds, outcomes);
    }
    expect(paths).toBe(2 ** 16 - 2 ** 3);
  });

  test('[DE-1] what was drawn once is read so ever after: whose loser comes down first, round by round', () => {
    const first = (size: number) =>
      doubleBracketOf(size, true)
        .filter(({ side, number }) => side === 'losers' && number % 2 === 0)
        .map(({ matches: [match] }) => said(assertDefined(match, 'match').sources[0]))
        .join(' ');
    expect([16, 32, 64, 128, 256].map(first)).toEqual([
      'L9 L13 L15',
      'L17 L28 L29 L31',
      'L33 L52 L58 L61 L63',
      'L65 L104 L116 L122 L125 L127',
      'L129 L208 L232 L244 L250 L253 L255',
    ]);
  });

  test('[DE-1] only the grand finals are played for more than the next round', () => {
    const purposes = doubleBracketOf(8, true).flatMap(({ matches }) => matches.map(({ purpose }) => purpose));
    expect(purposes).toEqual([...Array.from({ length: 13 }, () => 'round'), 'final', 'reset']);
  });

  test('[DE-2] without a reset there is one grand final', () => {
    expect(doubleBracketOf(8, false).at(-1)).toMatchObject({ side: 'final' });
    expect(assertDefined(doubleBracketOf(8, true).at(-1), 'last').side).toBe('reset');
  });
});
