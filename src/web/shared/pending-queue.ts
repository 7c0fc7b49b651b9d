import { type LogPort, NoAnswer, newCommandId, ProblemError } from '../../client/index.ts';
import type { Command } from '../../engine/index.ts';
import { toWire } from '../../protocol/scale.ts';
import type { Submitted } from '../../protocol/wire.ts';
import { enteredAt } from './entered-at.ts';
import type { PendingCommand, PendingStore } from './pending.ts';

/** A command that the server refused after it had been shown here, or that no longer fits what others did. */
export interface LateRefusal {
  readonly commandId: string;
  readonly command: Command;
  readonly sentence: string;
  readonly code: string;
}

export interface QueueSnapshot {
  /** Not known to be stored, in the order of entry. */
  readonly pending: readonly PendingCommand[];
  readonly refused: readonly LateRefusal[];
  /** The ids of commands that were shown and then refused, whatever became of them. */
  readonly withdrawn: ReadonlySet<string>;
  /** Stored a moment ago: the live stream may not have brought it yet. */
  readonly justStored: readonly PendingCommand[];
  /** A command went out and nobody answered: whatever the live line says, there is none. */
  readonly unanswered: boolean;
}

type Sender = Pick<LogPort, 'send'>;

interface QueueOptions {
  readonly now?: () => number;
  /** The command as it is sent now, where that depends on what is stored; undefined: there is nothing left to send. */
  readonly asSent?: (pending: PendingCommand) => Command | undefined;
  /** Makes what was stored part of what is shown, before it stops being pending. */
  readonly stored?: (answer: Submitted) => Promise<void>;
}

export interface AddOptions extends Pick<PendingCommand, 'expectedVersion' | 'undoes'> {
  readonly commandId?: string;
  readonly replaces?: (command: Command) => boolean;
}

const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 8_000;
const JUST_STORED_FOR = 3_000;

/**
 * DK-22: what was entered here and is not confirmed yet, for the desk, the players' phones and the scorekeepers. It is
 * kept over a reload and goes out one by one in the order of entry, each with the id it was given, however often it is
 * tried: so it counts once. A place carries its round's edition, so nothing lands at a table that was paired again.
 */
export class PendingQueue {
  readonly #id: string;
  readonly #sender: Sender;
  readonly #kept: PendingStore;
  readonly #now: () => number;
  readonly #asSent: NonNullable<QueueOptions['asSent']>;
  readonly #stored: QueueOptions['stored'];
  readonly #listeners = new Set<() => void>();
  #pending: readonly PendingCommand[];
  #refused: readonly LateRefusal[] = [];
  #withdrawn: ReadonlySet<string> = new Set();
  #justStored: readonly PendingCommand[] = [];
  #unanswered = false;
  #sending = false;
  #closed = true;
  #wait = SHORTEST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fading: ReturnType<typeof setTimeout> | undefined;
  #snapshot: QueueSnapshot;

  constructor(id: string, sender: Sender, kept: PendingStore, options: QueueOptions = {}) {
    const { now = Date.now, asSent = ({ command }) => command, stored } = options;
    this.#id = id;
    this.#sender = sender;
    this.#kept = kept;
    this.#now = now;
    this.#asSent = asSent;
    this.#stored = stored;
    this.#pending = kept.load();
    this.#snapshot = this.#look();
  }

