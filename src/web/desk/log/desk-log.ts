import { type LiveLine, newCommandId, type TiltyardClient } from '../../../client/index.ts';
import {
  apply,
  type Command,
  type Entry,
  emptyState,
  fetchFormat,
  hasFormat,
  ok,
  type Refusal,
  type Request,
  type Result,
  type State,
  shortCode,
  submit,
  upcast,
  type WrittenEntry,
} from '../../../engine/index.ts';
import { orMissing } from '../../shared/missing.ts';
import type { PendingCommand, PendingStore } from '../../shared/pending.ts';
import { type AddOptions, type LateRefusal, PendingQueue } from '../../shared/pending-queue.ts';
import { drawsLots, isDraw, standsOnStoredRound } from './commands.ts';

export type LineState = 'connecting' | 'open' | 'waiting';

export interface DeskSnapshot {
  /** With what is not stored yet. */
  readonly state: State;
  readonly stored: State;
  readonly pending: readonly PendingCommand[];
  readonly refused: readonly LateRefusal[];
  /** The ids of commands that were shown and then refused: they have nothing to undo. */
  readonly withdrawn: ReadonlySet<string>;
  readonly line: LineState;
  /** A draw is on its way: nobody decides it but the server. */
  readonly drawing: boolean;
  readonly gone: boolean;
  /** An internal error while handling what came in: the page has to be reloaded. */
  readonly fault?: unknown;
  /** By how much the server's time, by which all clocks run, is ahead of this machine's. */
  readonly ahead: number;
}

/** Why a command was not even tried. */
export type NotNow = { readonly code: 'no-line' } | { readonly code: 'round-not-stored' };

type Sender = Pick<TiltyardClient, 'send' | 'entries' | 'live'>;

/**
 * The desk's copy of the log. A command is decided here at once, shown, and sent with its id; what the server stored
 * comes back by the live line, and commands that are still on their way are decided again on top of it (DK-10, DK-22).
 */
export class DeskLog {
  readonly id: string;
  readonly #sender: Sender;
  readonly #queue: PendingQueue;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  #live: LiveLine | undefined;
  #stored: State = emptyState;
  #line: LineState = 'connecting';
  /** The queue changes as part of a step that shows the outcome itself. */
  #quietly = false;
  #gone = false;
  #fault: unknown;
  #ahead = 0;
  #snapshot: DeskSnapshot;

