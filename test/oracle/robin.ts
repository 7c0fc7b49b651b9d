import type { Diary } from './diary.ts';
import { placesAt } from './early-end.ts';
import type { Happened, Id, Outcome, Round, Table } from './facts.ts';
import { type Event, handbookFigure, type Line } from './handbook.ts';
import { criterion, duel, type Findings, isOpen, type Oracle, sorted, type Verdict } from './verdict.ts';

/** Round robin, from RR-1 to RR-6. */

interface Config {
  readonly legs: number;
  readonly order: 'random' | 'rating' | 'entry';
  readonly results: 'one-point' | 'scores';
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly tieBreaks: readonly string[];
  readonly publish: string;
  readonly unratedAs?: number;
}

/** White first, by number; or one number alone, which rests. */
type Row = readonly (readonly [number, number] | readonly [number])[];

/**
 * RR-1, by the rule that the published Berger tables follow: i and j meet in the round r for which i + j is r + 1 modulo the
 * number of rounds, the odd sum with the lower number white; the last number meets whom nobody else does, and has white
 * against the upper half.
 */
function berger(players: number, legs: number): Row[] {
  const even = players + (players % 2);
  const rounds = even - 1;
  const rows: Row[] = [];
  for (let leg = 1; leg <= legs; leg++) {
    for (let round = 1; round <= rounds; round++) {
      const pairs: (readonly [number, number] | readonly [number])[] = [];
      for (let i = 1; i < even; i++) {
        if ((2 * i - round - 1) % rounds === 0) {
          if (even > players) pairs.push([i]);
          else pairs.push(i <= even / 2 ? [i, even] : [even, i]);
        }
        for (let j = i + 1; j < even; j++) {
          if ((i + j - round - 1) % rounds === 0) pairs.push((i + j) % 2 === 1 ? [i, j] : [j, i]);
        }
      }
      rows.push(leg === 1 ? pairs : pairs.map((pair) => [...pair].reverse() as unknown as typeof pair));
    }
  }
  return rows;
}

interface Meeting {
  readonly opponent: Id;
  /** Undefined: still to be played. */
  readonly points?: number;
  readonly won?: boolean;
  readonly drawn?: boolean;
  readonly scored: number;
  readonly conceded: number;
  readonly black: boolean;
  readonly forfeit: boolean;
}

const numberingIn = (round: { readonly notes: unknown } | undefined): Id[] => {
  const notes = (round?.notes ?? []) as { code: string; figures: { players?: Id[] } }[];
  return notes.find(({ code }) => code === 'numbering')?.figures.players ?? [];
};

const configOf = (diary: Diary): Config => diary.stageConfig<Config>(0);
const pairIn = (round: Round, one: Id, other: Id): Table | undefined =>
  round.tables.find(({ seats }) => seats.length === 2 && seats.includes(one) && seats.includes(other));

class Robin {
  readonly config: Config;
  readonly numbering: readonly Id[];
  readonly rows: readonly Row[];
  /** RR-5: withdrew before half of the games were played. */
  readonly annulled: ReadonlySet<Id>;
  readonly meetings = new Map<Id, Meeting[]>();

  constructor(readonly diary: Diary) {
    this.config = configOf(diary);
    this.numbering = numberingIn(diary.shown[0]);
    this.rows = berger(this.numbering.length, this.config.legs);
    const games = this.config.legs * (this.numbering.length - 1);
    const everyone = [...diary.people.values()].filter(({ approved }) => approved).map(({ id }) => id);
    this.annulled = new Set(
      everyone.filter((id) => diary.hasLeft(id) && (!this.numbering.includes(id) || 2 * this.played(id) < games)),
    );
    for (const id of everyone) this.meetings.set(id, []);
    for (const [at, round] of diary.shown.entries()) this.read(round, this.rows[at] ?? []);
  }

  /** RR-5: a forfeit was not played. */
  private played(id: Id): number {
    const tables = this.diary.shown.flatMap((round) => round.tables).filter(({ seats }) => seats.includes(id));
    return tables.filter(({ games }) => games[0]?.outcome && games[0].outcome.kind !== 'forfeit').length;
  }

  private read(round: Round, row: Row): void {
    const there = new Set([...round.byes, ...round.tables.flatMap(({ seats }) => seats)]);
    for (const [first, second] of row) {
      const [one, other] = [this.numbering[first - 1], this.numbering[(second ?? 0) - 1]];
      if (one === undefined || other === undefined) continue;
      const table = pairIn(round, one, other);
      if (table) this.meet(table, table.games[0]?.outcome);
      else if (there.has(one) !== there.has(other)) this.missed(there.has(one) ? one : other, [one, other]);
      else {
        for (const id of [one, other]) {
          const nobody = { scored: 0, conceded: 0, points: 0, black: id === other, forfeit: true };
          this.add(id, id === one ? other : one, nobody);
        }
      }
    }
  }

