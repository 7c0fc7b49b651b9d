import * as fc from 'fast-check';
import type { EventSummary, SeasonEvent, SeasonRules } from '../../src/engine/index.ts';
import type { OracleRated } from './ratings.ts';
import type { OracleEvent } from './season.ts';

/** Random evenings, as the engine reads them and as the second opinion does. */

const NAMES = ['ana', 'ben', 'cyd', 'dan', 'eva', 'fox', 'gil', 'hal'];

interface Evening {
  readonly finish: number;
  readonly weight: number;
  /** By who they are; a number beyond the members is a guest. */
  readonly field: readonly number[];
  readonly places: readonly number[];
  readonly points: readonly number[];
  readonly games: readonly { readonly size: number; readonly from: number; readonly places: readonly number[] }[];
  readonly played: readonly number[];
}

const evening: fc.Arbitrary<Evening> = fc
  .record({
    finish: fc.integer({ min: 1, max: 6 }),
    weight: fc.constantFrom(1, 1, 1, 1.5, 2, 0.5),
    field: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 2 }),
    heights: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 10, maxLength: 10 }),
    points: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 10, maxLength: 10 }),
    played: fc.array(fc.constantFrom(0, 1, 3), { minLength: 10, maxLength: 10 }),
    games: fc.array(
      fc.record({
        size: fc.constantFrom(2, 2, 2, 4),
        from: fc.integer({ min: 0, max: 9 }),
        places: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 4, maxLength: 4 }),
      }),
      { maxLength: 8 },
    ),
  })
  .map(({ heights, ...rest }) => {
    const own = rest.field.map((_, at) => heights[at] ?? 0);
    return { ...rest, places: own.map((height) => 1 + own.filter((other) => other > height).length) };
  });

export const evenings = fc.array(evening, { minLength: 1, maxLength: 5 });

const memberAt = (who: number): string | undefined => NAMES[who];
const shareOf = (points: number, played: number) => ({
  points: points * 500,
  most: Math.max(1, played) * 3000,
  games: played,
});

function gamesOf({ field, games }: Evening) {
  return games.flatMap(({ size, from, places }) => {
    const seats = Array.from(
      { length: Math.min(size, field.length) },
      (_, at) => field[(from + at) % field.length] ?? 0,
    );
    return [{ seats, places: places.slice(0, seats.length) }];
  });
}

const idOf = (at: number): string => `t${at}`;
const player = (who: number): string => `p${who}`;

export function asSummaries(given: readonly Evening[]): SeasonEvent[] {
  return given.map((one, at) => {
    const summary: EventSummary = {
      event: idOf(at),
      name: `Evening ${at}`,
      progress: 'finished',
      endedEarly: false,
      closedRounds: 3,
      finishedAt: one.finish,
      entrants: one.field.map((who, seat) => ({
        player: player(who),
        name: memberAt(who) ?? 'Guest',
        place: one.places[seat] ?? 1,
        points: (one.points[seat] ?? 0) * 500,
        share: shareOf(one.points[seat] ?? 0, one.played[seat] ?? 0),
        played: one.played[seat] ?? 0,
        wins: 0,
        forfeits: 0,
        byes: 0,
      })),
      games: gamesOf(one).map(({ seats, places }) => ({ seats: seats.map(player), places })),
    };
    const linked = one.field.flatMap((who) => {
      const member = memberAt(who);
      return member === undefined ? [] : [[player(who), member] as const];
    });
    return { summary, weight: one.weight, members: new Map(linked) };
  });
}

export function asTold(given: readonly Evening[]): OracleEvent[] {
  return given.map((one, at) => ({
    id: idOf(at),
    finish: one.finish,
    weight: one.weight,
    entrants: one.field.map((who, seat) => {
      const member = memberAt(who);
      return {
        ...(member !== undefined && { who: member }),
        place: one.places[seat] ?? 1,
        points: (one.points[seat] ?? 0) * 500,
        share: shareOf(one.points[seat] ?? 0, one.played[seat] ?? 0),
        played: one.played[seat] ?? 0,
      };
    }),
    duels: gamesOf(one).flatMap(({ seats, places }) =>
      seats.flatMap((first, own) =>
        seats.flatMap((second, other) => {
          const [a, b] = [memberAt(first), memberAt(second)];
          if (own === other || a === undefined || b === undefined) return [];
          const [mine, theirs] = [places[own] ?? 0, places[other] ?? 0];
          return [[a, b, mine < theirs ? 2 : mine > theirs ? 0 : 1] as const];
        }),
      ),
    ),
  }));
}

/** Each finish is a month of its own. */
export const asRated = (given: readonly Evening[]): OracleRated[] =>
  given.map((one, at) => ({
    id: idOf(at),
    finish: one.finish,
    month: one.finish,
    games: gamesOf(one).map(({ seats, places }) => ({ seats: seats.map(memberAt), places })),
  }));

const score: fc.Arbitrary<SeasonRules['score']> = fc.constantFrom(
  { kind: 'places', values: [25, 18, 15, 12, 10.5] } as const,
  { kind: 'places', values: [3, 2, 1] } as const,
  { kind: 'field' } as const,
  { kind: 'points' } as const,
  { kind: 'percent' } as const,
);

export const rulesOfSeason: fc.Arbitrary<SeasonRules> = fc
  .record({
    score,
    guests: fc.constantFrom('count', 'skip'),
    attendance: fc.constantFrom(0, 1, 0.5),
    minimumGames: fc.constantFrom(1, 2),
    limit: fc.constantFrom({}, { best: 2 }, { best: 1 }, { drop: 1 }, { drop: 2 }),
    minimum: fc.constantFrom(0, 1, 2),
    tieBreaks: fc.shuffledSubarray(['wins', 'best-results', 'head-to-head', 'latest', 'events'] as const),
  })
  .map(({ limit, ...rules }) => ({ ...rules, ...limit }));
