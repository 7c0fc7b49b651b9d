import { canonicalJson, ok, type Result } from '../../kit/index.ts';
import type { AfterCorrection, Command, Request } from './commands.ts';
import { submit } from './decide/decide.ts';
import { type Derived, derive } from './derive.ts';
import { newOrWorse, pairingOf } from './draft.ts';
import type { Entry } from './events.ts';
import { evolveFacts } from './evolve/evolve.ts';
import { tableOf } from './evolve/round.ts';
import type { Finding, Outcome, Place, PlayerId, Rating } from './model.ts';
import type { Refusal } from './refusal.ts';
import type { Formats, PlayerState } from './rulebook.ts';
import { drawnRounds, type Facts, roundOf, type State } from './state.ts';

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
  previous?: Derived,
): Result<Consequences, Refusal> {
  const replaces = recordedAt(state.facts, place) ?? NOTHING;
  const change = (later: AfterCorrection, reinstate: readonly PlayerId[] = []): Command => {
    const all = { place, later, replaces, reinstate };
    return outcome ? { type: 'CorrectOutcome', ...all, outcome } : { type: 'RemoveOutcome', ...all };
  };
  const at = state.facts.lastCompletedAt;
  const before = derive(formats, state.facts, previous);
  const keeping = (reinstate: readonly PlayerId[]) =>
    submit(formats, state, asked(change({ kind: 'keep' }, reinstate), at), before);
  const alone = keeping([]);
  if (!alone.ok) return alone;
  const kept = returning.length > 0 ? keeping(returning) : alone;
  if (!kept.ok) return kept;
  const confirm = state.facts.about?.name ?? '';
  const unwound = submit(formats, state, asked(change({ kind: 'unwind', confirm }), at), before);
  if (!unwound.ok) return unwound;

  const mayReinstate = waiting(alone.value.derived, unwound.value.derived, place.round).filter(
    (player) => keeping([player]).ok,
  );
  const laterRounds = state.facts.rounds.filter((round) => round.number > place.round);
  return ok({
    keep: { ...whatChanges(before, kept.value, place.round), mayReinstate },
    unwind: { rounds: laterRounds.map((round) => round.number), outcomes: countOutcomes(laterRounds) },
  });
}

/**
 * DK-34: what an adjustment would change. No later round is set aside for it: it counts from the next draw on.
 *
 * @example
 * previewAdjustment(formats, cup.state, { type: 'AdjustPoints', player: 'p1', by: -1000, reason: 'late' }).ok; // true
 */
export function previewAdjustment(
  formats: Formats,
  state: State,
  command: Extract<Command, { type: 'AdjustPoints' }>,
  previous?: Derived,
): Result<Consequences, Refusal> {
  const before = derive(formats, state.facts, previous);
  const done = submit(formats, state, asked(command, state.facts.lastCompletedAt), before);
  if (!done.ok) return done;
  const round = command.round ?? drawnRounds(state.facts);
  return ok({
    keep: { ...whatChanges(before, done.value, round), mayReinstate: [] },
    unwind: { rounds: [], outcomes: 0 },
  });
}

const whatChanges = (
  before: Derived,
  { derived: after, entry }: { readonly derived: Derived; readonly entry: Entry },
  round: number,
): Omit<Consequences['keep'], 'mayReinstate'> => ({
  ...differences(before, after),
  through: { from: throughOf(before, round), to: throughOf(after, round) },
  faults: newFaults(before, after, round),
  cancelledGames: cancelledBy(entry, before.facts),
  ratings: ratingChanges(before, after),
});

const recordedAt = (facts: Facts, place: Place): Outcome | undefined =>
  tableOf(roundOf(facts, place.round), place.match)?.games[place.game - 1]?.recorded?.outcome;

const countOutcomes = (rounds: Facts['rounds']): number =>
  rounds.flatMap((round) => round.tables.flatMap((table) => table.games)).filter((game) => game.recorded).length;

function differences(before: Derived, after: Derived) {
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
    winners: { from: before.verdict.winners, to: after.verdict.winners },
    finished: { from: before.verdict.finished, to: after.verdict.finished },
  };
}

/** Only where there will be another draw, and only those who will be in it. */
function ratingChanges(before: Derived, after: Derived) {
  if (after.verdict.finished) return [];
  const [was, is] = [before.ratings, after.ratings];
  return after.standings.flatMap(({ player, state }) => {
    const entry = after.facts.players.get(player)?.rating;
    const [from, to] = [was?.get(player) ?? entry, is?.get(player) ?? entry];
    const differs = canonicalJson(from ?? null) !== canonicalJson(to ?? null);
    const whole = (rating: Rating | undefined) => Math.round((rating?.rating ?? 150_000) / 100);
    return state === 'active' && differs ? [{ player, from: whole(from), to: whole(to) }] : [];
  });
}

/** The players who are through from the stage of that round: what it handed over stays, but the desk sees what it would be now (DK-4). */
function throughOf(derived: Derived, round: number): readonly PlayerId[] {
  const stage = roundOf(derived.facts, round)?.stage;
  return derived.stage(stage).verdict.through;
}

/** “No longer follows” = has findings it did not have before, or has them worse; never by drawing again. */
function newFaults(before: Derived, after: Derived, corrected: number) {
  return before.facts.rounds
    .filter((round) => round.number > corrected && after.facts.rounds[round.number - 1]?.edition === round.edition)
    .flatMap((round) => {
      const judge = (derived: Derived) => derived.stageBefore(round.stage, round.number).judge(pairingOf(round));
      return newOrWorse(judge(before).findings, judge(after).findings).map((finding) => {
        const table = round.tables.find((one) => finding.players.some((id) => one.seats.includes(id)))?.number;
        return { round: round.number, finding, ...(table !== undefined && { table }) };
      });
    });
}

/** Players who are out, but would play on if later rounds had not been played. */
function waiting(kept: Derived, unwound: Derived, round: number): PlayerId[] {
  const { formats, facts } = unwound;
  const open = roundOf(facts, round);
  const settled =
    open?.state === 'published' && open.open === 0 ? evolveFacts(facts, { type: 'RoundClosed', round }) : facts;
  const wouldPlay = new Set(
    derive(formats, settled, unwound)
      .standings.filter((row) => row.state === 'active')
      .map((row) => row.player),
  );
  return kept.standings
    .filter((row) => row.state === 'eliminated' && wouldPlay.has(row.player))
    .map((row) => row.player);
}

/** Games that no longer belong to their match. */
const cancelledBy = ({ events }: Entry, before: Facts): number =>
  events.reduce((sum, event) => {
    if (event.type !== 'GamesCancelled') return sum;
    const games = tableOf(roundOf(before, event.round), event.match)?.games.length ?? 0;
    return sum + Math.max(0, games - event.from + 1);
  }, 0);
