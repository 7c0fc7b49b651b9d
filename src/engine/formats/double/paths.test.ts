import { describe, expect, test } from 'vitest';
import { assertDefined } from '../../../kit/index.ts';
import type { PlayerId } from '../../tournament/index.ts';
import { blackWins, DoubleDesk, whiteWins } from './desk.fixture.ts';
import { type DoubleRound, doubleBracketOf } from './double-bracket.ts';

/**
 * DE-1 to DE-3 over all paths of 4 to 16 players, in three steps:
 *
 * 1. The plan is right on every path: double-bracket.test.ts goes through all courses of 4 to 16 players.
 * 2. The engine follows the plan: a referee that knows the plan and nothing of the engine says after every result whom it
 *    must have seated where, and at the end who has which place. With 3 to 5 players (8 where LONG is set) every path is
 *    played through the engine, result by result.
 * 3. Of 16 players there are 3 · 2^29 paths. But whom a match seats depends on how the two matches ended that lead to it, and
 *    nobody loses more than two; so any two matches must have ended in all four ways. 32 courses do that: in course c the
 *    first seat of match m wins if c and m have an even number of bits in common.
 */

const sizeFor = (players: number): number => [4, 8, 16].find((size) => size >= players) ?? 0;

interface Seated {
  readonly match: number;
  readonly seats: readonly PlayerId[];
}

/** Follows the plan with a pencil: who sits where, how often each has lost, and in which round they went out. */
class Referee {
  readonly seated = new Map<number, readonly PlayerId[]>();
  private readonly ended = new Map<number, { readonly winner?: PlayerId; readonly loser?: PlayerId }>();
  private readonly outIn: (readonly PlayerId[])[] = [];
  private readonly lost = new Map<PlayerId, number>();

  constructor(
    rounds: readonly DoubleRound[],
    private readonly players: number,
    results: ReadonlyMap<number, 0 | 1>,
  ) {
    for (const round of rounds) {
      const out: PlayerId[] = [];
      for (const { match, sources } of round.matches) {
        const arriving = sources.map((source) => {
          if (source.kind === 'seed')
            return { known: true, id: source.seed <= players ? `p${source.seed}` : undefined };
          const before = this.ended.get(source.match);
          return { known: before !== undefined, id: source.kind === 'winner-of' ? before?.winner : before?.loser };
        });
        if (!arriving.every(({ known }) => known)) continue;
        const seats = arriving.flatMap(({ id }) => id ?? []);
        // DE-2: the second grand final is for whoever was beaten in the first for the first time.
        if (round.side === 'reset' && this.lost.get(assertDefined(seats[0], 'a finalist')) === 2) continue;
        if (seats.length > 0) this.seated.set(match, seats);
        const result = results.get(match);
        if (seats.length < 2) this.ended.set(match, seats[0] === undefined ? {} : { winner: seats[0] });
        else if (result !== undefined) {
          const [winner, loser] = [assertDefined(seats[result], 'winner'), assertDefined(seats[1 - result], 'loser')];
          this.ended.set(match, { winner, loser });
          this.lost.set(loser, (this.lost.get(loser) ?? 0) + 1);
          if (this.lost.get(loser) === 2) out.push(loser);
        }
      }
      this.outIn.push(out);
    }
  }

  get open(): Seated[] {
    return [...this.seated]
      .filter(([match, seats]) => seats.length === 2 && !this.ended.has(match))
      .map(([match, seats]) => ({ match, seats }));
  }

  /** DE-3: the last to lose twice is second; those who do so in one round share the place. */
  get places(): string[] {
    const all = Array.from({ length: this.players }, (_, at) => `p${at + 1}`);
    const [champion = ''] = all.filter((id) => (this.lost.get(id) ?? 0) < 2);
    const places = [`1 ${champion}`];
    for (const out of this.outIn.toReversed()) {
      const place = places.length + 1;
      places.push(...all.filter((id) => out.includes(id)).map((id) => `${place} ${id}`));
    }
    return places;
  }
}

const rounds = new Map([4, 8, 16].map((size) => [size, doubleBracketOf(size, true)]));

class Trial {
  private readonly desk: DoubleDesk;
  private readonly plan: readonly DoubleRound[];
  paths = 0;

  constructor(private readonly players: number) {
    this.desk = new DoubleDesk(players);
    this.plan = assertDefined(rounds.get(sizeFor(players)), 'plan');
  }

  /** Everyone whom the plan seats is seated, and nobody else; what is open next, if anything is. */
  private next(results: ReadonlyMap<number, 0 | 1>): DoubleDesk['open'][number] | undefined {
    const referee = new Referee(this.plan, this.players, results);
    const expected = [...referee.seated]
      .sort(([a], [b]) => a - b)
      .map(([match, seats]) => `${match} ${seats.join('-')}`);
    if (this.desk.matches.join() !== expected.join()) expect(this.desk.matches).toEqual(expected);
    const [open] = this.desk.open;
    if (open) return open;
    expect(referee.open).toEqual([]);
    expect(this.desk.conclusion.finished).toBe(true);
    const places = referee.places;
    if (this.desk.places.join() !== places.join()) expect(this.desk.places).toEqual(places);
    expect(`1 ${this.desk.conclusion.winners.join()}`).toBe(places[0]);
    this.paths++;
    return undefined;
  }

  everyPath(results: ReadonlyMap<number, 0 | 1> = new Map()): void {
    const open = this.next(results);
    if (!open) return;
    const { state } = this.desk;
    for (const seat of [0, 1] as const) {
      this.desk.state = state;
      this.record(open, seat);
      this.everyPath(new Map(results).set(assertDefined(open.table.bracketMatch, 'match'), seat));
    }
  }

  onePath(winnerOf: (match: number) => 0 | 1): ReadonlyMap<number, 0 | 1> {
    const results = new Map<number, 0 | 1>();
    for (let open = this.next(results); open; open = this.next(results)) {
      const match = assertDefined(open.table.bracketMatch, 'match');
      results.set(match, winnerOf(match));
      this.record(open, winnerOf(match));
    }
    return results;
  }

  private record(open: DoubleDesk['open'][number], seat: 0 | 1): void {
    this.desk.record(open, seat === 0 ? whiteWins : blackWins);
  }
}

/** Each grand final is won by either, and after one for the losers' side the second by either. */
const pathsOf = (players: number): number => 3 * 2 ** (2 * players - 3);

const inCommon = (a: number, b: number): number => a & b && 1 + inCommon(a & b & ((a & b) - 1), b);
const courses = Array.from({ length: 32 }, (_, course) => (match: number) => (inCommon(course, match) % 2) as 0 | 1);

describe('[DE-1] [DE-2] [DE-3] the engine follows the plan', () => {
  const all = process.env.LONG === undefined ? [3, 4, 5] : [3, 4, 5, 6, 7, 8];

  test.each(all)('%i players, every path', (players) => {
    const trial = new Trial(players);
    trial.everyPath();
    expect(trial.paths).toBe(pathsOf(players));
  });

  test('in 32 courses any two matches of a bracket of 16 end in all four ways', () => {
    for (let one = 1; one <= 31; one++) {
      for (let other = one + 1; other <= 31; other++) {
        const ways = new Set(courses.map((winnerOf) => `${winnerOf(one)} ${winnerOf(other)}`));
        expect(ways.size).toBe(4);
      }
    }
  });

  test.each([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])('%i players, every two matches in all four ways', (players) => {
    for (const winnerOf of courses) new Trial(players).onePath(winnerOf);
  });
});