  constructor(id: string, sender: Sender, kept: PendingStore, now: () => number = Date.now) {
    this.id = id;
    this.#sender = sender;
    this.#now = now;
    this.#queue = new PendingQueue(id, sender, kept, {
      now,
      asSent: (pending) => commandUpon(this.#stored, pending),
      stored: ({ entry }) => this.#answered(entry),
    });
    this.#queue.subscribe(() => {
      if (!this.#quietly) this.#show();
    });
    this.#snapshot = this.#look(emptyState);
  }

  open(): void {
    this.#queue.open();
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
      onFault: (error) => {
        this.#fault = error;
        this.#changed(this.#snapshot.state);
      },
      onLine: (line) => {
        this.#line = line;
        if (line === 'open') this.#queue.lineIsOpen();
        this.#show();
      },
    });
  }

  close(): void {
    this.#live?.close();
    this.#queue.close();
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
    // DK-6: an undo means the entry that is shown under its number, whatever number the server gives it.
    const undoes = command.type === 'Undo' ? this.#snapshot.state.log.at(command.version)?.commandId : undefined;
    return this.#enqueue(command, {
      commandId,
      ...(expectedVersion !== undefined && { expectedVersion }),
      ...(undoes !== undefined && { undoes }),
    });
  }

  /** DK-6: undoes the entry of that command and no other, whatever others did in the meantime. A refused command has none. */
  undo(undoes: string): Refusal | NotNow | undefined {
    const entry = this.#snapshot.state.log.byCommand(undoes);
    if (!entry) return undefined;
    return this.#enqueue({ type: 'Undo', version: entry.version }, { commandId: newCommandId(), undoes });
  }

  #enqueue(command: Command, options: AddOptions & { readonly commandId: string }): Refusal | NotNow | undefined {
    const notNow = this.#notNow(command);
    if (notNow) return notNow;
    if (drawsLots(command)) {
      this.#queue.add(command, options);
      return undefined;
    }
    const answer = tried(this.#snapshot.state, this.#request(options.commandId, command));
    if (!answer.ok) return answer.error;
    this.#quietly = true;
    this.#queue.add(command, options);
    this.#quietly = false;
    this.#changed(answer.value);
    return undefined;
  }

  dismiss(commandId: string): void {
    this.#queue.dismiss(commandId);
  }

  #request(commandId: string, command: Command, at = this.#now()) {
    return { commandId, at: Math.max(at, this.#stored.log.head?.at ?? 0), by: 'desk', command };
  }

  #receive(written: readonly Entry[]): void {
    for (const one of written) {
      if (one.version !== this.#stored.log.length + 1) continue;
      this.#stored = apply(this.#stored, upcast(one as WrittenEntry));
    }
    if (this.#isReady()) {
      this.#settle();
      return;
    }
    orMissing(fetchFormat(this.#stored.facts.about?.format ?? '')).then(
      () => this.#settle(),
      (error: unknown) => {
        this.#fault = error;
        this.#changed(this.#snapshot.state);
      },
    );
  }

  /** Nothing is decided before the rules of the format are here. */
  #isReady(): boolean {
    return hasFormat(this.#stored.facts.about?.format ?? '');
  }

  /** What is stored is no longer pending; the rest is decided again on top of it. */
  #settle(): void {
    const { log } = this.#stored;
    this.#quietly = true;
    this.#queue.settle((commandId) => log.byCommand(commandId) !== undefined);
    this.#quietly = false;
    this.#show();
  }

  #show(): void {
    if (!this.#isReady()) {
      this.#changed(this.#snapshot.state);
      return;
    }
    let state = this.#stored;
    for (const { commandId, at, ...pending } of this.#queue.snapshot().pending) {
      const command = commandUpon(state, pending);
      if (!command || drawsLots(command) || !standsOnStoredRound(command, this.#stored.facts)) continue;
      const answer = tried(state, this.#request(commandId, command, at));
      if (answer.ok) state = answer.value;
    }
    this.#changed(state);
  }

  #changed(state: State): void {
    this.#snapshot = this.#look(state);
    for (const listener of this.#listeners) listener();
  }

  #look(state: State): DeskSnapshot {
    const { pending, refused, withdrawn, unanswered } = this.#queue.snapshot();
    return {
      state,
      stored: this.#stored,
      pending,
      refused,
      withdrawn,
      line: unanswered ? 'waiting' : this.#line,
      drawing: pending.some(({ command }) => drawsLots(command)),
      gone: this.#gone,
      ...(this.#fault !== undefined && { fault: this.#fault }),
      ahead: this.#ahead,
    };
  }

  async #answered(entry: Entry | undefined): Promise<void> {
    if (entry && entry.version > this.#stored.log.length + 1) {
      this.#receive((await this.#sender.entries(this.id, this.#stored.log.length)).entries);
    } else if (entry) this.#receive([entry]);
  }
}

/**
 * What a command leads to, as far as it can be shown. The desk has only the hash of the draw secret, so that a draw made
 * here is a stand-in: it and what follows from it are left out until the server's entry brings the true one.
 */
function tried(state: State, request: Request): Result<State, Refusal> {
  const answer = submit(state, request);
  if (!answer.ok) return answer;
  const { entry } = answer.value;
  const drawn = entry.events.findIndex(isDraw);
  return ok(drawn < 0 ? answer.value.state : apply(state, { ...entry, events: entry.events.slice(0, drawn) }));
}

/** An undo means the version that its entry has in this log; undefined: it has none here. */
function commandUpon(state: State, { command, undoes }: Pick<PendingCommand, 'command' | 'undoes'>) {
  if (undoes === undefined) return command;
  const entry = state.log.byCommand(undoes);
  return entry && ({ type: 'Undo', version: entry.version } as const);
}
