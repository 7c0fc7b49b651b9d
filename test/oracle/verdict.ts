import type { Diary } from './diary.ts';
import type { Happened, Id, Outcome, Table } from './facts.ts';

/** What the engine concludes, as far as the oracle reads it. */
export interface Verdict {
  readonly status: string;
  readonly winners: readonly Id[];
  readonly through: readonly Id[];
  readonly players: readonly {
    readonly id: Id;
    readonly rating?: number;
    readonly plusMinus?: number;
    readonly state: string;
  }[];
  readonly standings: readonly {
    readonly place: number;
    readonly player: Id;
    readonly state: string;
    readonly criteria: readonly { readonly name: string; readonly value: number }[];
  }[];
  readonly rounds: readonly {
    readonly number: number;
    readonly state: string;
    readonly label: { readonly figures: Readonly<Record<string, unknown>> };
    readonly matches: readonly {
      readonly number: number;
      readonly state: string;
      readonly winners: readonly Id[];
      readonly outcome?: { readonly points: readonly number[] };
    }[];
  }[];
}

/** Collects what does not agree, with the rule. */
export class Findings {
  readonly list: string[] = [];
  checks = 0;
  /** How often the rules are silent, so that there was nothing to compare. */
  silent = 0;

  same(rule: string, what: string, found: unknown, expected: unknown): void {
    this.checks++;
    if (found === expected) return;
    const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
    if (a !== b) this.list.push(`${rule} ${what}: ${a} instead of ${b}`);
  }

  holds(rule: string, what: string, good: boolean, seen?: unknown): void {
    this.checks++;
    if (!good) this.list.push(`${rule} ${what}${seen === undefined ? '' : `: ${JSON.stringify(seen)}`}`);
  }
}

export interface Refused {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** One format's second opinion. */
export interface Oracle {
  /** Something was drawn; the diary is as it was just before. */
  drawn(diary: Diary, event: Happened, findings: Findings): void;
  /** Something was asked for and refused. */
  refused?(diary: Diary, command: Happened, refusal: Refused, findings: Findings): void;
  concluded(diary: Diary, verdict: Verdict, findings: Findings, command: Happened): void;
}

export const sorted = (ids: Iterable<Id>): Id[] => [...ids].sort();

/** Who won between two seats: 0, 1, a draw, or nobody. */
export function duel(outcome: Outcome): 0 | 1 | 'draw' | 'nobody' {
  if (outcome.kind === 'forfeit') return outcome.seats.length !== 1 ? 'nobody' : outcome.seats[0] === 0 ? 1 : 0;
  const [a, b] = outcome.kind === 'scores' ? outcome.scores : outcome.places.map((place) => -(place ?? 0));
  const lead = (a ?? 0) - (b ?? 0);
  return lead > 0 ? 0 : lead < 0 ? 1 : 'draw';
}

export const isOpen = (table: Table): boolean => table.games.some((game) => !game.outcome);

/** Everyone at a table or with a bye. */
export const seated = (round: { readonly tables: readonly Table[]; readonly byes: readonly Id[] }): Id[] => [
  ...new Set([...round.tables.flatMap((table) => table.seats), ...round.byes]),
];

/** The place of each in a list sorted best first: equal ones share it. */
export function sharedPlaces<T>(best: readonly T[], equal: (a: T, b: T) => boolean): number[] {
  const places: number[] = [];
  best.forEach((one, at) => {
    const before = best[at - 1];
    places.push(before !== undefined && equal(before, one) ? (places[at - 1] as number) : at + 1);
  });
  return places;
}

export const criterion = (row: Verdict['standings'][number], name: string): number | undefined =>
  row.criteria.find((one) => one.name === name)?.value;
