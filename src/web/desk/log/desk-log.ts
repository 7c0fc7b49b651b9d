import { type LiveLine, NoAnswer, newCommandId, ProblemError, type TiltyardClient } from '../../../client/index.ts';
import {
  apply,
  type Command,
  type Entry,
  emptyState,
  type Refusal,
  type State,
  shortCode,
  submit,
  upcast,
  type WrittenEntry,
} from '../../../engine/index.ts';
import type { PendingCommand, PendingStore } from '../../shared/pending.ts';
import { drawsLots, standsOnStoredRound } from './commands.ts';

export type Line = 'connecting' | 'open' | 'waiting';

/** A command that the server refused after it had been shown, or that no longer fits what others did. */
export interface LateRefusal {
  readonly commandId: string;
  readonly command: Command;
  readonly sentence: string;
  readonly code: string;
}

export interface DeskSnapshot {
  /** With what is not stored yet. */
  readonly state: State;
  readonly stored: State;
  readonly pending: readonly PendingCommand[];
  readonly refused: readonly LateRefusal[];
  readonly line: Line;
  /** A draw is on its way: nobody decides it but the server. */
  readonly drawing: boolean;
  readonly gone: boolean;
  /** By how much the server's time, by which all clocks run, is ahead of this machine's. */
  readonly ahead: number;
}

/** Why a command was not even tried. */
export type NotNow = { readonly code: 'no-line' } | { readonly code: 'round-not-stored' };

type Sender = Pick<TiltyardClient, 'send' | 'entries' | 'live'>;

const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 8_000;

/**
 * The desk's copy of the log. A command is decided here at once, shown, and sent with its id; what the server stored
 * comes back by the live line, and commands that are still on their way are decided anew upon it (DK-10, DK-22).
 */
export class DeskLog {
  readonly id: string;
  readonly #sender: Sender;
  readonly #kept: PendingStore;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  #live: LiveLine | undefined;
  #stored: State = emptyState;
  #pending: PendingCommand[];
  #refused: LateRefusal[] = [];
  #line: Line = 'connecting';
  /** A command went out and nobody answered: whatever the live line says, there is none. */
  #unanswered = false;
  #gone = false;
  #ahead = 0;
  #sending = false;
  #wait = SHORTEST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #snapshot: DeskSnapshot;

  constructor(id: string, sender: Sender, kept: PendingStore, now: () => number = Date.now) {
    this.id = id;
    this.#sender = sender;
    this.#kept = kept;
    this.#now = now;
    this.#pending = kept.load();
    this.#snapshot = this.#look(emptyState);
  }

