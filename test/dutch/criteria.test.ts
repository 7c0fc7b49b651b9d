import { expect, test } from 'vitest';
import { DutchReplay } from '../../src/engine/formats/dutch/replay.ts';
import type { ReportedPair, ReportedRound } from '../../src/engine/tournament/index.ts';
import { assertDefined } from '../../src/kit/index.ts';
import { readRecorded, reportedEvent } from './recorded.ts';

/**
 * DU-10: recorded rounds with one thing altered. What is then worse is counted here, from the handbook's words alone, and must be
 * what the checker names.
 */

/** One player's event so far. */
interface Past {
  points: number;
  readonly colours: ('w' | 'b')[];
  readonly met: Set<number>;
  /** Whether they floated down, round by round. */
  readonly down: boolean[];
  hasHadBye: boolean;
}

class Ledger {
  readonly pasts = new Map<number, Past>();
  rounds = 0;

  constructor(numbers: readonly number[]) {
    for (const number of numbers) {
      this.pasts.set(number, { points: 0, colours: [], met: new Set(), down: [], hasHadBye: false });
    }
  }

  of(number: number): Past {
    return assertDefined(this.pasts.get(number), `number ${number}`);
  }

  score(number: number): number {
    return this.of(number).points;
  }

  /** 1.7: a difference of two or the same colour twice is absolute, a difference of one strong, none mild. */
  preference(number: number): { colour: 'w' | 'b'; strong: boolean; absolute: boolean } | undefined {
    const { colours } = this.of(number);
    const last = colours.at(-1);
    if (last === undefined) return undefined;
    const difference = colours.filter((colour) => colour === 'w').length * 2 - colours.length;
    const twice = last === colours.at(-2);
    const tooMany = Math.abs(difference) > 1 ? (difference > 0 ? 'w' : 'b') : twice ? last : undefined;
    const from = tooMany ?? (difference === 0 ? last : difference > 0 ? 'w' : 'b');
    return { colour: from === 'w' ? 'b' : 'w', strong: difference !== 0 || twice, absolute: tooMany !== undefined };
  }

  /** C1 and C3. */
  mayMeet(one: number, other: number): boolean {
    const [a, b] = [this.preference(one), this.preference(other)];
    return !this.of(one).met.has(other) && !(a?.absolute && b?.absolute && a.colour === b.colour);
  }

  /** C12: who doesn't get their colour; C13: whose preference was strong, or more. */
  unmet(one: number, other: number): { any: number; strong: number } {
    const [a, b] = [this.preference(one), this.preference(other)];
    const same = a !== undefined && b !== undefined && a.colour === b.colour;
    return { any: Number(same), strong: Number(same && a.strong && b.strong) };
  }

  floatedDown(number: number, roundsAgo: number): boolean {
    return this.of(number).down.at(-roundsAgo) ?? false;
  }

  unplayed(number: number): number {
    return this.rounds - this.of(number).colours.length;
  }

  play({ pairs, byes }: ReportedRound): void {
    const before = new Map([...this.pasts].map(([number, { points }]) => [number, points]));
    const down = new Set<number>();
    for (const { white, black, points, isPlayed } of pairs) {
      for (const [seat, own, other] of [[0, white, black] as const, [1, black, white] as const]) {
        const past = this.of(own);
        past.points += points[seat];
        if (isPlayed) {
          past.colours.push(seat === 0 ? 'w' : 'b');
          past.met.add(other);
          if ((before.get(own) ?? 0) > (before.get(other) ?? 0)) down.add(own);
        } else if (points[seat] > 0) {
          past.hasHadBye = true;
          down.add(own);
        }
      }
    }
    for (const [number, { points }] of byes) {
      this.of(number).points += points;
      if (points === 2) this.of(number).hasHadBye = true;
      if (points > 0) down.add(number);
    }
    for (const [number, past] of this.pasts) past.down.push(down.has(number));
    this.rounds++;
  }
}

interface Altered {
  readonly round: ReportedRound;
  /** What is worse, by our own count. */
  readonly criterion: string;
}

const pairOf = (white: number, black: number): ReportedPair => ({ white, black, points: [0, 0], isPlayed: true });
const replaced = (
  round: ReportedRound,
  out: readonly ReportedPair[],
  pairs: readonly ReportedPair[],
): ReportedRound => ({
  ...round,
  pairs: [...round.pairs.filter((pair) => !out.includes(pair)), ...pairs],
});

/** Two pairs of one score exchange opponents, white with white and black with black: nobody else is touched. */
function exchanged(ledger: Ledger, round: ReportedRound): Altered[] {
  return round.pairs.flatMap((one, at) =>
    round.pairs.slice(at + 1).flatMap((other): Altered[] => {
      const four = [one.white, one.black, other.white, other.black] as const;
      const [a, b, c, d] = four;
      if (new Set(four.map((number) => ledger.score(number))).size > 1) return [];
      if (!ledger.mayMeet(a, c) || !ledger.mayMeet(b, d)) return [];
      const count = (kind: 'any' | 'strong', ...pairs: readonly (readonly [number, number])[]) =>
        pairs.reduce((sum, [x, y]) => sum + ledger.unmet(x, y)[kind], 0);
      const worse = (kind: 'any' | 'strong') => count(kind, [a, c], [b, d]) > count(kind, [a, b], [c, d]);
      const criterion = worse('any') ? 'C12' : worse('strong') ? 'C13' : '4';
      return [{ round: replaced(round, [one, other], [pairOf(a, c), pairOf(b, d)]), criterion }];
    }),
  );
}

