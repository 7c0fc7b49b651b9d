import type { Desk } from '../../../test/desk.ts';
import type { EventOf } from './events.ts';
import { evolveFacts } from './evolve/evolve.ts';
import { type Command, decide, type Event, type Formats, type Refusal } from './index.ts';
import type { DrawnTable, Outcome } from './model.ts';
import { type Facts, noFacts } from './state.ts';

type Given = Pick<Desk, 'state' | 'formats'>;

/** The same entries under other rules. */
export const under = ({ state }: Given, formats: Formats): Given => ({ state, formats });

/** Given entries, when a command, then exactly these events (or this refusal). The desk is left as it was. */
export function when(given: Given, command: Command, at = 900_000): readonly Event[] | Refusal {
  const answer = decide(given.formats, given.state, { commandId: 'when', at, by: 'desk', command });
  return answer.ok ? answer.value : answer.error;
}

/** The same, where only the kinds of events matter, in their order. */
export function typesWhen(given: Given, command: Command): readonly string[] {
  const then = when(given, command);
  return 'code' in then ? [then.code] : then.map(({ type }) => type);
}

/** What these events add up to. */
export const factsOf = (...events: readonly Event[]): Facts =>
  events.reduce((facts, event) => evolveFacts(facts, event), noFacts);

export const added = (...ids: readonly string[]): Event => ({
  type: 'PlayersAdded',
  players: ids.map((id) => ({ id, name: `Name of ${id}`, approved: true })),
});

/** “ab”: a and b at one table, with one game. */
export const tableOfTwo = (seats: string, match: number, number = match): DrawnTable => ({
  match,
  number,
  seats: [...seats],
  games: [{ kind: 'regular' }],
  why: [],
});

/** A round of tables of two, each as its seats: “ab”, “cd”. */
export const paired = (round: number, seats: readonly string[], stage = 0): EventOf<'RoundPaired'> => ({
  type: 'RoundPaired',
  round,
  edition: 1,
  stage,
  kind: 'round',
  tables: seats.map((table, at) => tableOfTwo(table, at + 1)),
  byes: [],
  byeReasons: [],
  notes: [],
  findings: [],
  draw: { name: `round ${round}, edition 1, pairing`, key: `key ${round}` },
});

export const published = (round: number, edition = 1): Event => ({
  type: 'RoundPublished',
  round,
  edition,
  at: 1000 * round,
});

/** Paired, published, and closed. */
export const closedRound = (round: number, seats: readonly string[], stage = 0): Event[] => [
  paired(round, seats, stage),
  published(round),
  { type: 'RoundClosed', round },
];

export const recorded = (round: number, match: number, outcome: Outcome, completedAt: number): Event => ({
  type: 'OutcomeRecorded',
  round,
  match,
  game: 1,
  outcome,
  completedAt,
});
