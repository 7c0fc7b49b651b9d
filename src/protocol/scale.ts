import type { Command, Outcome, Place, Table } from '../engine/index.ts';
import type { WireCommand, WireOutcome } from './commands.ts';
import { thousandthsOf, wireScore } from './wire-score.ts';
import type { TableReport } from './wire-views.ts';

/**
 * The engine and the log count scores in thousandths; on the wire they are as people say them, `[5, 3]` and `0.5`. This is
 * the only way from one to the other: the types fit no other way.
 */

export function outcomeFromWire(outcome: WireOutcome): Outcome {
  if (outcome.kind !== 'scores') return outcome;
  return { ...outcome, scores: outcome.scores.map((score) => (score === null ? null : thousandthsOf(score))) };
}

export function outcomeToWire(outcome: Outcome): WireOutcome {
  if (outcome.kind !== 'scores') return outcome;
  return { ...outcome, scores: outcome.scores.map((score) => (score === null ? null : wireScore(score))) };
}

type Adjusting<C extends { readonly type: string }> = Extract<C, { type: 'AdjustPoints' }>;

export const adjustmentFromWire = (command: Adjusting<WireCommand>): Adjusting<Command> => ({
  ...command,
  by: thousandthsOf(command.by),
});

export function fromWire(command: WireCommand): Command {
  switch (command.type) {
    case 'AdjustPoints':
      return adjustmentFromWire(command);
    case 'RecordOutcome':
    case 'ProposeResult':
    case 'ContestOutcome':
      return { ...command, outcome: outcomeFromWire(command.outcome) };
    case 'RecordSeveral':
      return {
        ...command,
        reports: command.reports.map((report) => ({ ...report, outcome: outcomeFromWire(report.outcome) })),
      };
    case 'CorrectOutcome':
      return {
        ...command,
        outcome: outcomeFromWire(command.outcome),
        replaces: outcomeFromWire(command.replaces),
      };
    case 'RemoveOutcome':
      return { ...command, replaces: outcomeFromWire(command.replaces) };
    default:
      return command;
  }
}

export function toWire(command: Command): WireCommand {
  switch (command.type) {
    case 'AdjustPoints':
      return { ...command, by: wireScore(command.by) };
    case 'RecordOutcome':
    case 'ProposeResult':
    case 'ContestOutcome':
      return { ...command, outcome: outcomeToWire(command.outcome) };
    case 'RecordSeveral':
      return {
        ...command,
        reports: command.reports.map((report) => ({ ...report, outcome: outcomeToWire(report.outcome) })),
      };
    case 'CorrectOutcome':
      return { ...command, outcome: outcomeToWire(command.outcome), replaces: outcomeToWire(command.replaces) };
    case 'RemoveOutcome':
      return { ...command, replaces: outcomeToWire(command.replaces) };
    default:
      return command;
  }
}

/** DK-12: what was reported at a table and is not settled yet, as the engine counts it. */
export type Reported = Omit<Place, 'game'> & Pick<Table, 'proposals'>;

export const reportFromWire = (report: TableReport): Reported => ({
  ...report,
  proposals: report.proposals.map((one) => ({
    ...one,
    outcome: one.outcome === 'disputed' ? one.outcome : outcomeFromWire(one.outcome),
  })),
});

export const reportToWire = (report: Reported): TableReport => ({
  ...report,
  proposals: report.proposals.map((one) => ({
    ...one,
    outcome: one.outcome === 'disputed' ? one.outcome : outcomeToWire(one.outcome),
  })),
});