/** Somebody else has the bye: of more points, or of as many and with more unplayed games. */
function otherByes(ledger: Ledger, round: ReportedRound): Altered[] {
  const [bye] = [...round.byes].flatMap(([number, { isAllocated }]) => (isAllocated ? [number] : []));
  if (bye === undefined) return [];
  return round.pairs.flatMap((pair) =>
    [[pair.white, pair.black] as const, [pair.black, pair.white] as const].flatMap(([instead, left]): Altered[] => {
      if (!ledger.mayMeet(bye, left)) return [];
      const byes = new Map([...round.byes].filter(([number]) => number !== bye));
      byes.set(instead, { points: 2, isAllocated: true });
      const altered = { ...replaced(round, [pair], [pairOf(bye, left)]), byes };
      if (ledger.of(instead).hasHadBye) return [{ round: altered, criterion: 'C2' }];
      if (ledger.score(instead) > ledger.score(bye)) return [{ round: altered, criterion: 'C5' }];
      const lowest = [instead, left, bye].every((number) => ledger.score(number) === ledger.score(bye));
      if (!lowest || ledger.unplayed(instead) <= ledger.unplayed(bye)) return [];
      return [{ round: altered, criterion: 'C9' }];
    }),
  );
}

/** Somebody else of the same score floats down instead: who floated in the last round, or the one before. */
function otherFloaters(ledger: Ledger, round: ReportedRound): Altered[] {
  const sides = ({ white, black }: ReportedPair) => [[white, black] as const, [black, white] as const];
  return round.pairs.flatMap((pair) =>
    sides(pair).flatMap(([floater, below]) =>
      round.pairs.flatMap((inside) =>
        sides(inside).flatMap(([instead, mate]): Altered[] => {
          const score = ledger.score(floater);
          if (ledger.score(below) >= score || [instead, mate].some((number) => ledger.score(number) !== score))
            return [];
          if (!ledger.mayMeet(instead, below) || !ledger.mayMeet(floater, mate)) return [];
          const altered = replaced(round, [pair, inside], [pairOf(instead, below), pairOf(floater, mate)]);
          const [now, was] = [ledger.unmet(floater, mate), ledger.unmet(instead, mate)];
          if (now.any !== was.any || now.strong !== was.strong) return [];
          const worse = (ago: number) => ledger.floatedDown(instead, ago) && !ledger.floatedDown(floater, ago);
          const better = ledger.floatedDown(floater, 1) && !ledger.floatedDown(instead, 1);
          if (worse(1)) return [{ round: altered, criterion: 'C14' }];
          return !better && worse(2) ? [{ round: altered, criterion: 'C16' }] : [];
        }),
      ),
    ),
  );
}

/** `npm run soak` alters rounds of all that are small enough. */
const small = readRecorded().filter(({ points }) => points.length < 26);
const sample = small.filter((_, at) => process.env.LONG === '1' || at % 12 === 0);

/** For each criterion that is worse, what the checker named, and how often. */
function namedBy(
  alter: (ledger: Ledger, round: ReportedRound) => readonly Altered[],
): Map<string, Map<string, number>> {
  const named = new Map<string, Map<string, number>>();
  for (const tournament of sample) {
    const event = reportedEvent(tournament);
    const [replay, ledger] = [new DutchReplay(event), new Ledger(event.numbers)];
    for (const round of event.rounds) {
      // In the last round there are topscorers (C10, C11).
      if (ledger.rounds > 0 && ledger.rounds < event.plannedRounds - 1) {
        for (const { round: altered, criterion } of alter(ledger, round)) {
          const found = replay.compare(altered)?.criterion ?? 'none';
          const counts = named.get(criterion) ?? new Map<string, number>();
          named.set(criterion, counts.set(found, (counts.get(found) ?? 0) + 1));
        }
      }
      replay.play(round);
      ledger.play(round);
    }
  }
  return named;
}

test.each([
  ['opponents within a score are exchanged', exchanged, ['C12', 'C13', '4']],
  ['somebody else has the bye', otherByes, ['C2', 'C5', 'C9']],
  ['somebody else floats down', otherFloaters, ['C14', 'C16']],
])('[DU-10] the criterion that is worse is the one that is named: %s', (_, alter, criteria) => {
  const named = namedBy(alter);
  expect([...named.keys()].toSorted()).toEqual(criteria.toSorted());
  for (const [criterion, found] of named) expect([...found.keys()]).toEqual([criterion]);
});
