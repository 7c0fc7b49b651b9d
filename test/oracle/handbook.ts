import type { Id } from './facts.ts';

/** The handbook's tie-breaks (C.07), from DU-9, in points as people say them. */

/** One round of one player. */
export interface Line {
  readonly how: 'board' | 'forfeit' | 'bye' | 'absent';
  readonly opponent?: Id;
  readonly black?: boolean;
  /** What it is worth in the event, and in chess: 1, ½, 0. */
  readonly points: number;
  readonly chess: number;
}

export interface Event {
  readonly lines: ReadonlyMap<Id, readonly Line[]>;
  readonly rating: (id: Id) => number;
  readonly rounds: number;
  readonly win: number;
  readonly everyoneMeets: boolean;
}

const add = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** B.02: the rating difference for a share of points above one half, in hundredths. */
const differences =
  '0 7 14 21 29 36 43 50 57 65 72 80 87 95 102 110 117 125 133 141 149 158 166 175 184 193 202 211 220 230 240 251 262 273 284 296 309 322 336 351 366 383 401 422 444 470 501 538 589 677 800'
    .split(' ')
    .map(Number);

/** Article 16.1: somebody stayed away of their own accord. */
const stayedAway = ({ how, points }: Line): boolean => how === 'absent' || (how === 'forfeit' && points === 0);

class Handbook {
  constructor(readonly event: Event) {}

  lines = (id: Id): readonly Line[] => this.event.lines.get(id) ?? [];
  points = (id: Id): number => add(this.lines(id).map((line) => line.points));
  counts = ({ how }: Line): boolean => how === 'board' || (how === 'forfeit' && this.event.everyoneMeets);

  /** 16.3. */
  adjusted(id: Id): number {
    const lines = [...this.lines(id)];
    let extra = 0;
    for (let line = lines.pop(); line && stayedAway(line); line = lines.pop()) {
      if (line.how === 'absent') extra += 0.5 - line.points;
    }
    return this.points(id) + extra;
  }

  /** 16.4. */
  met(id: Id, line: Line): number {
    const { opponent } = line;
    if (this.event.everyoneMeets) return this.points(opponent as Id);
    if (line.how === 'board') return this.adjusted(opponent as Id);
    const most = opponent === undefined ? this.event.rounds / 2 : this.adjusted(opponent);
    return Math.min(this.points(id), most);
  }

  buchholz(id: Id, lowest: number, highest: number): number {
    const all = this.lines(id).map((line) => ({ line, value: this.met(id, line) }));
    all.sort((a, b) => a.value - b.value);
    if (lowest > 0 && all.length > 0) {
      const away = all.findIndex(({ line }) => stayedAway(line));
      all.splice(Math.max(away, 0), 1);
    }
    if (highest > 0) all.pop();
    return add(all.map(({ value }) => value));
  }

  average(id: Id): number {
    const ratings = this.lines(id)
      .filter(({ how }) => how === 'board')
      .map(({ opponent }) => this.event.rating(opponent as Id));
    return ratings.length === 0 ? 0 : Math.round(add(ratings) / ratings.length);
  }

  performance(id: Id): number {
    const games = this.lines(id).filter(({ how }) => how === 'board');
    if (games.length === 0) return 0;
    const share = Math.round((100 * add(games.map(({ chess }) => chess))) / games.length);
    const step = differences[Math.abs(share - 50)] ?? Number.NaN;
    return this.average(id) + (share < 50 ? -step : step);
  }

  /** 7.3, 7.4, 15.2. */
  black(id: Id): Line[] {
    return this.lines(id).filter(
      (line) => line.black && (line.how === 'board' || (this.counts(line) && line.chess === 1)),
    );
  }

  /** 6: groups in order, each of those who stay level. */
  encounter(level: readonly Id[]): Id[][] {
    const against = (one: Id, other: Id) =>
      this.lines(one).filter((line) => line.opponent === other && this.counts(line));
    const others = (id: Id) => level.filter((other) => other !== id);
    const sure = (id: Id) =>
      add(
        others(id).map((other) => {
          const games = against(id, other);
          return games.length === 0 ? 0 : add(games.map(({ points }) => points)) / games.length;
        }),
      );
    const missing = (id: Id) => others(id).filter((other) => against(id, other).length === 0).length;
    if (level.length < 2) return [[...level]];
    if (level.every((id) => missing(id) === 0)) {
      const groups = [...new Set(level.map(sure))]
        .sort((a, b) => b - a)
        .map((score) => level.filter((id) => sure(id) === score));
      return groups.length === 1 ? groups : groups.flatMap((group) => this.encounter(group));
    }
    if (this.event.everyoneMeets) return [[...level]];
    const ranked: Id[][] = [];
    let rest = [...level];
    for (;;) {
      const first = rest.find((id) =>
        rest.every((other) => other === id || sure(other) + this.event.win * missing(other) < sure(id)),
      );
      if (first === undefined) break;
      ranked.push([first]);
      rest = rest.filter((id) => id !== first);
    }
    return ranked.length === 0 ? [rest] : [...ranked, ...(rest.length > 0 ? this.encounter(rest) : [])];
  }

  figure(name: string, id: Id, level: readonly Id[]): number {
    const lines = this.lines(id);
    switch (name) {
      case 'direct-encounter':
        return -this.encounter(level).findIndex((group) => group.includes(id));
      case 'buchholz':
        return this.buchholz(id, 0, 0);
      case 'buchholz-cut-1':
        return this.buchholz(id, 1, 0);
      case 'buchholz-median':
        return this.buchholz(id, 1, 1);
      case 'sonneborn-berger':
        return add(lines.map((line) => line.chess * this.met(id, line)));
      case 'progressive':
        return add(lines.map((_, index) => add(lines.slice(0, index + 1).map(({ points }) => points))));
      case 'wins':
        return lines.filter(({ chess }) => chess === 1).length;
      case 'games-with-black':
        return this.black(id).length;
      case 'wins-with-black':
        return this.black(id).filter(({ chess }) => chess === 1).length;
      case 'average-rating':
        return this.average(id);
      case 'performance':
        return this.performance(id);
      case 'koya': {
        const half = (this.event.win * this.event.rounds) / 2;
        const strong = lines.filter((line) => this.counts(line) && this.points(line.opponent as Id) >= half);
        return add(strong.map(({ points }) => points));
      }
      default:
        throw new Error(`The oracle knows no ${name}`);
    }
  }
}

export const handbookFigure = (event: Event, name: string, id: Id, level: readonly Id[]): number =>
  new Handbook(event).figure(name, id, level);
