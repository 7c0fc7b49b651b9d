import { ok, type Result } from '../../../kit/index.ts';
import type { Command, DraftChange } from '../commands.ts';
import { pairingOf, unaccepted } from '../draft.ts';
import { tableOf } from '../evolve/round.ts';
import type { DrawnTable, PlayerId, Round } from '../model.ts';
import { because } from '../reasons.ts';
import { type Refusal, refusal, refuse } from '../refusal.ts';
import { draftOf, drawnRounds, roundOf } from '../state.ts';
import { openTables } from '../steps.ts';
import { advanceStage, pairNext, publish } from './advance.ts';
import type { Deciding } from './deciding.ts';
import { findMatch } from './recording.ts';
import { isOpen, renumbered, tableProblem } from './tables.ts';
import { confirmed } from './tournament.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

export function pairRound(d: Deciding): Refusal | undefined {
  if (!d.facts.started) return refusal('not-started', {});
  const draft = draftOf(d.facts);
  if (draft) return refusal('round-is-draft', { round: draft.number });
  if (d.derived.verdict.finished) return refusal('already-finished', {});
  return pairNext(d);
}

export function pairAgain(d: Deciding, command: Of<'PairAgain'>): Refusal | undefined {
  const draft = draftCalled(d, command.round);
  if (!draft.ok) return draft.error;
  d.add({ type: 'DraftDiscarded', round: draft.value.number });
  // Players who left since may have decided it: then the draft is gone and nothing takes its place.
  return d.derived.verdict.finished ? undefined : pairNext(d);
}

function draftCalled(d: Deciding, number: number, edition?: number): Result<Round, Refusal> {
  const round = roundOf(d.facts, number);
  if (!round) return refuse('unknown-round', { round: number });
  if (round.state === 'published') return refuse('round-is-published', { round: number });
  if (round.state === 'closed') return refuse('round-is-closed', { round: number });
  if (edition !== undefined && edition !== round.edition) {
    return refuse('table-was-paired-again', { round: number, edition, now: round.edition });
  }
  return ok(round);
}

type Rearranged = { tables: readonly DrawnTable[]; byes: readonly PlayerId[] };

/** By hand in a draft (DK-2). Games are planned by seat, so whoever sits there plays them. */
function rearranged(round: Round, change: DraftChange): Result<Rearranged, Refusal> {
  const seated = (id: PlayerId) => round.tables.some((table) => table.seats.includes(id));
  const swap = (a: PlayerId, b: PlayerId): Result<Rearranged, Refusal> => {
    const other = (id: PlayerId) => (id === a ? b : id === b ? a : id);
    const byDesk = because('DK-2', 'placed-by-desk');
    return ok({
      tables: round.tables.map((table) => {
        const touched = table.seats.includes(a) || table.seats.includes(b);
        return touched ? { ...table, seats: table.seats.map(other), why: [byDesk] } : table;
      }),
      byes: round.byes.map(other),
    });
  };
  switch (change.kind) {
    case 'swap': {
      const [a, b] = change.players;
      const here = (id: PlayerId) => seated(id) || round.byes.includes(id);
      return here(a) && here(b) && a !== b ? swap(a, b) : refuse('bad-change', { problem: 'not-seated' });
    }
    case 'bye': {
      const [bye] = round.byes;
      if (round.byes.includes(change.player)) return refuse('bad-change', { problem: 'has-bye' });
      if (!seated(change.player)) return refuse('bad-change', { problem: 'not-seated' });
      return bye === undefined ? refuse('bad-change', { problem: 'no-bye' }) : swap(change.player, bye);
    }
    case 'move': {
      const target = tableOf(round, change.match);
      if (!target) return refuse('bad-change', { problem: 'unknown-table' });
      if (target.seats.includes(change.player)) return refuse('bad-change', { problem: 'same-table' });
      if (!seated(change.player) && !round.byes.includes(change.player)) {
        return refuse('bad-change', { problem: 'not-seated' });
      }
      const byDesk = because('DK-2', 'placed-by-desk');
      const tables = round.tables.map((table) => {
        if (table === target) return { ...table, seats: [...table.seats, change.player], why: [byDesk] };
        if (!table.seats.includes(change.player)) return table;
        return { ...table, seats: table.seats.filter((id) => id !== change.player), why: [byDesk] };
      });
      return ok({ tables, byes: round.byes.filter((id) => id !== change.player) });
    }
    case 'arrange':
      return arranged(round, change);
  }
}

