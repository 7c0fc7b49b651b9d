import { canonicalJson, ok, type Result } from '../../kit/index.ts';
import type { AfterCorrection, Command, Request } from './commands.ts';
import { submit } from './decide/decide.ts';
import { newOrWorse, pairingOf } from './draft.ts';
import type { Entry } from './events.ts';
import { evolve } from './evolve/evolve.ts';
import { tableOf } from './evolve/round.ts';
import { conclude, historyOf, ratingsOf, rulebookOf } from './history.ts';
import type { Finding, Outcome, Place, PlayerId, Rating } from './model.ts';
import type { Refusal } from './refusal.ts';
import type { Conclusion, Formats, PlayerState } from './rulebook.ts';
import { type Facts, roundOf, type State } from './state.ts';

/** What a correction would change if later rounds are kept, and what unwinding would set aside instead (DK-4, DK-5). */
export interface Consequences {
  readonly keep: {
    readonly moved: readonly { readonly player: PlayerId; readonly from: number; readonly to: number }[];
    readonly states: readonly { readonly player: PlayerId; readonly from: PlayerState; readonly to: PlayerState }[];
    readonly winners: { readonly from: readonly PlayerId[]; readonly to: readonly PlayerId[] };
    readonly finished: { readonly from: boolean; readonly to: boolean };
    readonly through: { readonly from: readonly PlayerId[]; readonly to: readonly PlayerId[] };
    /** Later pairings that have faults they did not have before, or have them worse. */
    readonly faults: readonly { readonly round: number; readonly table?: number; readonly finding: Finding }[];
    /** Out only because later rounds were played without them; the desk may bring them back. */
    readonly mayReinstate: readonly PlayerId[];
    readonly cancelledGames: number;
    /** GR-11: of those whom the next draw sorts, in whole points. */
    readonly ratings: readonly { readonly player: PlayerId; readonly from: number; readonly to: number }[];
  };
  readonly unwind: { readonly rounds: readonly number[]; readonly outcomes: number };
}

/** A question leaves no trace: its command gets an id and a time that no log will hold. */
const asked = (command: Command, at: number): Request => ({ commandId: 'preview', at, by: 'preview', command });

/** Where no result is recorded the command is refused, whatever it says it replaces. */
const NOTHING: Outcome = { kind: 'forfeit', seats: [] };

/**
 * @example
 * const formats = formatsOf(swiss);
 * cup.report('r1.t1', '5-3');
 * const place = { round: 1, edition: 1, match: 1, game: 1 };
 * previewCorrection(formats, cup.state, place).ok; // true
 */
export function previewCorrection(
  formats: Formats,
  state: State,
  place: Place,
  outcome: Outcome | undefined,
  returning: readonly PlayerId[] = [],
): Result<Consequences, Refusal> {
  const replaces = recordedAt(state.facts, place) ?? NOTHING;
  const change = (later: AfterCorrection, reinstate: readonly PlayerId[] = []): Command => {
    const all = { place, later, replaces, reinstate };
    return outcome ? { type: 'CorrectOutcome', ...all, outcome } : { type: 'RemoveOutcome', ...all };
  };
  const at = state.facts.lastCompletedAt;
  const keeping = (reinstate: readonly PlayerId[]) =>
    submit(formats, state, asked(change({ kind: 'keep' }, reinstate), at));
  const alone = keeping([]);
  if (!alone.ok) return alone;
  const kept = returning.length > 0 ? keeping(returning) : alone;
  if (!kept.ok) return kept;
  const confirm = state.facts.about?.name ?? '';
  const unwound = submit(formats, state, asked(change({ kind: 'unwind', confirm }), at));
  if (!unwound.ok) return unwound;

  const before = conclude(formats, state.facts);
  const after = conclude(formats, kept.value.state.facts);
  const mayReinstate = waiting(formats, alone.value.state, unwound.value.state, place.round).filter(
    (player) => keeping([player]).ok,
  );
  const laterRounds = state.facts.rounds.filter((round) => round.number > place.round);
  return ok({
    keep: {
      ...differences(before, after),
      through: {
        from: throughOf(formats, state.facts, place.round),
        to: throughOf(formats, kept.value.state.facts, place.round),
      },
      faults: newFaults(formats, state.facts, kept.value.state.facts, place.round),
      mayReinstate,
      cancelledGames: cancelledBy(kept.value.entry, state.facts),
      ratings: ratingChanges(formats, state.facts, kept.value.state.facts, after),
    },
    unwind: { rounds: laterRounds.map((round) => round.number), outcomes: countOutcomes(laterRounds) },
  });
}

