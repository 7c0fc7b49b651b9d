import type { Diary } from './diary.ts';
import type { Id, Round, Table } from './facts.ts';
import { read } from './match.ts';
import { rulesOf } from './play.ts';
import { isOpen } from './verdict.ts';

/** The qualification of the hybrid knockout, from HK-4 to HK-14: who is through, in which order. */

/** HK-4: qualifiers and points; a power of two goes straight to the knockout. */
export function qualificationFor(players: number): { readonly places: number; readonly points: number } | undefined {
  if (Number.isInteger(Math.log2(players))) return undefined;
  if (players === 3) return { places: 2, points: 5 };
  if (players < 16) return { places: 4, points: 5 };
  const places = 2 ** Math.floor(Math.log2(players)) / 2;
  return { places, points: players < 128 ? 7 : 9 };
}

export interface Row {
  readonly id: Id;
  /** In half points. */
  points: number;
  matches: number;
  byes: number;
}

/** HK-11: what a player had at the moment of qualifying. */
interface Arrival {
  readonly id: Id;
  readonly at: number;
  readonly matches: number;
  readonly points: number;
}

const byArrival = (a: Arrival, b: Arrival): number => a.at - b.at || a.matches - b.matches || b.points - a.points;
/** HK-26 and HK-14: points, then fewer matches. */
export const byPoints = (a: Row, b: Row): number => b.points - a.points || a.matches - b.matches;

function inLevels<T>(items: readonly T[], compare: (a: T, b: T) => number): T[][] {
  const levels: T[][] = [];
  for (const item of items.toSorted(compare)) {
    const last = levels.at(-1);
    if (last?.[0] !== undefined && compare(last[0], item) === 0) last.push(item);
    else levels.push([item]);
  }
  return levels;
}

/** Those who are level stand in one list; `tied` ones by HK-12, others by lot. */
interface Level {
  readonly ids: Id[];
  readonly tied: boolean;
}

export class League {
  readonly rows = new Map<Id, Row>();
  levels: Level[] = [];
  /** Every place was taken when a phase was closed. */
  over = false;
  /** HK-13: for the last place(s). */
  playoff: { readonly contenders: readonly Id[]; readonly places: number } | undefined;
  /** The rules do not say what follows from here. */
  unclear = false;
  readonly rounds: readonly Round[];
  readonly places: number;
  private readonly threshold: number;
  private readonly seedPlayoffs: boolean;
  private readonly arrived = new Set<Id>();
  /** DK-34: up to which round what the desk gave is counted. */
  private givenUpTo = -1;
  private readonly playoffRounds: Round[] = [];

  constructor(readonly diary: Diary) {
    const { qualifiers, points } = diary.stageConfig<{ qualifiers: number; points: number }>(0);
    this.places = qualifiers;
    this.threshold = points;
    this.seedPlayoffs = diary.config.seedTies === 'playoff';
    this.rounds = diary.shown.filter((round) => round.stage === 0);
    for (const { id, approved } of diary.people.values()) {
      if (approved) this.rows.set(id, { id, points: 0, matches: 0, byes: 0 });
    }
    for (const round of this.rounds) this.take(round);
    this.give(Number.POSITIVE_INFINITY);
    const last = this.rounds.at(-1);
    if (last?.state === 'closed' && !this.over) this.afterLeaving();
    if (this.over) this.fillUp();
  }

  get qualified(): Id[] {
    return this.levels.flatMap(({ ids }) => ids);
  }

  row(id: Id): Row {
    return this.rows.get(id) as Row;
  }

  private goneBefore(id: Id, round: Round): boolean {
    const { left } = this.diary.person(id);
    return left !== undefined && left.closed < round.number;
  }

  private take(round: Round): void {
    if (round.kind !== 'phase') {
      this.playoffRounds.push(round);
      if (round.state === 'closed' && this.playoff) this.playOn(round);
      return;
    }
    const arrivals = this.count(round);
    if (round.state !== 'closed' || this.over) return;
    if (round.tables.some(isOpen)) this.unclear = true;
    if (this.playoff) this.unclear = true;
    // HK-14: while qualification goes on, the place of one who leaves is open again.
    this.forget((id) => this.goneBefore(id, round));
    this.admit(arrivals.filter(({ id }) => !this.goneBefore(id, round)));
    if (!this.playoff) this.closeIfFew((id) => this.goneBefore(id, round));
  }

  /** HK-14: someone has left since the last round was closed: a place is open again, perhaps for those who would play off. */
  private afterLeaving(): void {
    const gone = (id: Id) => this.diary.hasLeft(id);
    if (this.playoff) {
      this.forget(gone);
      const contenders = this.playoff.contenders.filter((id) => !gone(id));
      const places = this.places - this.qualified.length;
      this.playoff = contenders.length > places ? { contenders, places } : undefined;
      if (this.playoff) return;
      if (contenders.length > 0) this.levels.push({ ids: contenders, tied: contenders.length > 1 });
    }
    this.closeIfFew(gone);
  }

  /** HK-14: with no more players than places, all who are left qualify. */
  private closeIfFew(gone: (id: Id) => boolean): void {
    this.forget(gone);
    const through = new Set(this.qualified);
    const active = [...this.rows.values()].filter(({ id }) => !through.has(id) && !gone(id));
    if (this.qualified.length + active.length <= this.places) {
      for (const level of inLevels(active, byPoints)) this.levels.push({ ids: level.map(({ id }) => id), tied: false });
      this.over = true;
    } else this.over = this.qualified.length === this.places;
  }

  private forget(gone: (id: Id) => boolean): void {
    this.levels = this.levels
      .map(({ ids, tied }) => ({ ids: ids.filter((id) => !gone(id)), tied }))
      .filter(({ ids }) => ids.length > 0);
  }

