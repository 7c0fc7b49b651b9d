import type { Dice } from './chance.ts';
import type { Id } from './facts.ts';

/** ST-8: how often players have met, and what a seating costs. */
export class Meetings {
  private readonly met = new Map<string, number>();

  private key(a: Id, b: Id): string {
    return a < b ? `${a} ${b}` : `${b} ${a}`;
  }

  add(seats: readonly Id[]): void {
    seats.forEach((a, at) => {
      for (const b of seats.slice(at + 1)) this.met.set(this.key(a, b), this.times(a, b) + 1);
    });
  }

  times(a: Id, b: Id): number {
    return this.met.get(this.key(a, b)) ?? 0;
  }

  /** A pair that has met 0 1 2 3 4 5+ times counts 0 1 2 4 7 10. */
  points(tables: readonly (readonly Id[])[]): number {
    let sum = 0;
    for (const seats of tables) {
      for (let a = 0; a < seats.length; a++) {
        for (let b = 0; b < a; b++)
          sum += [0, 1, 2, 4, 7, 10][Math.min(5, this.times(seats[a] as Id, seats[b] as Id))] ?? 0;
      }
    }
    return sum;
  }

  /** ST-9: no exchange of two players between two tables makes it better. */
  cannotImprove(tables: readonly (readonly Id[])[]): boolean {
    for (let one = 0; one < tables.length; one++) {
      for (let other = 0; other < one; other++) {
        const [left, right] = [tables[one] as Id[], tables[other] as Id[]];
        const now = this.points([left, right]);
        for (const a of left) {
          for (const b of right) {
            const swapped = [left.map((id) => (id === a ? b : id)), right.map((id) => (id === b ? a : id))];
            if (this.points(swapped) < now) return false;
          }
        }
      }
    }
    return true;
  }

  /** The least that any seating at tables of these sizes costs, by trying all. */
  least(players: readonly Id[], sizes: readonly number[]): number {
    const [first, ...rest] = players;
    const size = sizes[0];
    if (first === undefined || size === undefined) return 0;
    if (sizes.length === 1) return this.points([players]);
    let least = Number.POSITIVE_INFINITY;
    // Tables of other sizes may have the first player too.
    for (const tried of new Set(sizes)) {
      const others = sizes.toSpliced(sizes.indexOf(tried), 1);
      for (const company of choices(rest, tried - 1)) {
        const left = rest.filter((id) => !company.includes(id));
        least = Math.min(least, this.points([[first, ...company]]) + this.least(left, others));
      }
    }
    return least;
  }

  /** How many of so many random seatings cost less than this. */
  better(tables: readonly (readonly Id[])[], tries: number, dice: Dice): number {
    const cost = this.points(tables);
    let better = 0;
    for (let at = 0; at < tries; at++) {
      const mixed = dice.shuffled(tables.flat());
      if (this.points(tables.map(({ length }) => mixed.splice(0, length))) < cost) better++;
    }
    return better;
  }
}

function* choices(from: readonly Id[], count: number): Generator<Id[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let at = 0; at + count <= from.length; at++) {
    for (const more of choices(from.slice(at + 1), count - 1)) yield [from[at] as Id, ...more];
  }
}
