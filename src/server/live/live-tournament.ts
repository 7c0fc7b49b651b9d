import { apply, type Derived, type Entry, Folding, type Formats, type State } from '../../engine/index.ts';
import { type Answer, type Ask as AskOfHost, decided } from '../../hosting/decision.ts';
import type { Result } from '../../kit/index.ts';
import type { Attachments, Store } from '../../store/index.ts';
import { Yielder } from '../operations/yielder.ts';
import { CheckedLog } from './checked-log.ts';
import { EntryFeed } from './entry-feed.ts';
import { KeptDocuments } from './once-per-version.ts';
import { PublicFeed } from './public-feed.ts';
import { PublicSlices } from './public-slices.ts';

/** What someone asks of a tournament on a server. */
export interface Ask extends AskOfHost {
  /** What is to be written in the same transaction. */
  readonly attach?: (entry: Entry) => Attachments;
}

export type LiveUpdate =
  | { readonly kind: 'advanced'; readonly entries: readonly Entry[] }
  /** Another history has taken the place of the one that was shown: a backup was restored. */
  | { readonly kind: 'replaced' }
  /** A clock was pressed; presses are not entries of the log. */
  | { readonly kind: 'pressed'; readonly game: string; readonly seq: number }
  | { readonly kind: 'removed' };

/** One accepted command between the states before and after it. */
export interface Transition {
  readonly before: State;
  readonly entry: Entry;
  readonly after: State;
}

/** What goes with new entries into their transaction: messages, deadlines. */
export type AttachmentsFor = (tournament: string, steps: readonly Transition[]) => Promise<Attachments>;

/** The server that a tournament is part of. */
export interface Host {
  readonly formats: Formats;
  readonly store: Store;
  readonly attachmentsFor: AttachmentsFor;
  readonly now: () => number;
}

interface Waiting {
  readonly ask: Ask;
  answer(answer: Answer): void;
  reject(error: unknown): void;
}

interface Settled {
  readonly waiting: Waiting;
  readonly result: Result<Answer, unknown>;
}

/** How often a group is decided again because another process was quicker, before it gives up. */
const MAX_ATTEMPTS = 50;
const MAX_TOGETHER = 200;
const RETRY_AFTER = 1_000;
const MAX_LOOKS = 3;

/**
 * One tournament, folded and kept up to date by each new entry. Its queue puts decisions in order: those that come in while
 * an append is under way are decided afterwards, each on the state that the one before would leave, and handed to the store
 * together; if that append fails, none of them was written. It waits for nobody: sharing a commit with other tournaments
 * is the store's affair. Nothing is answered, shown or sent before the commit has returned.
 */
export class LiveTournament {
  readonly id: string;
  /** The public view as its readers are shown it, update by update. */
  readonly feed: PublicFeed;
  /** The log as desks are sent it. */
  readonly entries = new EntryFeed(this);
  /** What requests have been answered with: for the desk, for exports with names in full, and for everyone. */
  readonly documents = { desk: new KeptDocuments(), whole: new KeptDocuments(), public: new KeptDocuments() };
  readonly #formats: Formats;
  readonly #store: Store;
  readonly #attachmentsFor: AttachmentsFor;
  readonly #now: () => number;
  readonly #listeners = new Set<(update: LiveUpdate) => void>();
  #state: State;
  /** Of the newest state that was decided here: what is still the same is not worked out again. */
  #derived: Derived | undefined;
  #slices: PublicSlices;
  #queue: Waiting[] = [];
  #working = false;
  /** The newest version that the store announced. */
  #announced = 0;
  /** The store may hold another log than the one that is folded here. */
  #stale = false;

  private constructor(id: string, { formats, store, attachmentsFor, now }: Host, state: State) {
    this.id = id;
    this.#formats = formats;
    this.#store = store;
    this.#attachmentsFor = attachmentsFor;
    this.#now = now;
    this.#state = state;
    this.#slices = new PublicSlices(formats, state);
    this.feed = new PublicFeed(this, now);
  }

  static async open(id: string, host: Host) {
    const state = await foldedFrom(host.store, id);
    return state.log.length === 0 ? undefined : new LiveTournament(id, host, state);
  }

  /** One that was folded elsewhere, as the store holds it. */
  static of(id: string, host: Host, state: State) {
    return new LiveTournament(id, host, state);
  }

  /** What is committed. */
  get state(): State {
    return this.#state;
  }

  /** What follows from that. */
  get derived(): Derived {
    return this.#slices.derived;
  }

  /** The public view of it. */
  get slices(): PublicSlices {
    return this.#slices;
  }

  get idle(): boolean {
    return this.#listeners.size === 0 && !this.#working;
  }

  submit(ask: Ask): Promise<Answer> {
    return new Promise((answer, reject) => {
      this.#queue.push({ ask, answer, reject });
      this.#work();
    });
  }