/** The same people at tables as the command has them; a table that nobody is left for is gone. */
function arranged(
  round: Round,
  { tables, byes }: Extract<DraftChange, { kind: 'arrange' }>,
): Result<Rearranged, Refusal> {
  const listed = (seats: readonly (readonly PlayerId[])[], resting: readonly PlayerId[]) =>
    [...seats.flat(), ...resting].toSorted().join('\n');
  const before = round.tables.map((table) => table.seats);
  if (listed(tables, byes) !== listed(before, round.byes)) return refuse('bad-change', { problem: 'not-seated' });
  if (tables.length > round.tables.length) return refuse('bad-change', { problem: 'unknown-table' });
  const byDesk = because('DK-2', 'placed-by-desk');
  return ok({
    tables: round.tables
      .slice(0, tables.length)
      .map((table, at) => ({ ...table, seats: tables[at] ?? [], why: [byDesk] })),
    byes,
  });
}

export function adjustDraft(d: Deciding, command: Of<'AdjustDraft'>): Refusal | undefined {
  const draft = draftCalled(d, command.round, command.edition);
  if (!draft.ok) return draft.error;
  const changed = rearranged(draft.value, command.change);
  if (!changed.ok) return changed.error;
  const tables = renumbered(d.facts, changed.value.tables);
  const { findings } = d.derived.stage().judge({ ...pairingOf(draft.value), tables, byes: changed.value.byes });
  const impossible = findings.filter((finding) => finding.impossible);
  if (impossible.length > 0) return refusal('forbidden-pairing', { findings: impossible });
  const forbidden = unaccepted(draft.value, findings).filter((finding) => finding.hard);
  const reason = command.override?.trim();
  if (forbidden.length > 0 && !reason) return refusal('forbidden-pairing', { findings: forbidden });
  d.add({
    type: 'DraftAdjusted',
    round: draft.value.number,
    tables,
    byes: changed.value.byes,
    findings,
    ...(reason && { override: { reason, accepted: forbidden } }),
  });
  return undefined;
}

export function override(d: Deciding, command: Of<'Override'>): Refusal | undefined {
  const draft = draftCalled(d, command.round, command.edition);
  if (!draft.ok) return draft.error;
  if (command.reason.trim() === '') return refusal('no-reason-given', {});
  const accepted = d.derived.reviewDraft()?.stale ?? [];
  d.add({ type: 'Overridden', round: draft.value.number, override: { reason: command.reason.trim(), accepted } });
  return undefined;
}

export function publishRound(d: Deciding, command: Of<'PublishRound'>): Refusal | undefined {
  const draft = draftCalled(d, command.round);
  if (!draft.ok) return draft.error;
  const findings = d.derived.reviewDraft()?.stale ?? [];
  if (findings.length > 0) return refusal('draft-is-stale', { round: draft.value.number, findings });
  publish(d, draft.value);
  advanceStage(d);
  return undefined;
}

export function unpublishRound(d: Deciding, { round: number }: Of<'UnpublishRound'>): Refusal | undefined {
  const round = roundOf(d.facts, number);
  if (!round) return refusal('unknown-round', { round: number });
  if (round.state === 'draft') return refusal('round-is-draft', { round: number });
  if (round.state === 'closed') return refusal('round-is-closed', { round: number });
  const later = laterRounds(d, number);
  if (later) return later;
  if (round.tables.some((table) => table.games.some((game) => game.recorded))) {
    return refusal('has-results', { round: number });
  }
  d.add({ type: 'RoundUnpublished', round: number });
  return undefined;
}

function laterRounds(d: Deciding, number: number): Refusal | undefined {
  const later = d.facts.rounds.filter((round) => round.number > number).map((round) => round.number);
  return later.length > 0 ? refusal('later-rounds', { round: number, later }) : undefined;
}

export function closeRound(d: Deciding, { round: number }: Of<'CloseRound'>): Refusal | undefined {
  const round = roundOf(d.facts, number);
  if (!round) return refusal('unknown-round', { round: number });
  if (round.state === 'draft') return refusal('round-is-draft', { round: number });
  if (round.state === 'closed') return refusal('round-is-closed', { round: number });
  if (round.open > 0) {
    return refusal('tables-open', { round: number, open: round.open, tables: openTables(round) });
  }
  d.add({ type: 'RoundClosed', round: number });
  advanceStage(d);
  return undefined;
}

