import type { Command, Outcome, Place } from '../../engine/index.ts';
import { canonicalJson } from '../../kit/index.ts';
import type { Reported } from '../../protocol/scale.ts';
import type { LateRefusal } from '../shared/pending-queue.ts';
import type { Queue } from '../shared/use-pending-queue.ts';

type Report = Extract<Command, { type: 'ProposeResult' }>;

const isAt = (command: Command, place: Place): command is Report =>
  command.type === 'ProposeResult' &&
  (['round', 'edition', 'match', 'game'] as const).every((part) => command.place[part] === place[part]);

/** The reports about one game, and by whom: from the server, or on their way there from this phone. */
export interface SaidAtTable {
  /** What this player said last, sent or not. */
  readonly own?: { readonly outcome: Outcome; readonly waiting: boolean };
  /** What the others said; without an outcome: they do not agree. */
  readonly others: readonly {
    readonly player: string;
    readonly outcome?: Outcome;
    readonly at: number;
    /** HK-11: when their phone had it. */
    readonly enteredAt: number | undefined;
  }[];
  /** The server would not have it: it stays in the form. */
  readonly refused?: LateRefusal & { readonly outcome: Outcome };
}

export function saidAt(place: Place, player: string, queue: Queue, reports: readonly Reported[]): SaidAtTable {
  const told = reports.find(
    (one) => one.round === place.round && one.edition === place.edition && one.match === place.match,
  );
  const last = (all: Queue['pending']) => all.filter(({ command }) => isAt(command, place)).at(-1)?.command;
  const waiting = last(queue.pending);
  const stored = last(queue.justStored);
  const seen = told?.proposals.find((one) => one.player === player)?.outcome;
  const outcome =
    outcomeOf(waiting) ?? outcomeOf(stored) ?? (seen === undefined || seen === 'disputed' ? undefined : seen);
  const late = queue.refused.filter(({ command }) => isAt(command, place)).at(-1);
  const rejected = outcomeOf(late?.command);
  return {
    ...(outcome && { own: { outcome, waiting: waiting !== undefined } }),
    others: (told?.proposals ?? [])
      .filter((one) => one.player !== player)
      .map(({ player: other, outcome: said, at, enteredAt }) => ({
        player: other,
        at,
        enteredAt,
        ...(said !== 'disputed' && { outcome: said }),
      })),
    ...(late && rejected && { refused: { ...late, outcome: rejected } }),
  };
}

const outcomeOf = (command: Command | undefined): Outcome | undefined =>
  command?.type === 'ProposeResult' ? command.outcome : undefined;

/**
 * Reports a result. To agree is to report the same: a confirmation that had to wait for the line must not come to mean
 * another score that has been reported in the meantime (DK-12, DK-22).
 */
export function report(queue: Queue, place: Place, player: string, outcome: Outcome): void {
  queue.add({ type: 'ProposeResult', place, player, outcome }, { replaces: (command) => isAt(command, place) });
}

/** Reports that were refused for a game that is no longer open here. */
export const refusedElsewhere = (queue: Queue, open: readonly Place[]): (LateRefusal & { command: Report })[] =>
  queue.refused.flatMap((one) => {
    const { command } = one;
    if (command.type !== 'ProposeResult' || open.some((place) => isAt(command, place))) return [];
    return [{ ...one, command }];
  });

export const sameOutcome = (one: Outcome, other: Outcome): boolean => canonicalJson(one) === canonicalJson(other);
