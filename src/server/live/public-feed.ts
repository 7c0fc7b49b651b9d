import type { Frame } from './frames.ts';
import type { LiveUpdate } from './live-tournament.ts';
import type { PublicSlices } from './public-slices.ts';
import type { Snapshot } from './snapshot.ts';

/** Between two updates: many results a second are one update for a hall full of phones. */
const SHORTEST_GAP = 250;

interface Source {
  readonly slices: PublicSlices;
  subscribe(listener: (update: LiveUpdate) => void): () => void;
}

/** There is something newer; all is another history; or there is nothing any more. */
export type News = 'published' | 'replaced' | 'removed';

/**
 * What the readers of the public view are shown, all of them at the same moment: so every one of them stands at the same
 * version, and one frame with what changed is made for all. Works only while someone reads.
 */
export class PublicFeed {
  readonly #source: Source;
  readonly #now: () => number;
  readonly #readers = new Set<(news: News) => void>();
  #leave: (() => void) | undefined;
  #shown: Snapshot | undefined;
  /** What was shown before that. */
  #before: Snapshot | undefined;
  #publishedAt = 0;
  #soon: NodeJS.Timeout | undefined;
  #next: NodeJS.Immediate | undefined;

  constructor(source: Source, now: () => number) {
    this.#source = source;
    this.#now = now;
  }

  subscribe(reader: (news: News) => void): () => void {
    this.#leave ??= this.#source.subscribe((update) => this.#hear(update));
    this.#shown ??= this.#source.slices.now();
    this.#readers.add(reader);
    return () => {
      this.#readers.delete(reader);
      if (this.#readers.size === 0) this.#rest();
    };
  }

  /** What is shown now. */
  get shown(): Snapshot {
    return this.#shown ?? this.#source.slices.now();
  }

  /**
   * Before someone reads: what they will be sent is made in pieces, so that a large tournament never blocks anyone. The
   * answer says whether others had a turn in between; then what was known before may have changed.
   */
  prepare(after: number, compressed: boolean): Promise<boolean> {
    return (this.#shown ?? this.#source.slices).prepare(after, compressed);
  }

  /** What brings a reader from a version to what is shown: the rows that changed where that is possible and not too fine for them. */
  frameFor(sent: number, topic: string, wholeSlices = false): Frame | undefined {
    const [before, { shown }] = [this.#before, this];
    return before?.version === sent && !wholeSlices ? shown.changesFrame(before, topic) : shown.frameSince(sent, topic);
  }

  #hear(update: LiveUpdate): void {
    switch (update.kind) {
      case 'advanced':
        if (this.#source.slices.version !== this.#shown?.version) this.#publishSoon();
        break;
      case 'replaced':
        this.#nothingDue();
        this.#shown = this.#source.slices.now();
        this.#before = undefined;
        this.#tell('replaced');
        break;
      case 'removed':
        this.#tell('removed');
    }
  }

  /** After a pause as soon as whoever sent it has their answer, otherwise together with what follows. */
  #publishSoon(): void {
    const wait = this.#publishedAt + SHORTEST_GAP - this.#now();
    if (wait <= 0 || wait > SHORTEST_GAP) this.#next ??= setImmediate(() => this.#publish());
    else this.#soon ??= setTimeout(() => this.#publish(), wait).unref();
  }

  #publish(): void {
    this.#nothingDue();
    this.#publishedAt = this.#now();
    this.#before = this.#shown;
    this.#shown = this.#source.slices.now();
    this.#tell('published');
  }

  #tell(news: News): void {
    // No copy of ten thousand: those who leave meanwhile are passed over, and nobody comes.
    for (const reader of this.#readers) reader(news);
  }

  #nothingDue(): void {
    clearTimeout(this.#soon);
    clearImmediate(this.#next);
    this.#soon = undefined;
    this.#next = undefined;
  }

  #rest(): void {
    this.#leave?.();
    this.#leave = undefined;
    this.#nothingDue();
    this.#shown = undefined;
    this.#before = undefined;
  }
}
