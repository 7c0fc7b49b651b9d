import { canonicalJson, type Result } from '../../../kit/index.ts';
import type { Command } from '../commands.ts';
import type { Event } from '../events.ts';
import type { Outcome, Place, PlayerId, Table } from '../model.ts';
import { isAway } from '../presence.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { advanceTable } from './advance.ts';
import { moment } from './completion.ts';
import type { Deciding } from './deciding.ts';
import { reinstate } from './people.ts';
import { acceptable, find, record } from './recording.ts';
import { unwind } from './rounds.ts';
import { reseat } from './tables.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const refusalIn = (answer: Result<unknown, Refusal>): Refusal | undefined => (answer.ok ? undefined : answer.error);

export const recordOutcome = (d: Deciding, command: Of<'RecordOutcome'>) => refusalIn(record(d, command));

export function recordSeveral(d: Deciding, command: Of<'RecordSeveral'>): Refusal | undefined {
  if (command.reports.length === 0) return refusal('no-results-given', {});
  let before: number | undefined;
  for (const report of command.reports) {
    const written = record(d, report, before);
    if (!written.ok) return written.error;
    // HK-11: the list gives the order of those without a stated time.
    if (report.completedAt === undefined) before = written.value;
  }
  return undefined;
}

export const forfeit = (d: Deciding, { place, seats, enteredAt }: Of<'Forfeit'>) =>
  refusalIn(record(d, { place, outcome: { kind: 'forfeit', seats }, ...(enteredAt !== undefined && { enteredAt }) }));

const equal = (a: unknown, b: unknown) => canonicalJson(a) === canonicalJson(b);

/** Everyone at the table who could still object. */
const voices = (d: Deciding, table: Table): readonly PlayerId[] =>
  table.seats.filter((id) => !isAway(d.facts.players.get(id)));

export function proposeResult(d: Deciding, command: Of<'ProposeResult'>): Refusal | undefined {
  const { place, player, outcome } = command;
  if (!d.about.settings.selfReport) return refusal('self-report-off', {});
  const found = find(d, place);
  if (!found.ok) return found.error;
  if (!found.value.table.seats.includes(player)) return refusal('not-at-this-table', { player });
  const { recorded } = found.value.game;
  if (recorded) {
    return refusal('already-recorded', { outcome: recorded.outcome, same: equal(recorded.outcome, outcome) });
  }
  const why = acceptable(d, found.value, outcome);
  if (why) return why;
  const { round, match, game } = place;
  const entered =
    command.enteredAt === undefined
      ? {}
      : { enteredAt: moment(d, found.value.round, found.value.table, command.enteredAt) };
  d.add({ type: 'ResultProposed', round, match, game, player, outcome, at: d.request.at, ...entered });
  return settleIfAgreed(d, place);
}

/** DK-12: reported by one and confirmed by the other(s). It counts from the moment of the first report (HK-11). */
function settleIfAgreed(d: Deciding, place: Place): Refusal | undefined {
  const found = find(d, place);
  if (!found.ok) return found.error;
  const { proposals } = found.value.table;
  const [first] = proposals;
  if (!first || first.outcome === 'disputed') return undefined;
  const { outcome } = first;
  const agreed = voices(d, found.value.table).every((id) =>
    proposals.some((proposal) => proposal.player === id && equal(proposal.outcome, outcome)),
  );
  if (!agreed) return undefined;
  return refusalIn(record(d, { place, outcome }));
}

export function confirmResult(d: Deciding, { place, player, enteredAt }: Of<'ConfirmResult'>): Refusal | undefined {
  const found = find(d, place);
  if (!found.ok) return found.error;
  const said = found.value.table.proposals
    .map((proposal) => proposal.outcome)
    .filter((outcome) => outcome !== 'disputed');
  const [outcome] = said;
  if (!outcome || said.some((other) => !equal(other, outcome))) return refusal('no-proposal', {});
  const entered = enteredAt === undefined ? {} : { enteredAt };
  return proposeResult(d, { type: 'ProposeResult', place, player, outcome, ...entered });
}

export function disputeResult(d: Deciding, { place, player }: Of<'DisputeResult'>): Refusal | undefined {
  const found = find(d, place);
  if (!found.ok) return found.error;
  if (!found.value.table.seats.includes(player)) return refusal('not-at-this-table', { player });
  if (found.value.table.proposals.length === 0) return refusal('no-proposal', {});
  const { round, match, game } = place;
  d.add({ type: 'ResultDisputed', round, match, game, player, at: d.request.at });
  return undefined;
}

export function dismissReports(d: Deciding, { place }: Of<'DismissReports'>): Refusal | undefined {
  const found = find(d, place);
  if (!found.ok) return found.error;
  if (found.value.table.proposals.length === 0) return refusal('no-proposal', {});
  const { round, match, game } = place;
  d.add({ type: 'ReportsDismissed', round, match, game });
  return undefined;
}

/** DK-4, DK-5: what was played stays, and its worth is counted again; or later rounds are unwound first. */
function change(
  d: Deciding,
  { place, replaces, later, reinstate: returning = [] }: Of<'CorrectOutcome' | 'RemoveOutcome'>,
  outcome: Outcome | undefined,
): Refusal | undefined {
  const found = find(d, place);
  if (!found.ok) return found.error;
  const { recorded } = found.value.game;
  const { round, match, game } = place;
  if (!recorded) return refusal('nothing-recorded', { round, match, game });
  if (!equal(recorded.outcome, replaces)) return refusal('not-what-it-replaces', { now: recorded.outcome });
  const why = outcome && acceptable(d, found.value, outcome);
  if (why) return why;
  if (later.kind === 'unwind') {
    const notUnwound = unwind(d, round, later.confirm);
    if (notUnwound) return notUnwound;
  }
  const event: Event = outcome
    ? { type: 'OutcomeCorrected', round, match, game, outcome }
    : { type: 'OutcomeRemoved', round, match, game, at: d.request.at };
  d.add(event);
  reseat(d, round, match);
  // Before anything follows by itself: a round that is drawn now must include them.
  for (const player of returning) {
    const staysOut = reinstate(d, player);
    if (staysOut) return staysOut;
  }
  advanceTable(d, round, match);
  return undefined;
}

export const correctOutcome = (d: Deciding, command: Of<'CorrectOutcome'>) => change(d, command, command.outcome);

export const removeOutcome = (d: Deciding, command: Of<'RemoveOutcome'>) => change(d, command, undefined);
