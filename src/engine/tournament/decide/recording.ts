import { canonicalJson } from '../../../kit/index.ts';
import type { Report } from '../commands.ts';
import type { At, NewRatings } from '../events.ts';
import { tableOf } from '../evolve/round.ts';
import { historyOf, rulebookOf } from '../history.ts';
import type { Game, MatchPlace, Outcome, Place, PlayerId, Rating, Round, Table } from '../model.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { type Facts, roundOf } from '../state.ts';
import { advanceTable } from './advance.ts';
import type { Deciding } from './deciding.ts';

/** Finding the game a command means, and writing its outcome. */

interface FoundMatch {
  readonly round: Round;
  readonly table: Table;
}

export interface Found extends FoundMatch {
  readonly game: Game;
}

export function findMatch(d: Deciding, place: MatchPlace, which?: 'drafts-too'): FoundMatch | Refusal {
  const round = roundOf(d.facts, place.round);
  const once = d.state.issued.published.get(place.round) ?? 0;
  if (!round || (round.status === 'draft' && !which)) {
    // It was there once: the entry was made for tables that are gone.
    if (place.edition <= once) {
      const now = round?.edition ?? 0;
      return refusal('table-was-paired-again', { round: place.round, edition: place.edition, now });
    }
    return round ? refusal('round-is-draft', { round: place.round }) : refusal('unknown-round', { round: place.round });
  }
  if (round.edition !== place.edition) {
    return refusal('table-was-paired-again', { round: place.round, edition: place.edition, now: round.edition });
  }
  const table = tableOf(round, place.match);
  return table ? { round, table } : refusal('unknown-match', { round: place.round, match: place.match });
}

export function find(d: Deciding, place: Place): Found | Refusal {
  const found = findMatch(d, place);
  if (isRefusal(found)) return found;
  const game = found.table.games[place.game - 1];
  if (!game) return refusal('unknown-game', { round: place.round, match: place.match, game: place.game });
  return { ...found, game };
}

export const isRefusal = (found: FoundMatch | Refusal): found is Refusal => 'code' in found;

export const acceptable = (d: Deciding, { round, table, game }: Found, outcome: Outcome): Refusal | undefined =>
  rulebookOf(d.formats, d.facts, round.stage).accepts(historyOf(d.facts, round.stage), table, game, outcome);

/** HK-11: the moment given, else that of recording, at least a millisecond after the one before. */
const completion = (d: Deciding, given: number | undefined): number =>
  given ?? Math.max(d.request.at, d.facts.lastCompletedAt + 1);

export function recordAt(d: Deciding, at: At, outcome: Outcome, completedAt: number | undefined): void {
  const round = roundOf(d.facts, at.round);
  const table = tableOf(round, at.match);
  const ratings = round && table ? ratingsAfter(d, round, table, outcome) : undefined;
  d.add({
    type: 'OutcomeRecorded',
    round: at.round,
    match: at.match,
    game: at.game,
    outcome,
    completedAt: completion(d, completedAt),
    ...(ratings && { ratings }),
  });
}

export function record(d: Deciding, report: Report): Refusal | undefined {
  const found = find(d, report.place);
  if (isRefusal(found)) return found;
  const { recorded } = found.game;
  if (recorded) {
    const same = canonicalJson(recorded.outcome) === canonicalJson(report.outcome);
    return refusal('already-recorded', { outcome: recorded.outcome, same });
  }
  const { completedAt } = report;
  if (completedAt !== undefined && !(Number.isSafeInteger(completedAt) && completedAt >= 0)) {
    return refusal('bad-time', { at: completedAt });
  }
  const why = acceptable(d, found, report.outcome);
  if (why) return why;
  recordAt(d, report.place, report.outcome, completedAt);
  advanceTable(d, report.place.round, report.place.match);
  return undefined;
}

const raterOf = (d: Deciding, stage: number) =>
  rulebookOf(d.formats, d.facts, stage).rater?.(historyOf(d.facts, stage).config);

function ratingsAfter(d: Deciding, round: Round, table: Table, outcome: Outcome): NewRatings['ratings'] {
  const ratings = table.seats.map((id) => {
    const player = d.facts.players.get(id);
    return player?.current ?? player?.rating;
  });
  const figures = raterOf(d, round.stage)?.(ratings, outcome);
  return figures && Object.fromEntries(table.seats.map((id, seat) => [id, figures[seat] ?? null]));
}

/** After a correction or an unwinding: all games again in order of completion; only what differs is recorded. */
export function ratingsAnew(d: Deciding, facts: Facts): NewRatings['ratings'] {
  const raters = facts.stages.map((_, stage) => raterOf(d, stage));
  if (raters.every((rater) => !rater)) return undefined;
  const games = facts.rounds
    .filter((round) => round.status !== 'draft')
    .flatMap((round) => round.tables.flatMap((table) => table.games.map((game) => ({ round, table, game }))))
    .flatMap(({ round, table, game }) => (game.recorded ? [{ round, table, ...game.recorded }] : []))
    .sort((a, b) => a.completedAt - b.completedAt);
  const current = new Map<PlayerId, Rating>();
  for (const { round, table, outcome } of games) {
    const ratings = table.seats.map((id) => current.get(id) ?? facts.players.get(id)?.rating);
    const figures = raters[round.stage]?.(ratings, outcome);
    table.seats.forEach((id, seat) => {
      const figure = figures?.[seat];
      if (figure) current.set(id, figure);
    });
  }
  const changes = [...facts.players.values()]
    .filter((player) => canonicalJson(player.current ?? null) !== canonicalJson(current.get(player.id) ?? null))
    .map((player) => [player.id, current.get(player.id) ?? null] as const);
  return changes.length > 0 ? Object.fromEntries(changes) : undefined;
}
