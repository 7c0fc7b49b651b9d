import type { Command, Outcome } from '../engine/index.ts';

/**
 * The engine and the log count scores in thousandths; clients of the server say `[5, 3]` and `0.5`. These are the
 * only places where one becomes the other.
 */

/** From the text of the number, since 1.005 × 1000 is 1004.9999999999999. Undefined: finer than thousandths, or too large. */
export function thousandthsIn(score: number): number | undefined {
  const [, sign, whole = '', decimals = ''] = /^(-?)(\d{1,9})(?:\.(\d{1,3}))?$/.exec(String(score)) ?? [];
  if (sign === undefined) return undefined;
  const thousandths = Number(whole) * 1000 + Number(decimals.padEnd(3, '0'));
  return sign === '-' ? -thousandths : thousandths;
}

function counted(score: number | null): number | null {
  if (score === null) return null;
  const thousandths = thousandthsIn(score);
  if (thousandths === undefined) throw new RangeError(`${score} is not a score: at most three decimal places.`);
  return thousandths;
}

const said = (thousandths: number | null): number | null => (thousandths === null ? null : thousandths / 1000);

const inScores = (outcome: Outcome, change: (score: number | null) => number | null): Outcome =>
  outcome.kind === 'scores' ? { ...outcome, scores: outcome.scores.map(change) } : outcome;

/** As the engine counts it. The schema has refused what cannot be counted. */
export const countedOutcome = (outcome: Outcome): Outcome => inScores(outcome, counted);

/** As people say it. */
export const saidOutcome = (outcome: Outcome): Outcome => inScores(outcome, said);

function inOutcomes(command: Command, change: (outcome: Outcome) => Outcome): Command {
  switch (command.type) {
    case 'RecordOutcome':
    case 'ProposeResult':
    case 'ContestOutcome':
      return { ...command, outcome: change(command.outcome) };
    case 'RecordSeveral':
      return {
        ...command,
        reports: command.reports.map((report) => ({ ...report, outcome: change(report.outcome) })),
      };
    case 'CorrectOutcome':
      return { ...command, outcome: change(command.outcome), replaces: change(command.replaces) };
    case 'RemoveOutcome':
      return { ...command, replaces: change(command.replaces) };
    default:
      return command;
  }
}

export const countedCommand = (command: Command): Command => inOutcomes(command, countedOutcome);

export const saidCommand = (command: Command): Command => inOutcomes(command, saidOutcome);

/** DK-12: what was reported at tables and is not settled yet. */
interface Reported {
  readonly proposals: readonly { readonly outcome: Outcome | 'disputed' }[];
}

const inProposals = <R extends Reported>(report: R, change: (outcome: Outcome) => Outcome): R => ({
  ...report,
  proposals: report.proposals.map((one) => ({
    ...one,
    outcome: one.outcome === 'disputed' ? one.outcome : change(one.outcome),
  })),
});

export const saidReport = <R extends Reported>(report: R): R => inProposals(report, saidOutcome);

export const countedReport = <R extends Reported>(report: R): R => inProposals(report, countedOutcome);