  private add(id: Id, opponent: Id, meeting: Omit<Meeting, 'opponent'>): void {
    this.meetings.get(id)?.push({ opponent, ...meeting });
  }

  /** RR-3, RR-5: a win for who was there, nothing for who was not, and no scores. */
  private missed(there: Id | undefined, pair: readonly [Id, Id]): void {
    for (const id of pair) {
      const won = id === there;
      const opponent = pair[0] === id ? pair[1] : pair[0];
      const points = won ? this.config.win : 0;
      this.add(id, opponent, { scored: 0, conceded: 0, won, points, black: id === pair[1], forfeit: true });
    }
  }

  private meet(table: Table, outcome: Outcome | undefined): void {
    const [one, other] = table.seats as [Id, Id];
    if (!outcome) return;
    const result = duel(outcome);
    if (outcome.kind !== 'scores') {
      if (result === 'nobody') this.missed(undefined, [one, other]);
      else this.missed(result === 0 ? one : other, [one, other]);
      return;
    }
    const { win, draw, loss } = this.config;
    for (const [seat, id] of table.seats.entries()) {
      const won = result === seat;
      const points = result === 'draw' ? draw : won ? win : loss;
      const [scored = 0, conceded = 0] = [outcome.scores[seat] ?? 0, outcome.scores[1 - seat] ?? 0];
      const drawn = result === 'draw';
      this.add(id, seat === 0 ? other : one, {
        scored,
        conceded,
        won,
        drawn,
        points,
        black: seat === 1,
        forfeit: false,
      });
    }
  }

  /** Those that count. */
  private counted(id: Id): Meeting[] {
    if (this.annulled.has(id)) return [];
    return (this.meetings.get(id) ?? []).filter(({ opponent }) => !this.annulled.has(opponent));
  }

  points(id: Id, among?: readonly Id[]): number {
    const games = this.counted(id).filter(({ opponent }) => !among || among.includes(opponent));
    return games.reduce((sum, { points = 0 }) => sum + points, among ? 0 : this.diary.givenTo(id));
  }

  private figure(name: string, id: Id, level: readonly Id[]): number {
    const games = this.counted(id);
    const sum = (of: (meeting: Meeting) => number) => games.reduce((total, meeting) => total + of(meeting), 0);
    switch (name) {
      case 'differential':
        return sum(({ scored, conceded }) => scored - conceded);
      case 'scored':
        return sum(({ scored }) => scored);
      case 'lot': {
        const lots = this.diary.lots.findLast(({ after }) => after === this.diary.shown.length);
        return lots ? -lots.order.indexOf(id) : 0;
      }
      default:
        return handbookFigure(this.event(), name, id, level);
    }
  }

  /** DU-9: only games that count are in it. */
  private event(): Event {
    const counted = [...this.meetings.keys()].filter((id) => !this.annulled.has(id));
    const lineOf = ({ opponent, points = 0, won, drawn, black, forfeit }: Meeting): Line => ({
      how: forfeit ? 'forfeit' : 'board',
      opponent,
      black,
      points,
      chess: won ? 1 : drawn ? 0.5 : 0,
    });
    return {
      lines: new Map(counted.map((id) => [id, this.counted(id).map(lineOf)])),
      rating: (id) => this.diary.person(id).rating ?? this.config.unratedAs ?? Number.NaN,
      rounds: this.config.legs * (counted.length - 1),
      win: this.config.win,
      everyoneMeets: true,
    };
  }

  /** RR-4: best first; those in one list share a place. */
  ranking(): Id[][] {
    const counted = [...this.meetings.keys()].filter((id) => !this.annulled.has(id));
    let levels = parted(counted, (id) => this.points(id));
    for (const name of this.config.tieBreaks) {
      levels = levels.flatMap((level) =>
        name === 'points-among' ? this.among(level) : parted(level, (id) => this.figure(name, id, level)),
      );
    }
    return levels;
  }

  private among(level: Id[]): Id[][] {
    const again = parted(level, (id) => this.points(id, level));
    return again.length === 1 ? again : again.flatMap((part) => this.among(part));
  }
}

/** The highest first. */
function parted(ids: readonly Id[], value: (id: Id) => number): Id[][] {
  const values = [...new Set(ids.map(value))].sort((a, b) => b - a);
  return values.map((one) => ids.filter((id) => value(id) === one));
}

/** RR-1: the numbering that the first round is drawn with. */
function checkNumbering(diary: Diary, numbering: readonly Id[], findings: Findings): void {
  findings.same('RR-1', 'who has a number', sorted(numbering), sorted(diary.present));
  const { order } = configOf(diary);
  const rating = (id: Id) => diary.person(id).rating ?? -1;
  if (order === 'entry') findings.same('RR-1', 'numbers by entry', numbering, diary.present);
  if (order === 'rating') {
    const falling = numbering.every((id, at) => at === 0 || rating(numbering[at - 1] as Id) >= rating(id));
    findings.holds('RR-1', 'numbers by rating', falling, numbering);
  }
}

