import { type LiveLine, type LogPort, newCommandId } from '../../../client/index.ts';
import {
  apply,
  type Command,
  type Derived,
  derive,
  type Entry,
  type Event,
  emptyState,
  type Formats,
  formatsOf,
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
  readonly derived: Derived;
  readonly stored: State;
  /** Every format that it names, the present one and those before. */
  readonly formats: readonly string[];
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

type Sender = Omit<LogPort, 'me'>;

/** Until those of the format are here. */
const NO_RULES = formatsOf();

/**
 * The desk's copy of the log. A command is decided here at once, shown, and sent with its id; what the server stored
 * comes back by the live line, and commands that are still on their way are decided again on top of it (DK-10, DK-22).
 */
export class DeskLog {
  readonly id: string;
  readonly #sender: Sender;
  readonly #queue: PendingQueue;
  readonly #loadRules: (formats: readonly string[]) => Promise<Formats>;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  #live: LiveLine | undefined;
  #stored: State = emptyState;
  /** Every format that the log names: an undo may bring back an earlier one. */
  readonly #named = new Set<string>();
  /** Nothing can be decided before the rules of all of them are here. */
  #formats: Formats | undefined;
  #line: LineState = 'connecting';
  /** The queue changes as part of a step that shows the outcome itself. */
  #quietly = false;
  #gone = false;
  #fault: unknown;
  #ahead = 0;
  #snapshot: DeskSnapshot;

  constructor(
    id: string,
    sender: Sender,
    kept: PendingStore,
    loadRules: (formats: readonly string[]) => Promise<Formats>,
    now: () => number = Date.now,
  ) {
    this.id = id;
    this.#sender = sender;
    this.#loadRules = loadRules;
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

  /** With the entries that this browser kept, if it did: the server sends those that came since. */
  open(kept: readonly Entry[] = []): void {
    this.#queue.open();
    if (kept.length > 0) this.#receive(kept);
    this.#live = this.#sender.live(this.id, {
      as: 'desk',
      from: { version: this.#stored.log.length, head: shortCode(this.#stored.log.head?.hash ?? '0'.repeat(64)) },
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
    const answer = this.#submit(this.#snapshot.state, this.#request('dry-run', command));
    return answer.ok ? undefined : answer.error;
  }

  /** What it would write into the log now; nothing where it would be refused. */
  follows(command: Command): readonly Event[] {
    const answer = this.#submit(this.#snapshot.state, this.#request('dry-run', command));
    return answer.ok ? answer.value.entry.events : [];
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
    const answer = this.#tried(this.#snapshot.state, this.#request(options.commandId, command));
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
      const entry = upcast(one as WrittenEntry);
      this.#stored = apply(this.#stored, entry);
      for (const event of entry.events) {
        if ('format' in event && event.format !== undefined) this.#named.add(event.format);
      }
    }
    const { names = [] } = this.#formats ?? {};
    if (this.#formats && [...this.#named].every((name) => names.includes(name))) {
      this.#settle();
      return;
    }
    this.#load().then(
      () => this.#settle(),
      (error: unknown) => {
        this.#fault = error;
        this.#changed(this.#snapshot.state);
      },
    );
  }

  /** With the rules of a further format: to change to it is decided by them. */
  async loadFormat(name: string): Promise<void> {
    this.#named.add(name);
    await this.#load();
    this.#show();
  }

  async #load(): Promise<void> {
    this.#formats = await orMissing(this.#loadRules([...this.#named]));
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
    if (!this.#formats) {
      this.#changed(this.#snapshot.state);
      return;
    }
    let state = this.#stored;
    for (const { commandId, at, ...pending } of this.#queue.snapshot().pending) {
      const command = commandUpon(state, pending);
      if (!command || drawsLots(command) || !standsOnStoredRound(command, this.#stored.facts)) continue;
      const answer = this.#tried(state, this.#request(commandId, command, at));
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
      derived: derive(this.#formats ?? NO_RULES, state.facts, this.#snapshot?.derived),
      stored: this.#stored,
      formats: [...this.#named],
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

  #submit(state: State, request: Request): ReturnType<typeof submit> {
    return submit(this.#formats ?? NO_RULES, state, request, this.#snapshot.derived);
  }

  /**
   * What a command leads to, as far as it can be shown. The desk has only the hash of the draw secret, so that a draw made
   * here is a stand-in: it and what follows from it are left out until the server's entry brings the true one.
   */
  #tried(state: State, request: Request): Result<State, Refusal> {
    const answer = this.#submit(state, request);
    if (!answer.ok) return answer;
    const { entry } = answer.value;
    const drawn = entry.events.findIndex(isDraw);
    return ok(drawn < 0 ? answer.value.state : apply(state, { ...entry, events: entry.events.slice(0, drawn) }));
  }

  async #answered(entry: Entry | undefined): Promise<void> {
    if (entry && entry.version > this.#stored.log.length + 1) {
      this.#receive((await this.#sender.entries(this.id, this.#stored.log.length)).entries);
    } else if (entry) this.#receive([entry]);
  }
}

/** An undo means the version that its entry has in this log; undefined: it has none here. */
function commandUpon(state: State, { command, undoes }: Pick<PendingCommand, 'command' | 'undoes'>) {
  if (undoes === undefined) return command;
  const entry = state.log.byCommand(undoes);
  return entry && ({ type: 'Undo', version: entry.version } as const);
}
