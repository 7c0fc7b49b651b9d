import type { Chance } from '../../kit/index.ts';

/** For so many turns nobody goes back to the table they left; a little by lot, so that the search runs in no circle. */
const BARRED_FOR = 4;
const BARRED_BY_LOT = 8;

/**
 * ST-9: improves a plan by swapping players between tables, in place, within a number of swaps looked at. In each turn
 * a player who meets someone again is drawn by lot and takes the best swap there is, also one that gains nothing
 * or costs a little: where no single swap helps, two often do. The best plan seen is kept, so that the result is never
 * worse than the plan given.
 */
export function improvePlan(
  plan: Uint16Array,
  tableSizes: readonly number[],
  points: Uint8Array,
  sum: number,
  chance: Chance,
  tries: number,
): void {
  if (sum === 0 || tableSizes.length < 2) return;
  const n = plan.length;
  const room = new Room(plan, tableSizes, points);
  let now = sum;
  let least = sum;
  const meetAgain = new Uint16Array(n);
  const untilTurn = new Int32Array(n * tableSizes.length);
  const { tables, tableOf, against } = room;
  const turns = Math.floor(tries / n);
  for (let turn = 1; turn <= turns && least > 0; turn++) {
    let many = 0;
    for (let player = 0; player < n; player++) {
      if ((against[player * tables + (tableOf[player] as number)] as number) > 0) meetAgain[many++] = player;
    }
    const player = meetAgain[chance.below(many)] as number;
    const here = tableOf[player] as number;
    const row = player * tables;
    const own = against[row + here] as number;
    let change = Number.POSITIVE_INFINITY;
    let partner = -1;
    for (let other = 0; other < n; other++) {
      const there = tableOf[other] as number;
      if (there === here) continue;
      const to = other * tables;
      const difference =
        (against[row + there] as number) +
        (against[to + here] as number) -
        (against[to + there] as number) -
        2 * (points[player * n + other] as number) -
        own;
      if (difference >= change) continue;
      const barred = (untilTurn[row + there] as number) > turn || (untilTurn[to + here] as number) > turn;
      if (barred && now + difference >= least) continue;
      change = difference;
      partner = other;
    }
    if (partner < 0) continue;
    const until = turn + BARRED_FOR + chance.below(BARRED_BY_LOT);
    untilTurn[row + here] = until;
    untilTurn[partner * tables + (tableOf[partner] as number)] = until;
    room.swap(player, partner);
    now += change;
    if (now < least) {
      least = now;
      plan.set(room.seats);
    }
  }
}

/** A plan being changed: who sits where, and what each player would have against each table as it is seated now. */
class Room {
  readonly tables: number;
  readonly seats: Uint16Array;
  readonly tableOf: Uint16Array;
  /** Row by row: the points of a player against all at a table. */
  readonly against: Uint16Array;
  private readonly seatOf: Uint16Array;

  constructor(
    plan: Uint16Array,
    tableSizes: readonly number[],
    private readonly points: Uint8Array,
  ) {
    const n = plan.length;
    this.tables = tableSizes.length;
    this.seats = plan.slice();
    this.seatOf = new Uint16Array(n);
    this.tableOf = new Uint16Array(n);
    let seat = 0;
    tableSizes.forEach((size, table) => {
      for (const end = seat + size; seat < end; seat++) {
        const player = plan[seat] as number;
        this.seatOf[player] = seat;
        this.tableOf[player] = table;
      }
    });
    this.against = new Uint16Array(n * this.tables);
    for (let player = 0; player < n; player++) {
      for (let other = 0; other < n; other++) {
        const more = points[player * n + other] as number;
        if (more === 0) continue;
        const to = player * this.tables + (this.tableOf[other] as number);
        this.against[to] = (this.against[to] as number) + more;
      }
    }
  }

  /** Each takes the other's very seat, so that the order of seats stays as random as it was drawn. */
  swap(one: number, other: number): void {
    const { seats, seatOf, tableOf, against, points, tables } = this;
    const n = seats.length;
    const here = tableOf[one] as number;
    const there = tableOf[other] as number;
    const seat = seatOf[one] as number;
    seatOf[one] = seatOf[other] as number;
    seatOf[other] = seat;
    seats[seatOf[one] as number] = one;
    seats[seat] = other;
    tableOf[one] = there;
    tableOf[other] = here;
    for (let player = 0; player < n; player++) {
      const shift = (points[one * n + player] as number) - (points[other * n + player] as number);
      if (shift === 0) continue;
      const row = player * tables;
      against[row + here] = (against[row + here] as number) - shift;
      against[row + there] = (against[row + there] as number) + shift;
    }
  }
}
