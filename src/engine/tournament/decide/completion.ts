import { canonicalJson, ok, type Result } from '../../../kit/index.ts';
import type { Moment } from '../commands.ts';
import type { Game, Outcome, Round, Table } from '../model.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Facts } from '../state.ts';
import type { Deciding } from './deciding.ts';

/** HK-11: when a game was completed. */

/** If a device's time is further back than this, the desk and the opponent are shown it. */
const WORTH_SHOWING = 60_000;

interface Completion {
  readonly completedAt: number;
  /** When it arrived, where that was much later. */
  readonly arrivedAt?: number;
}

/** The next free millisecond: two matches share a time only where equal times were given. */
function nextFree(facts: Facts, from: number): number {
  if (from > facts.lastCompletedAt) return from;
  const taken = new Set<number>();
  for (const round of facts.rounds) {
    for (const table of round.tables) {
      for (const { recorded, first } of table.games) {
        const known = recorded ?? first;
        if (known) taken.add(known.completedAt);
      }
    }
  }
  let at = from;
  while (taken.has(at)) at++;
  return at;
}

const within = (at: number, from: number, to: number): number => Math.min(Math.max(at, from), Math.max(from, to));

const publishedAt = (round: Round, table: Table): number => table.openedAt ?? round.publishedAt ?? 0;

/** A device's moment, no earlier than the publication and no later than its arrival. */
export const moment = (d: Deciding, round: Round, table: Table, enteredAt: number): number =>
  within(enteredAt, publishedAt(round, table), d.request.at);

/** When the players at the table first reported it: that time counts, however late it is confirmed or accepted (DK-12). */
function saidAt(table: Table, outcome: Outcome): number | undefined {
  if (table.proposals.length === 0) return undefined;
  const same = canonicalJson(outcome);
  const times = table.proposals
    .filter((proposal) => canonicalJson(proposal.outcome) === same)
    .map(({ at, enteredAt }) => enteredAt ?? at);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** `after`: results of one list count in the order of the list. */
export function completionOf(
  d: Deciding,
  { round, table, game }: { readonly round: Round; readonly table: Table; readonly game: Game },
  outcome: Outcome,
  stated: Moment,
  after = 0,
): Result<Completion, Refusal> {
  const { completedAt: given, enteredAt } = stated;
  const published = publishedAt(round, table);
  if (given !== undefined) {
    const good = Number.isSafeInteger(given) && given >= published && given <= Math.max(published, d.request.at);
    return good ? ok({ completedAt: given }) : refuse('bad-time', { at: given });
  }
  if (enteredAt !== undefined && !Number.isSafeInteger(enteredAt)) return refuse('bad-time', { at: enteredAt });
  // A result that was taken back and is entered again keeps its first time.
  if (game.first) return ok({ completedAt: game.first.completedAt });
  const entered = Math.min(enteredAt ?? d.request.at, saidAt(table, outcome) ?? Number.POSITIVE_INFINITY);
  const at = moment(d, round, table, entered);
  const late = d.request.at - at > WORTH_SHOWING;
  const completedAt = nextFree(d.facts, Math.max(at, after + 1));
  return ok(late ? { completedAt, arrivedAt: d.request.at } : { completedAt });
}