  open(): void {
    this.#closed = false;
    this.wake();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#fading);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): QueueSnapshot => this.#snapshot;

  /** Keeps it and sends it; `replaces` says which that were never tried it makes superfluous. */
  add(command: Command, options: AddOptions = {}): void {
    const { commandId = newCommandId(), replaces = () => false, ...more } = options;
    const added = { commandId, command, at: this.#now(), ...more };
    const left = this.#pending.filter((one) => one.tried || !replaces(one.command));
    this.#refused = this.#refused.filter((one) => !replaces(one.command));
    this.#keep([...left, added]);
    this.wake();
  }

  /** Heard of by another way: the answer alone was lost. */
  settle(isStored: (commandId: string) => boolean): void {
    const left = this.#pending.filter(({ commandId }) => !isStored(commandId));
    if (left.length === this.#pending.length) return;
    this.#unanswered = false;
    this.#keep(left);
  }

  /** The line is there, as far as anyone knows. */
  lineIsOpen(): void {
    if (this.#unanswered) {
      this.#unanswered = false;
      this.#changed();
    }
    this.wake();
  }

  wake(): void {
    this.#sendAfter(0);
  }

  dismiss(commandId: string): void {
    this.#refused = this.#refused.filter((one) => one.commandId !== commandId);
    this.#changed();
  }

  #keep(pending: readonly PendingCommand[]): void {
    this.#pending = pending;
    this.#kept.save(pending);
    this.#changed();
  }

  #changed(): void {
    this.#snapshot = this.#look();
    for (const listener of this.#listeners) listener();
  }

  #look(): QueueSnapshot {
    return {
      pending: this.#pending,
      refused: this.#refused,
      withdrawn: this.#withdrawn,
      justStored: this.#justStored,
      unanswered: this.#unanswered,
    };
  }

  #sendAfter(delay: number): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void this.#send(), delay);
  }

  async #send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      for (let next = this.#pending[0]; next && !this.#closed; next = this.#pending[0]) {
        if (!(await this.#deliver(next))) break;
        this.#wait = SHORTEST_WAIT;
      }
    } finally {
      this.#sending = false;
    }
  }

  async #deliver(next: PendingCommand): Promise<boolean> {
    const { commandId, expectedVersion } = next;
    const command = this.#asSent(next);
    if (!command) {
      this.#drop(commandId);
      return true;
    }
    if (!next.tried) {
      this.#pending = this.#pending.map((one) => (one === next ? { ...one, tried: true } : one));
      this.#kept.save(this.#pending);
    }
    try {
      const answer = await this.#sender.send(this.#id, {
        commandId,
        command: toWire(enteredAt(command, next.at)),
        sentAt: this.#now(),
        ...(expectedVersion !== undefined && { expectedVersion }),
      });
      this.#unanswered = false;
      await this.#stored?.(answer);
      this.#done(commandId);
      return true;
    } catch (error) {
      if (error instanceof ProblemError && error.problem.status < 500 && error.problem.status !== 429) {
        this.#refuse(commandId, command, error);
        return true;
      }
      if (!(error instanceof NoAnswer || error instanceof ProblemError)) throw error;
      if (!this.#pending.some((one) => one.commandId === commandId)) return true;
      if (!this.#unanswered) {
        this.#unanswered = true;
        this.#changed();
      }
      this.#sendAfter(this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
      return false;
    }
  }

  #done(commandId: string): void {
    const one = this.#pending.find((pending) => pending.commandId === commandId);
    if (!one) return;
    this.#justStored = [...this.#justStored, one];
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => {
      this.#justStored = [];
      this.#changed();
    }, JUST_STORED_FOR);
    this.#drop(commandId);
  }

  #drop(commandId: string): void {
    this.#keep(this.#pending.filter((pending) => pending.commandId !== commandId));
  }

  #refuse(commandId: string, command: Command, { problem }: ProblemError): void {
    this.#withdrawn = new Set([...this.#withdrawn, commandId]);
    const recorded = problem.code === 'already-recorded';
    // Someone else entered exactly the same: it is stored, and there is nothing to report.
    const same = recorded && saysSame(problem.details);
    const contest = recorded && !same ? contestOf(command) : undefined;
    if (contest) {
      // DK-10: another desk was first with another result. Every desk sees both until one is chosen.
      const added = { commandId: newCommandId(), command: contest, at: this.#now() };
      this.#keep(this.#pending.map((one) => (one.commandId === commandId ? added : one)));
      return;
    }
    if (!same) this.#refused = [...this.#refused, { commandId, command, sentence: problem.detail, code: problem.code }];
    this.#drop(commandId);
  }
}

const saysSame = (details: unknown): boolean =>
  typeof details === 'object' && details !== null && 'same' in details && details.same === true;

function contestOf(command: Command): Command | undefined {
  switch (command.type) {
    case 'RecordOutcome':
      return { type: 'ContestOutcome', place: command.place, outcome: command.outcome };
    case 'Forfeit':
      return { type: 'ContestOutcome', place: command.place, outcome: { kind: 'forfeit', seats: command.seats } };
    default:
      return undefined;
  }
}