function checkDraw(diary: Diary, event: Happened, findings: Findings): void {
  const first = diary.shown.length === 0;
  const numbering = first ? numberingIn(event as never) : numberingIn(diary.shown[0]);
  if (first) checkNumbering(diary, numbering, findings);
  const tables = event.tables as Table[];
  const robin = first ? undefined : new Robin(diary);
  const row = berger(numbering.length, configOf(diary).legs)[diary.shown.length] ?? [];
  const called = (number: number | undefined): Id => numbering[(number ?? 0) - 1] ?? '';
  const here = (id: Id): boolean => id !== '' && !diary.hasLeft(id);
  const games: Id[] = [];
  const alone: Id[] = [];
  const resting: Id[] = [];
  for (const [one, other] of row) {
    const pair = [called(one), ...(other === undefined ? [] : [called(other)])];
    const present = pair.filter(here);
    const gone = pair.find((id) => !here(id));
    if (present.length === 2) games.push(pair.join(' '));
    else if (other === undefined || (gone !== undefined && robin?.annulled.has(gone))) resting.push(...present);
    else alone.push(...present);
  }
  const seats = tables.map(({ seats }) => seats);
  const two = seats.filter(({ length }) => length === 2).map((pair) => pair.join(' '));
  findings.same('RR-1', `games of round ${event.round}`, sorted(two), sorted(games));
  findings.same(
    'RR-5',
    'wins without a game',
    sorted(seats.filter(({ length }) => length === 1).flat()),
    sorted(alone),
  );
  findings.same('RR-1', 'who rests', sorted(event.byes as Id[]), sorted(resting));
}

/** RR-2: over one leg, as drawn; a draft whose sides were changed by hand is the desk's own. */
function checkSides(diary: Diary, robin: Robin, findings: Findings): void {
  const legs = robin.rows.length / robin.config.legs;
  const drawn = diary.shown.slice(0, legs);
  // Where someone missed a game, or the desk changed sides, the table's balance is not kept.
  const asDrawn = drawn.every((round, at) => {
    const pairs = (robin.rows[at] ?? []).filter(({ length }) => length === 2);
    const tablePairs = pairs.map((pair) => pair.map((number) => robin.numbering[number - 1]).join());
    const found = round.tables.filter(({ seats }) => seats.length === 2).map(({ seats }) => seats.join());
    return sorted(tablePairs).join(' ') === sorted(found).join(' ');
  });
  if (!asDrawn || drawn.length < legs) return;
  for (const id of robin.numbering) {
    const lead = drawn
      .flatMap(({ tables }) => tables)
      .reduce((sum, { seats }) => {
        const seat = seats.length === 2 ? seats.indexOf(id) : -1;
        return sum + (seat === 0 ? 1 : seat === 1 ? -1 : 0);
      }, 0);
    findings.holds('RR-2', `whites and blacks of ${id}`, Math.abs(lead) <= 1, lead);
  }
}

function checkStandings(robin: Robin, verdict: Verdict, placeOf: ReadonlyMap<Id, number>, findings: Findings): void {
  const rows = new Map(verdict.standings.map((row) => [row.player, row]));
  const ranked = robin.ranking().flat();
  for (const id of ranked) {
    const row = rows.get(id);
    findings.same('RR-4', `place of ${id}`, row?.place, placeOf.get(id));
    findings.same('RR-3', `points of ${id}`, row && criterion(row, 'points'), robin.points(id));
  }
  const place = ranked.length + 1;
  for (const id of robin.annulled) findings.same('RR-5', `${id}, whose games do not count`, rows.get(id)?.place, place);
}

export const robin: Oracle = {
  drawn(diary, event, findings) {
    if (event.type === 'RoundPaired') checkDraw(diary, event, findings);
    if (event.type === 'LotsDrawn')
      findings.holds('RR-4', 'a lot that is set', configOf(diary).tieBreaks.includes('lot'));
  },

  concluded(diary, verdict, findings) {
    if (diary.stages.length === 0 || diary.shown.length === 0) return;
    const view = new Robin(diary);
    checkSides(diary, view, findings);
    const rounds = diary.shown.length;
    const complete = rounds >= view.rows.length && diary.shown.every(({ state }) => state === 'closed');
    const over = complete && !diary.shown.some((round) => round.tables.some(isOpen));
    if (!diary.ended) findings.same('RR-1', 'finished', verdict.status === 'finished', over);
    // RR-4: with a lot in the order of tie-breaks the end waits for it.
    const { winners, placeOf } = placesAt(diary, view.ranking(), over);
    if (verdict.status === 'finished') findings.same('RR-4', 'winners', sorted(verdict.winners), sorted(winners));
    else findings.same('RR-4', 'no winner yet', verdict.winners, []);
    checkStandings(view, verdict, placeOf, findings);
  },
};