  /** DK-34: before the games of its phase. */
  private give(round: number): void {
    const isNew = (of: number) => of > this.givenUpTo && of <= round;
    for (const row of this.rows.values()) row.points += 2 * this.diary.givenTo(row.id, 0, isNew);
    this.givenUpTo = round;
  }

  /** HK-5: a win is 1, a draw ½; HK-25: forfeited by both, 0–0. Answers who reached the threshold with this phase. */
  private count(round: Round): Arrival[] {
    this.give(round.number);
    const arrivals: Arrival[] = [];
    for (const id of round.byes) this.row(id).byes++;
    for (const table of round.tables) {
      const reading = this.reading(table, false);
      if (!reading.over) continue;
      table.seats.forEach((id, seat) => {
        const row = this.row(id);
        const scored = reading.drawn ? 1 : reading.winner === seat ? 2 : 0;
        row.matches++;
        row.points += scored;
        const { points, matches } = row;
        if (scored === 0 || points < this.threshold || this.arrived.has(id)) return;
        this.arrived.add(id);
        arrivals.push({ id, at: reading.at, matches, points });
      });
    }
    return arrivals;
  }

  reading(table: Table, knockout: boolean) {
    const rules = rulesOf(this.diary);
    if (rules.kind !== 'games') throw new Error('A league is played in games');
    return read(table, { ...rules.match, knockout });
  }

  /** HK-12. */
  private admit(arrivals: readonly Arrival[]): void {
    for (const level of inLevels(arrivals, byArrival)) {
      const room = this.places - this.qualified.length;
      const ids = level.map(({ id }) => id);
      if (ids.length <= room) this.levels.push({ ids, tied: ids.length > 1 });
      else if (room > 0) {
        this.playoff = { contenders: ids, places: room };
        return;
      }
    }
  }

  /** HK-13: one round of the playoff for the last place(s). */
  private playOn(round: Round): void {
    const left = this.playoff;
    if (!left) return;
    const involved = [...this.qualified, ...left.contenders];
    if (involved.some((id) => this.goneBefore(id, round)) || round.tables.some(isOpen)) this.unclear = true;
    const after = this.playedOn(left.contenders, left.places, round);
    if (!after) return;
    for (const id of after.through) this.levels.push({ ids: [id], tied: false });
    this.playoff = after.places > 0 ? { contenders: after.contenders, places: after.places } : undefined;
    if (!this.playoff) this.over = true;
  }

  /** What one round makes of k contenders for s places. */
  private playedOn(contenders: readonly Id[], places: number, round: Round) {
    const tables = round.tables.filter(({ seats }) => seats.every((id) => contenders.includes(id)));
    const byes = contenders.filter((id) => round.byes.includes(id));
    if (tables.length === 0) return undefined;
    if (tables.length * 2 + byes.length !== contenders.length) this.unclear = true;
    const readings = tables.map((table) => ({ table, reading: this.reading(table, true) }));
    if (readings.some(({ reading }) => reading.winner === undefined)) this.unclear = true;
    readings.sort((a, b) => a.reading.at - b.reading.at);
    const winners = readings.map(({ table, reading }) => table.seats[reading.winner ?? 0] as Id);
    if (new Set(readings.map(({ reading }) => reading.at)).size < readings.length) this.unclear = true;
    if (winners.length + byes.length > places) return { through: [], contenders: [...winners, ...byes], places };
    const losers = contenders.filter((id) => !winners.includes(id));
    return { through: winners, contenders: losers, places: places - winners.length };
  }

  /** HK-14: qualification is over for good; a place that is given up goes to the best by HK-26, as last seed. */
  private fillUp(): void {
    const had = new Set(this.qualified);
    this.forget((id) => this.diary.hasLeft(id));
    const others = [...this.rows.values()].filter(({ id }) => !had.has(id) && !this.diary.hasLeft(id));
    for (const level of inLevels(others, byPoints)) {
      const room = this.places - this.qualified.length;
      const ids = level.map(({ id }) => id);
      if (room <= 0) return;
      if (ids.length > room) this.unclear = true;
      this.levels.push({ ids: ids.slice(0, room), tied: false });
    }
  }

  /** HK-12: ties among those who are all through, which a playoff decides once every place is taken. */
  get seedTies(): Id[][] {
    return this.over && this.seedPlayoffs
      ? this.levels.filter(({ tied, ids }) => tied && ids.length > 1).map(({ ids }) => ids)
      : [];
  }

  /** The order within a tie, as far as its playoff has told; what is open yet stays together. */
  settled(tie: readonly Id[]): { readonly order: Id[][]; readonly contenders: readonly Id[] } {
    const order: Id[][] = [];
    let contenders = tie.slice();
    let out: Id[] = [];
    let places = tie.length - 1;
    for (const round of this.playoffRounds) {
      if (round.state !== 'closed' || places === 0) continue;
      const after = this.playedOn(contenders, places, round);
      if (!after) continue;
      for (const id of after.through) order.push([id]);
      out = [...contenders.filter((id) => !after.contenders.includes(id) && !after.through.includes(id)), ...out];
      contenders = [...after.contenders];
      places = after.places;
    }
    if (places === 0) {
      for (const id of contenders) order.push([id]);
      if (out.length > 0) this.unclear = true;
      return { order, contenders: [] };
    }
    if (out.length > 0) this.unclear = true;
    order.push([...contenders, ...out]);
    return { order, contenders };
  }

  /** Levels after the playoffs for seeds. */
  get order(): Id[][] {
    return this.levels.flatMap(({ ids, tied }) =>
      tied && ids.length > 1 && this.seedPlayoffs ? this.settled(ids).order : [ids],
    );
  }
}
