import type { Chance } from '../../kit/index.ts';
import { byte, int, short } from './rows.ts';

/** For this many turns nobody goes back to the table they left; a little by lot, so that the search does not run in circles. */
const BARRED_FOR = 4;
const BARRED_BY_LOT = 8;

/**
 * ST-9: improves a plan by swapping players between tables, in place, within a number of swaps looked at. In each turn
 * a player who meets someone again is drawn by lot and takes the best swap there is, even one that gains nothing
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
      if (short(against, player * tables + short(tableOf, player)) > 0) meetAgain[many++] = player;
    }
    const player = short(meetAgain, chance.below(many));
    const here = short(tableOf, player);
    const row = player * tables;
    const own = short(against, row + here);
    let change = Number.POSITIVE_INFINITY;
    let partner = -1;
    for (let other = 0; other < n; other++) {
      const there = short(tableOf, other);
      if (there === here) continue;
      const to = other * tables;
      const difference =
        short(against, row + there) +
        short(against, to + here) -
        short(against, to + there) -
        2 * byte(points, player * n + other) -
        own;
      if (difference >= change) continue;
      const barred = int(untilTurn, row + there) > turn || int(untilTurn, to + here) > turn;
      if (barred && now + difference >= least) continue;
      change = difference;
      partner = other;
    }
    if (partner < 0) continue;
    const until = turn + BARRED_FOR + chance.below(BARRED_BY_LOT);
    untilTurn[row + here] = until;
    untilTurn[partner * tables + short(tableOf, partner)] = until;
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
        const player = short(plan, seat);
        this.seatOf[player] = seat;
        this.tableOf[player] = table;
      }
    });
    this.against = new Uint16Array(n * this.tables);
    for (let player = 0; player < n; player++) {
      for (let other = 0; other < n; other++) {
        const more = byte(points, player * n + other);
        if (more === 0) continue;
        const to = player * this.tables + short(this.tableOf, other);
        this.against[to] = short(this.against, to) + more;
      }
    }
  }

  /** Each takes the other's very seat, so that the order of seats stays as random as it was drawn. */
  swap(one: number, other: number): void {
    const { seats, seatOf, tableOf, against, points, tables } = this;
    const n = seats.length;
    const here = short(tableOf, one);
    const there = short(tableOf, other);
    const seat = short(seatOf, one);
    seatOf[one] = short(seatOf, other);
    seatOf[other] = seat;
    seats[short(seatOf, one)] = one;
    seats[seat] = other;
    tableOf[one] = there;
    tableOf[other] = here;
    for (let player = 0; player < n; player++) {
      const shift = byte(points, one * n + player) - byte(points, other * n + player);
      if (shift === 0) continue;
      const row = player * tables;
      against[row + here] = short(against, row + here) - shift;
      against[row + there] = short(against, row + there) + shift;
    }
  }
}
