import {
  apply,
  type Derived,
  derive,
  type Entry,
  type Formats,
  fold,
  publicSlices,
  publicVersion,
  type Slices,
  type State,
  shortCode,
  upcast,
  type WrittenEntry,
} from '../engine/index.ts';
import { type Answer, type Ask, decided } from '../hosting/decision.ts';
import type { PublicView } from '../protocol/wire-views.ts';
import type { TabDatabase } from './database.ts';

export type Update =
  | { readonly kind: 'advanced'; readonly entries: readonly Entry[] }
  /** Another history has taken the place of the one that was shown: someone was erased, or a backup restored. */
  | { readonly kind: 'replaced' }
  | { readonly kind: 'removed' };

export interface Host {
  readonly formats: Formats;
  readonly database: TabDatabase;
  readonly now: () => number;
  /** Other tabs hear that this one has moved on. */
  readonly announce: (id: string) => void;
}

/** Other tabs write to the same log at most as fast as people type. */
const MAX_ATTEMPTS = 50;

/** What the log was called at a version. */
export const codeAt = (state: State, version: number): string =>
  shortCode(state.log.at(version)?.hash ?? '0'.repeat(64));

const folded = (entries: readonly WrittenEntry[]): State => fold(entries.map(upcast));

/**
 * One tournament of this browser, folded. What is asked of it is done one after the other; nothing is answered or shown
 * before the database has it.
 */
export class HeldTournament {
  readonly id: string;
  readonly #host: Host;
  readonly #listeners = new Set<(update: Update) => void>();
  #state: State;
  #derived: Derived | undefined;
  #view: { readonly facts: State['facts']; readonly view: PublicView & { readonly slices: Slices } } | undefined;
  /** What is under way; the next one waits for it. */
  #last: Promise<unknown> = Promise.resolve();

  private constructor(id: string, host: Host, state: State) {
    this.id = id;
    this.#host = host;
    this.#state = state;
  }

  static async open(id: string, host: Host): Promise<HeldTournament | undefined> {
    const { entries } = await host.database.read(id);
    return entries.length === 0 ? undefined : new HeldTournament(id, host, folded(entries));
  }

  get state(): State {
    return this.#state;
  }

  get derived(): Derived {
    this.#derived = derive(this.#host.formats, this.#state.facts, this.#derived);
    return this.#derived;
  }

  /** The public view; what did not change in it is the same object as before. */
  get view(): PublicView {
    const version = publicVersion(this.#state.log);
    if (this.#view?.view.version !== version) {
      const before = this.#view && { facts: this.#view.facts, slices: this.#view.view.slices };
      const slices = publicSlices(this.derived, version, before);
      this.#view = { facts: this.#state.facts, view: { version, head: codeAt(this.#state, version), slices } };
    }
    return this.#view.view;
  }

  subscribe(listener: (update: Update) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  submit(ask: Ask): Promise<Answer> {
    return this.#inTurn(() => this.#carryOut(ask));
  }

  /** Another tab may have added something; answers whether one has. */
  look(): Promise<boolean> {
    return this.#inTurn(() => this.#catchUp());
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #carryOut(ask: Ask): Promise<Answer> {
    const { formats, database, now, announce } = this.#host;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const before = this.#state;
      const { answer, next } = decided({ formats, state: before, derived: this.#derived, now: now() }, ask);
      // What is refused here may be accepted on what another tab has added.
      if (!next && !(await this.#catchUp())) return answer;
      if (next && (await database.append(this.id, before.log.head?.hash, [next.entry], now()))) {
        this.#derived = next.derived;
        this.#advance(next.state, [next.entry]);
        announce(this.id);
        return answer;
      }
      if (next) await this.#catchUp();
    }
    throw new Error(`Tournament ${this.id} is being written to too fast for this command to get in.`);
  }

  /** Whether there was anything new. */
  async #catchUp(): Promise<boolean> {
    const { log } = this.#state;
    const { before, entries } = await this.#host.database.read(this.id, log.length);
    if (before !== log.head?.hash) {
      this.#replace(folded((await this.#host.database.read(this.id)).entries));
      return true;
    }
    if (entries.length === 0) return false;
    const newer = entries.map(upcast);
    this.#advance(
      newer.reduce((state, entry) => apply(state, entry), this.#state),
      newer,
    );
    return true;
  }

  #advance(state: State, entries: readonly Entry[]): void {
    this.#state = state;
    this.#tell({ kind: 'advanced', entries });
  }

  #replace(state: State): void {
    const wasThere = this.#state.log.length > 0;
    this.#state = state;
    this.#view = undefined;
    if (state.log.length > 0) this.#tell({ kind: 'replaced' });
    else if (wasThere) this.#tell({ kind: 'removed' });
  }

  #tell(update: Update): void {
    for (const listener of [...this.#listeners]) listener(update);
  }
}