  open(): void {
    this.#live = this.#sender.live(this.id, {
      as: 'desk',
      after: this.#stored.log.length,
      head: shortCode(this.#stored.log.head?.hash ?? '0'.repeat(64)),
      onEntries: ({ entries }) => this.#receive(entries),
      onReload: () => {
        this.#stored = emptyState;
      },
      onTime: (now) => {
        this.#ahead = now - this.#now();
        this.#changed(this.#snapshot.state);
      },
      onGone: () => {
        this.#gone = true;
        this.#show();
      },
      onLine: (line) => {
        this.#line = line;
        this.#unanswered &&= line !== 'open';
        this.#show();
        if (line === 'open') this.#sendSoon(0);
      },
    });
  }

  close(): void {
    this.#live?.close();
    clearTimeout(this.#timer);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): DeskSnapshot => this.#snapshot;

  /** Whether it would be accepted now; undefined: yes. */
  whyNot(command: Command): Refusal | NotNow | undefined {
    const notNow = this.#notNow(command);
    if (notNow) return notNow;
    const answer = submit(this.#snapshot.state, this.#request('dry-run', command));
    return answer.ok ? undefined : answer.error;
  }

  #notNow(command: Command): NotNow | undefined {
    if (drawsLots(command) && this.#snapshot.line !== 'open') return { code: 'no-line' };
    return standsOnStoredRound(command, this.#stored.facts) ? undefined : { code: 'round-not-stored' };
  }

  /** Decides, shows and sends. A draw is not shown before it is stored: nothing may be entered at tables that may not come. */
  perform(
    command: Command,
    { commandId = newCommandId(), expectedVersion }: { commandId?: string; expectedVersion?: number | undefined } = {},
  ): Refusal | NotNow | undefined {
    return this.#queue({
      commandId,
      command,
      at: this.#now(),
      ...(expectedVersion !== undefined && { expectedVersion }),
    });
  }

  /** DK-6: takes back the entry of that command and no other, whatever others did meanwhile. One that was refused has none. */
  undo(undoes: string): Refusal | NotNow | undefined {
    const entry = this.#snapshot.state.log.byCommand(undoes);
    if (!entry) return undefined;
    const command = { type: 'Undo', version: entry.version } as const;
    return this.#queue({ commandId: newCommandId(), command, at: this.#now(), undoes });
  }

  #queue(pending: PendingCommand): Refusal | NotNow | undefined {
    const { commandId, command } = pending;
    const notNow = this.#notNow(command);
    if (notNow) return notNow;
    if (drawsLots(command)) {
      this.#pending.push(pending);
      this.#show();
    } else {
      const answer = submit(this.#snapshot.state, this.#request(commandId, command));
      if (!answer.ok) return answer.error;
      this.#pending.push(pending);
      this.#changed(answer.value.state);
    }
    this.#kept.save(this.#pending);
    this.#sendSoon(0);
    return undefined;
  }

  dismiss(commandId: string): void {
    this.#refused = this.#refused.filter((one) => one.commandId !== commandId);
    this.#show();
  }

  #request(commandId: string, command: Command, at = this.#now()) {
    return { commandId, at: Math.max(at, this.#stored.log.head?.at ?? 0), by: 'desk', command };
  }

  #receive(written: readonly Entry[]): void {
    for (const one of written) {
      if (one.version !== this.#stored.log.length + 1) continue;
      this.#stored = apply(this.#stored, upcast(one as WrittenEntry));
    }
    this.#settle();
  }

  /** What is stored is no longer pending; the rest is decided anew upon it. */
  #settle(): void {
    const { log } = this.#stored;
    const before = this.#pending.length;
    this.#pending = this.#pending.filter(({ commandId }) => log.byCommand(commandId) === undefined);
    if (this.#pending.length !== before) {
      this.#kept.save(this.#pending);
      // Heard of by the live line: the answer alone was lost.
      this.#unanswered = false;
    }
    this.#show();
  }

  #show(): void {
    let state = this.#stored;
    for (const { commandId, at, ...pending } of this.#pending) {
      const command = commandUpon(state, pending);
      if (!command || drawsLots(command) || !standsOnStoredRound(command, this.#stored.facts)) continue;
      const answer = submit(state, this.#request(commandId, command, at));
      if (answer.ok) state = answer.value.state;
    }
    this.#changed(state);
  }

  #changed(state: State): void {
    this.#snapshot = this.#look(state);
    for (const listener of this.#listeners) listener();
  }

  #look(state: State): DeskSnapshot {
    return {
      state,
      stored: this.#stored,
      pending: [...this.#pending],
      refused: this.#refused,
      line: this.#unanswered ? 'waiting' : this.#line,
      drawing: this.#pending.some(({ command }) => drawsLots(command)),
      gone: this.#gone,
      ahead: this.#ahead,
    };
  }

  #sendSoon(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), delay);
  }

  /** One after the other, in order; each with the id it was given, however often it is tried. */
  async #send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      for (let next = this.#pending[0]; next; next = this.#pending[0]) {
        if (!(await this.#deliver(next))) break;
        this.#wait = SHORTEST_WAIT;
      }
    } finally {
      this.#sending = false;
    }
  }

  async #deliver({ commandId, expectedVersion, ...pending }: PendingCommand): Promise<boolean> {
    const command = commandUpon(this.#stored, pending);
    if (!command) {
      this.#drop(commandId);
      return true;
    }
    try {
      const { entry } = await this.#sender.send(this.id, {
        commandId,
        command: command as Parameters<Sender['send']>[1]['command'],
        ...(expectedVersion !== undefined && { expectedVersion }),
      });
      this.#unanswered = false;
      if (entry && entry.version > this.#stored.log.length + 1) {
        this.#receive((await this.#sender.entries(this.id, this.#stored.log.length)).entries);
      } else if (entry) this.#receive([entry]);
      return this.#pending[0]?.commandId !== commandId;
    } catch (error) {
      if (error instanceof ProblemError && error.problem.status < 500 && error.problem.status !== 429) {
        this.#refuse(commandId, command, error);
        return true;
      }
      if (!(error instanceof NoAnswer || error instanceof ProblemError)) throw error;
      if (!this.#pending.some((one) => one.commandId === commandId)) return true;
      if (!this.#unanswered) {
        this.#unanswered = true;
        this.#show();
      }
      this.#sendSoon(this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
      return false;
    }
  }

  #drop(commandId: string): void {
    this.#pending = this.#pending.filter((one) => one.commandId !== commandId);
    this.#kept.save(this.#pending);
    this.#show();
  }

  #refuse(commandId: string, command: Command, { problem }: ProblemError): void {
    this.#pending = this.#pending.filter((one) => one.commandId !== commandId);
    this.#kept.save(this.#pending);
    this.#refused = [...this.#refused, { commandId, command, sentence: problem.detail, code: problem.code }];
    this.#show();
  }
}

/** An undo means the version that its entry has in this log; undefined: it has none here. */
function commandUpon(state: State, { command, undoes }: Pick<PendingCommand, 'command' | 'undoes'>) {
  if (undoes === undefined) return command;
  const entry = state.log.byCommand(undoes);
  return entry && ({ type: 'Undo', version: entry.version } as const);
}
