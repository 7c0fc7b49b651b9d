import { assertDefined, canonicalJson, fail, ok, type Result } from '../../../kit/index.ts';
import type { Moment, Report } from '../commands.ts';
import type { At } from '../events.ts';
import { tableOf } from '../evolve/round.ts';
import type { Game, MatchPlace, Outcome, Place, Round, Table } from '../model.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { roundOf } from '../state.ts';
import { advanceTable } from './advance.ts';
import { completionOf } from './completion.ts';
import type { Deciding } from './deciding.ts';

/** Finding the game a command means, and writing its outcome. */

interface FoundMatch {
  readonly round: Round;
  readonly table: Table;
}

export interface Found extends FoundMatch {
  readonly game: Game;
}

export function findMatch(d: Deciding, place: MatchPlace, which?: 'drafts-too'): Result<FoundMatch, Refusal> {
  const round = roundOf(d.facts, place.round);
  const once = d.state.issued.published.get(place.round) ?? 0;
  if (!round || (round.state === 'draft' && !which)) {
    // It was there once: the entry was made for tables that are gone.
    if (place.edition <= once && place.edition !== round?.edition) {
      const now = round?.edition ?? 0;
      return refuse('table-was-paired-again', { round: place.round, edition: place.edition, now });
    }
    return refuse(round ? 'round-is-draft' : 'unknown-round', { round: place.round });
  }
  if (round.edition !== place.edition) {
    return refuse('table-was-paired-again', { round: place.round, edition: place.edition, now: round.edition });
  }
  const table = tableOf(round, place.match);
  return table ? ok({ round, table }) : refuse('unknown-match', { round: place.round, match: place.match });
}

export function find(d: Deciding, place: Place): Result<Found, Refusal> {
  const found = findMatch(d, place);
  if (!found.ok) return found;
  const { round, table } = found.value;
  const game = table.games[place.game - 1];
  if (!game) return refuse('unknown-game', { round: place.round, match: place.match, game: place.game });
  return ok({ round, table, game });
}

export const acceptable = (d: Deciding, { round, table, game }: Found, outcome: Outcome): Refusal | undefined =>
  d.derived.rulebook(round.stage).accepts(d.derived.history(round.stage), table, game, outcome);

/** One outcome written down; `after` is the time of the one before it in a list. Answers its own time. */
function write(d: Deciding, place: At, found: Found, report: Pick<Report, 'outcome'> & Moment, after?: number) {
  const completion = completionOf(d, found, report.outcome, report, after);
  if (!completion.ok) return completion;
  const { round, match, game } = place;
  const { outcome } = report;
  const { completedAt, arrivedAt } = completion.value;
  const recorded = { type: 'OutcomeRecorded', round, match, game, outcome, completedAt } as const;
  d.add(arrivedAt === undefined ? recorded : { ...recorded, arrivedAt });
  return completion;
}

/** How the open games of a player who leaves end, according to the rulebook. */
export function recordAt(d: Deciding, at: At, outcome: Outcome): void {
  const round = assertDefined(roundOf(d.facts, at.round), `round ${at.round}`);
  const table = assertDefined(tableOf(round, at.match), `match ${at.match}`);
  const game = assertDefined(table.games[at.game - 1], `game ${at.game}`);
  write(d, at, { round, table, game }, { outcome });
}

export function record(d: Deciding, report: Report, after?: number): Result<number, Refusal> {
  const found = find(d, report.place);
  if (!found.ok) return found;
  const { recorded } = found.value.game;
  if (recorded) {
    const same = canonicalJson(recorded.outcome) === canonicalJson(report.outcome);
    return refuse('already-recorded', { outcome: recorded.outcome, same });
  }
  const why = acceptable(d, found.value, report.outcome);
  if (why) return fail(why);
  const written = write(d, report.place, found.value, report, after);
  if (!written.ok) return written;
  advanceTable(d, report.place.round, report.place.match);
  return ok(written.value.completedAt);
}