const recordedAt = (facts: Facts, place: Place): Outcome | undefined =>
  tableOf(roundOf(facts, place.round), place.match)?.games[place.game - 1]?.recorded?.outcome;

const countOutcomes = (rounds: Facts['rounds']): number =>
  rounds.flatMap((round) => round.tables.flatMap((table) => table.games)).filter((game) => game.recorded).length;

function differences(before: Conclusion, after: Conclusion) {
  const now = new Map(after.standings.map((row) => [row.player, row]));
  const moved = [];
  const states = [];
  for (const row of before.standings) {
    const { player } = row;
    const to = now.get(player);
    if (!to) continue;
    if (to.place !== row.place) moved.push({ player, from: row.place, to: to.place });
    if (to.state !== row.state) states.push({ player, from: row.state, to: to.state });
  }
  return {
    moved,
    states,
    winners: { from: before.winners, to: after.winners },
    finished: { from: before.finished, to: after.finished },
  };
}

/** Only where there will be another draw, and only those who will be in it. */
function ratingChanges(formats: Formats, before: Facts, after: Facts, conclusion: Conclusion) {
  if (conclusion.finished) return [];
  const [was, is] = [ratingsOf(formats, before), ratingsOf(formats, after)];
  return conclusion.standings.flatMap(({ player, state }) => {
    const entry = after.players.get(player)?.rating;
    const [from, to] = [was?.get(player) ?? entry, is?.get(player) ?? entry];
    const differs = canonicalJson(from ?? null) !== canonicalJson(to ?? null);
    const whole = (rating: Rating | undefined) => Math.round((rating?.rating ?? 150_000) / 100);
    return state === 'active' && differs ? [{ player, from: whole(from), to: whole(to) }] : [];
  });
}

/** The players who are through from the stage of that round: what it handed over stays, but the desk sees what it would be now (DK-4). */
function throughOf(formats: Formats, facts: Facts, round: number): readonly PlayerId[] {
  const stage = roundOf(facts, round)?.stage ?? facts.stage;
  return rulebookOf(formats, facts, stage).conclude(historyOf(facts, stage)).through;
}

/** “No longer follows” = has findings it did not have before, or has them worse; never by drawing again. */
function newFaults(formats: Formats, before: Facts, after: Facts, corrected: number) {
  return before.rounds
    .filter((round) => round.number > corrected && after.rounds[round.number - 1]?.edition === round.edition)
    .flatMap((round) => {
      const judge = (facts: Facts) =>
        rulebookOf(formats, facts, round.stage).judge(historyOf(facts, round.stage, round.number), pairingOf(round));
      return newOrWorse(judge(before).findings, judge(after).findings).map((finding) => {
        const table = round.tables.find((one) => finding.players.some((id) => one.seats.includes(id)))?.number;
        return { round: round.number, finding, ...(table !== undefined && { table }) };
      });
    });
}

/** Players who are out, but would play on if later rounds had not been played. */
function waiting(formats: Formats, kept: State, unwound: State, round: number): PlayerId[] {
  const open = roundOf(unwound.facts, round);
  const settled =
    open?.state === 'published' && open.open === 0 ? evolve(unwound, { type: 'RoundClosed', round }) : unwound;
  const wouldPlay = new Set(
    conclude(formats, settled.facts)
      .standings.filter((row) => row.state === 'active')
      .map((row) => row.player),
  );
  return conclude(formats, kept.facts)
    .standings.filter((row) => row.state === 'eliminated' && wouldPlay.has(row.player))
    .map((row) => row.player);
}

/** Games that no longer belong to their match. */
const cancelledBy = ({ events }: Entry, before: Facts): number =>
  events.reduce((sum, event) => {
    if (event.type !== 'GamesCancelled') return sum;
    const games = tableOf(roundOf(before, event.round), event.match)?.games.length ?? 0;
    return sum + Math.max(0, games - event.from + 1);
  }, 0);
