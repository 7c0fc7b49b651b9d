/** What the oracle reads: the public document of a tournament and the kinds of commands in its log. Nothing of the engine. */

export interface Match {
  readonly id: string;
  readonly seats: readonly string[];
  readonly group?: number;
  readonly match?: number;
  readonly state: 'open' | 'done';
  readonly winners: readonly string[];
  readonly games: readonly { readonly result?: string }[];
}

export interface Round {
  readonly number: number;
  readonly kind: string;
  readonly state: 'draft' | 'published' | 'closed';
  readonly byes: readonly string[];
  readonly matches: readonly Match[];
  readonly overrides: readonly string[];
  readonly notes: readonly { readonly code: string; readonly figures: Readonly<Record<string, unknown>> }[];
}

export interface Tournament {
  readonly format: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly status: string;
  readonly players: readonly { readonly id: string; readonly rating?: number; readonly state: string }[];
  readonly rounds: readonly Round[];
  readonly standings: readonly {
    readonly place: number;
    readonly player: string;
    readonly state: string;
    readonly criteria: readonly { readonly name: string; readonly value: number }[];
  }[];
  readonly winners: readonly string[];
}

/** What was done besides playing: each makes some checks impossible from the document alone. */
export interface Disturbed {
  readonly people: boolean;
  readonly corrected: boolean;
  readonly byHand: boolean;
}

/** Collects what does not agree, with the rule. */
export class Findings {
  readonly list: string[] = [];
  checks = 0;

  same(rule: string, what: string, found: unknown, expected: unknown): void {
    this.checks++;
    const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
    if (a !== b) this.list.push(`${rule} ${what}: ${a} instead of ${b}`);
  }
}

export const seated = (round: Round): string[] => [
  ...new Set([...round.matches.flatMap((match) => match.seats), ...round.byes]),
];

export const shown = (tournament: Tournament): readonly Round[] =>
  tournament.rounds.filter((round) => round.state !== 'draft');

/** Points of a game of one point, in halves; undefined while it is open. */
export function halves(result: string | undefined): readonly [number, number] | undefined {
  if (result === undefined) return undefined;
  if (result === '1/2') return [1, 1];
  if (result === 'ff') return [0, 0];
  return result === '1-0' || result === '+-' ? [2, 0] : [0, 2];
}

/** Every way to pair an even list. */
export function* pairings(players: readonly string[]): Generator<[string, string][]> {
  const [first, ...rest] = players;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const other of rest) {
    const left = rest.filter((id) => id !== other);
    for (const more of pairings(left)) yield [[first, other], ...more];
  }
}

export const criterion = (tournament: Tournament, player: string, name: string): number | undefined =>
  tournament.standings.find((row) => row.player === player)?.criteria.find((one) => one.name === name)?.value;

/** HK-25, GR-8, ST-16, SW-4: who has won stands at place 1, and nobody else. */
export function checkPlaces(tournament: Tournament, findings: Findings): void {
  const first = tournament.standings.filter((row) => row.place === 1).map((row) => row.player);
  if (tournament.status === 'finished') {
    findings.same('GR-8', 'place 1', first.sort(), [...tournament.winners].sort());
  }
}