export function reopenRound(d: Deciding, { round: number }: Of<'ReopenRound'>): Refusal | undefined {
  const round = roundOf(d.facts, number);
  if (!round) return refusal('unknown-round', { round: number });
  if (round.state === 'draft') return refusal('round-is-draft', { round: number });
  if (round.state === 'published') return refusal('round-is-published', { round: number });
  const later = laterRounds(d, number);
  if (later) return later;
  d.add({ type: 'RoundReopened', round: number });
  return undefined;
}

export function allowRematches(d: Deciding): Refusal | undefined {
  if (!d.facts.started) return refusal('not-started', {});
  // A draft is not part of history: if it can neither stand nor be paired again, the question is the same.
  const step = d.derived.stage().next();
  const stuck = step.kind === 'wait' && step.why.code === 'no-legal-pairing' && step.why.details.reason === 'rematches';
  if (!stuck) return refusal('rematches-not-in-question', {});
  d.add({ type: 'RematchesAllowed', round: drawnRounds(d.facts) + 1 });
  return undefined;
}

/** ST-15: called when it is over; drawn at once, as a draft. */
export function callFinalGame(d: Deciding): Refusal | undefined {
  if (!d.facts.started) return refusal('not-started', {});
  const over = d.derived.verdict.finished && !draftOf(d.facts);
  const { rulebook, history, sheet } = d.derived.stage();
  if (!over || !rulebook.finalists?.(history, sheet)) return refusal('no-final-game', {});
  d.add({ type: 'FinalGameCalled', after: drawnRounds(d.facts) });
  return pairNext(d);
}

/** Sets later rounds aside; the chosen one is open again. */
export function unwind(d: Deciding, toRound: number, confirm: string): Refusal | undefined {
  if (!Number.isInteger(toRound) || toRound < 0 || toRound > d.facts.rounds.length) {
    return refusal('unknown-round', { round: toRound });
  }
  const unsure = confirmed(d, confirm);
  if (unsure) return unsure;
  d.add({ type: 'Unwound', toRound });
  return undefined;
}

export const unwindToRound = (d: Deciding, command: Of<'UnwindToRound'>) => unwind(d, command.round, command.confirm);

/** HK-10: the desk chooses: for someone who needs a table that was taken, or for a table that broke. */
export function moveMatch(d: Deciding, command: Of<'MoveMatch'>): Refusal | undefined {
  const { round, match, table } = command;
  const bad = tableProblem(table);
  if (bad) return bad;
  const found = findMatch(d, command, 'drafts-too');
  if (!found.ok) return found.error;
  if (!isOpen(found.value.table)) return refusal('match-is-over', { round, match });
  const holder = d.facts.rounds.find(
    (one) =>
      one.open > 0 &&
      one.tables.some((other) => other !== found.value.table && other.number === table && isOpen(other)),
  );
  if (holder) return refusal('table-is-taken', { table, round: holder.number });
  d.add({ type: 'MatchMoved', round, match, table });
  return undefined;
}

type ClockCommand = Of<'StartRoundClock' | 'PauseRoundClock' | 'ExtendRoundClock'>;

export function turnClock(d: Deciding, command: ClockCommand): Refusal | undefined {
  const round = roundOf(d.facts, command.round);
  if (!round || round.state === 'draft') return refusal('unknown-round', { round: command.round });
  // DK-26: nothing runs after its round, or after the end.
  if (round.state === 'closed') return refusal('round-is-closed', { round: command.round });
  if (d.derived.verdict.finished) return refusal('already-finished', {});
  const { clock } = d.facts;
  const ours = clock?.round === command.round ? clock : undefined;
  const good = (duration: number) => Number.isSafeInteger(duration) && duration > 0 && duration <= 30 * 86_400_000;
  switch (command.type) {
    case 'StartRoundClock': {
      if (ours?.since !== undefined) return refusal('clock-is-running', { round: command.round });
      // A paused clock goes on with what it has left.
      const duration = ours ? ours.remaining : command.duration;
      if (!good(duration)) return refusal('bad-duration', { duration });
      d.add({ type: 'RoundClockStarted', round: command.round, at: d.request.at, duration });
      return undefined;
    }
    case 'PauseRoundClock':
      if (ours?.since === undefined) return refusal('clock-not-running', { round: command.round });
      d.add({ type: 'RoundClockPaused', round: command.round, at: Math.max(d.request.at, ours.since) });
      return undefined;
    case 'ExtendRoundClock':
      if (!ours) return refusal('clock-not-running', { round: command.round });
      if (!good(Math.abs(command.by))) return refusal('bad-duration', { duration: command.by });
      d.add({ type: 'RoundClockExtended', round: command.round, at: d.request.at, by: command.by });
      return undefined;
  }
}