  subscribe(listener: (update: LiveUpdate) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The store says that the log has reached a version. */
  announce(version: number): void {
    this.#announced = Math.max(this.#announced, version);
    this.#work();
  }

  /**
   * Waits until a version that the store holds is folded here too, however long the store takes to answer; not for ever,
   * since it may have been restored away.
   */
  async waitForVersion(version: number): Promise<void> {
    for (let looks = 0; this.#state.log.length < version && looks < MAX_LOOKS; ) {
      if (!this.#working) looks += 1;
      this.announce(version);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  /** Something may have been missed, or all may be another history. */
  resync(): void {
    this.#stale = true;
    this.#work();
  }

  pressed(game: string, seq: number): void {
    this.#tell({ kind: 'pressed', game, seq });
  }

  removed(): void {
    this.#tell({ kind: 'removed' });
    this.#listeners.clear();
  }

  #work(): void {
    if (this.#working) return;
    this.#working = true;
    void this.#drain();
  }

  get #behind(): boolean {
    return this.#stale || this.#announced > this.#state.log.length;
  }

  async #drain(): Promise<void> {
    while (this.#queue.length > 0 || this.#behind) {
      const together = this.#queue.splice(0, MAX_TOGETHER);
      try {
        if (this.#behind) await this.#catchUp();
        if (together.length > 0) await this.#carryOut(together);
      } catch (error) {
        for (const { reject } of together) reject(error);
        this.#stale = false;
        this.#announced = 0;
        // The store cannot be read now; the readers wait for it, later commands find out by themselves.
        setTimeout(() => this.resync(), RETRY_AFTER).unref();
      }
    }
    // In the same step as the last look at the queue: whatever arrives now starts a new run.
    this.#working = false;
  }

  async #carryOut(together: readonly Waiting[]): Promise<void> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const { settled, steps } = this.#decide(together);
      const last = steps.at(-1);
      if (last === undefined) return answerAll(settled);
      const before = this.#state;
      const entries = steps.map(({ entry }) => entry);
      const attachments = merged([
        await this.#attachmentsFor(this.id, steps),
        ...settled.flatMap(({ waiting, result }) =>
          result.ok && result.value.kind === 'accepted' && !result.value.repeated && waiting.ask.attach
            ? [waiting.ask.attach(result.value.entry)]
            : [],
        ),
      ]);
      try {
        const answer = await this.#store.events.append(this.id, before.log.length, entries, attachments);
        if (answer.kind === 'appended') {
          this.#advance(last.after, entries);
          return answerAll(settled);
        }
      } catch (error) {
        this.#stale = true;
        throw error;
      }
      await this.#catchUp();
    }
    throw new Error(`Tournament ${this.id} is being written to too fast for this command to get in.`);
  }

  #decide(together: readonly Waiting[]): { settled: Settled[]; steps: Transition[] } {
    const steps: Transition[] = [];
    const settled = together.map((waiting): Settled => {
      const before = steps.at(-1)?.after ?? this.#state;
      try {
        const answer = this.#answerTo(waiting.ask, before, (entry, after) => steps.push({ before, entry, after }));
        return { waiting, result: { ok: true, value: answer } };
      } catch (error) {
        return { waiting, result: { ok: false, error } };
      }
    });
    return { settled, steps };
  }

  #answerTo(ask: Ask, state: State, accept: (entry: Entry, state: State) => void): Answer {
    const { answer, next } = decided({ formats: this.#formats, state, derived: this.#derived, now: this.#now() }, ask);
    if (next) {
      this.#derived = next.derived;
      accept(next.entry, next.state);
    }
    return answer;
  }

  #advance(state: State, entries: readonly Entry[]): void {
    this.#state = state;
    this.#slices.update(state, this.#derived);
    this.#tell({ kind: 'advanced', entries });
  }

  async #catchUp(): Promise<void> {
    const ours = this.#state.log.length;
    const [last, ...stored] = await this.#store.events.texts(this.id, Math.max(0, ours - 1));
    this.#stale = false;
    this.#announced = 0;
    if (last === undefined || last.hash !== this.#state.log.head?.hash) return this.#replace();
    const log = new CheckedLog(last);
    const newer = stored.map((text) => log.read(text).entry);
    if (newer.length > 0)
      this.#advance(
        newer.reduce((state, entry) => apply(state, entry), this.#state),
        newer,
      );
  }

  async #replace(): Promise<void> {
    this.#state = await foldedFrom(this.#store, this.id);
    this.#slices = new PublicSlices(this.#formats, this.#state);
    this.#tell({ kind: this.#state.log.length > 0 ? 'replaced' : 'removed' });
  }

  #tell(update: LiveUpdate): void {
    for (const listener of [...this.#listeners]) listener(update);
  }
}

function answerAll(settled: readonly Settled[]): void {
  for (const { waiting, result } of settled) {
    if (result.ok) waiting.answer(result.value);
    else waiting.reject(result.error);
  }
}

const merged = (all: readonly Attachments[]): Attachments => ({
  ...all.find(({ about }) => about !== undefined),
  outbox: all.flatMap(({ outbox = [] }) => outbox),
  deadlines: all.flatMap(({ deadlines = [] }) => deadlines),
  roleLinks: all.flatMap(({ roleLinks = [] }) => roleLinks),
});

const PAGE = 500;

/** The whole log, folded page by page: opening a long one does not hold up the others. */
async function foldedFrom(store: Store, id: string): Promise<State> {
  const turns = new Yielder();
  const folding = new Folding();
  const log = new CheckedLog();
  for (;;) {
    const entries = await store.events.texts(id, folding.state.log.length, PAGE);
    for (const text of entries) {
      const { entry, events } = log.read(text);
      folding.take(entry, events);
      await turns.pause();
    }
    if (entries.length < PAGE) return folding.state;
  }
}
