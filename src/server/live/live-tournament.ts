import { apply, type Command, type Entry, Folding, type Refusal, type State, submit } from '../../engine/index.ts';
import { canonicalJson, type Result } from '../../kit/index.ts';
import type { Attachments, Store } from '../../store/index.ts';
import { BreathingSpace } from '../operations/breathing-space.ts';
import { CheckedLog } from './checked-log.ts';
import { PublicFeed } from './public-feed.ts';
import { PublicSlices } from './public-slices.ts';

/** What someone asks of a tournament. */
export interface Ask {
  readonly commandId: string;
  readonly by: string;
  readonly command: Command;
  /** The moment it counts from, where that is not now: a deadline. */
  readonly at?: number;
  /** The version that was on the screen, for commands that act on the whole picture. */
  readonly expectedVersion?: number;
  /** Asked on the state on which the command is decided. */
  readonly permits?: (state: State) => boolean;
  /** What is to be written in the same transaction. */
  readonly attach?: (entry: Entry) => Attachments;
}

export type Answer =
  | { readonly kind: 'accepted'; readonly entry: Entry; readonly repeated: boolean }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly state: State }
  | { readonly kind: 'not-permitted' }
  /** The log has moved on; the entries since the version that was expected. */
  | { readonly kind: 'moved'; readonly version: number; readonly since: readonly Entry[] };

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
const MAX_TURNS = 500;

/** Sent again it is the same, though its time of entry is computed again each time (HK-11). */
function sameCommand(earlier: Command, now: Command): boolean {
  const told = (command: Command) =>
    JSON.parse(canonicalJson(command), (key, value: unknown) => (key === 'enteredAt' ? undefined : value)) as unknown;
  return canonicalJson(told(earlier)) === canonicalJson(told(now));
}

/**
 * One tournament, folded and kept up to date by each new entry. Commands that come in while a commit is under way are
 * decided together afterwards, each on the state that the one before would leave, and written by one append: if that
 * fails, none of them was. Nothing is answered, shown or sent before the commit has returned.
 */
export class LiveTournament {
  readonly id: string;
  /** The public view as its readers are shown it, update by update. */
  readonly feed: PublicFeed;
  readonly #store: Store;
  readonly #attachmentsFor: AttachmentsFor;
  readonly #now: () => number;
  readonly #listeners = new Set<(update: LiveUpdate) => void>();
  #state: State;
  #slices: PublicSlices;
  #queue: Waiting[] = [];
  #working = false;
  /** The newest version that the store spoke of. */
  #heard = 0;
  /** A commit failed in a way that leaves open whether it stands. */
  #doubtful = false;

  private constructor(id: string, store: Store, attachmentsFor: AttachmentsFor, now: () => number, state: State) {
    this.id = id;
    this.#store = store;
    this.#attachmentsFor = attachmentsFor;
    this.#now = now;
    this.#state = state;
    this.#slices = new PublicSlices(state);
    this.feed = new PublicFeed(this, now);
  }

  static async open(id: string, store: Store, attachmentsFor: AttachmentsFor, now: () => number) {
    const state = await foldedFrom(store, id);
    return state.log.length === 0 ? undefined : new LiveTournament(id, store, attachmentsFor, now, state);
  }

  /** One that was folded elsewhere, as the store holds it. */
  static of(id: string, store: Store, attachmentsFor: AttachmentsFor, now: () => number, state: State) {
    return new LiveTournament(id, store, attachmentsFor, now, state);
  }

  /** What is committed. */
  get state(): State {
    return this.#state;
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
  heard(version: number): void {
    this.#heard = Math.max(this.#heard, version);
    this.#work();
  }

  /** Waits until a version that the store holds is folded here too; not for ever, since it may have been restored away. */
  async reaches(version: number): Promise<void> {
    for (let turns = 0; this.#state.log.length < version && turns < MAX_TURNS; turns++) {
      this.heard(version);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  /** Something may have been missed, or all may be another history. */
  doubt(): void {
    this.#doubtful = true;
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
    return this.#doubtful || this.#heard > this.#state.log.length;
  }

  async #drain(): Promise<void> {
    // One turn of the loop, so that requests which arrived together are decided together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#queue.length > 0 || this.#behind) {
      const together = this.#queue.splice(0, MAX_TOGETHER);
      try {
        if (this.#behind) await this.#catchUp();
        if (together.length > 0) await this.#carryOut(together);
      } catch (error) {
        for (const { reject } of together) reject(error);
        this.#doubtful = false;
        this.#heard = 0;
        // The store cannot be read now; the readers wait for it, later commands find out by themselves.
        setTimeout(() => this.doubt(), RETRY_AFTER).unref();
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
        this.#doubtful = true;
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
    const { commandId, by, command, expectedVersion } = ask;
    if (ask.permits && !ask.permits(state)) return { kind: 'not-permitted' };
    const earlier = state.log.byCommand(commandId);
    if (earlier && sameCommand(earlier.command, command)) {
      return { kind: 'accepted', entry: earlier, repeated: true };
    }
    const version = state.log.length;
    if (expectedVersion !== undefined && expectedVersion !== version) {
      return { kind: 'moved', version, since: state.log.slice(Math.min(expectedVersion, version)) };
    }
    // The log's times never run backwards, even where the machine's clock was set back; a deadline is its own time.
    const at = ask.at ?? Math.max(this.#now(), state.log.head?.at ?? 0);
    const decided = submit(state, { commandId, at, by, command });
    if (!decided.ok) return { kind: 'refused', refusal: decided.error, state };
    accept(decided.value.entry, decided.value.state);
    return { kind: 'accepted', entry: decided.value.entry, repeated: false };
  }

  #advance(state: State, entries: readonly Entry[]): void {
    this.#state = state;
    this.#slices.update(state);
    this.#tell({ kind: 'advanced', entries });
  }

  async #catchUp(): Promise<void> {
    const ours = this.#state.log.length;
    const [last, ...stored] = await this.#store.events.texts(this.id, Math.max(0, ours - 1));
    this.#doubtful = false;
    this.#heard = 0;
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
    this.#slices = new PublicSlices(this.#state);
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
  const turns = new BreathingSpace();
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
