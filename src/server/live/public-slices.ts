import { type Slice, type State, shortCode, slicesSince } from '../../engine/index.ts';
import { type Frame, frameOf, sseEvent } from './frames.ts';

/** One slice of the public view, written down once for all its readers. */
interface WrittenSlice {
  readonly version: number;
  readonly text: string;
}

/**
 * The public view as slices. A slice is written down, framed and compressed once when it has changed and someone asks,
 * however many people watch; when nobody does, it costs nothing.
 */
export class PublicSlices {
  readonly #slices = new Map<string, WrittenSlice>();
  readonly #frames = new Map<number, Frame>();
  #state: State;
  #version = 0;

  constructor(state: State) {
    this.#state = state;
  }

  get version(): number {
    return this.#state.log.length;
  }

  update(state: State): void {
    this.#state = state;
  }

  /** The slices newer than a version as one document. */
  since(after: number): string {
    this.#refresh();
    const newer = [...this.#slices.values()].filter((slice) => slice.version > after);
    const head = codeAt(this.#state, this.#version);
    return `{"version":${this.#version},"head":"${head}","slices":[${newer.map(({ text }) => text).join(',')}]}`;
  }

  /** The same as an event of the live stream; undefined when there is nothing newer. */
  frame(after: number): Frame | undefined {
    this.#refresh();
    const known = this.#frames.get(after);
    if (known) return known;
    if (![...this.#slices.values()].some((slice) => slice.version > after)) return undefined;
    const frame = frameOf(sseEvent('slices', this.since(after), this.#version));
    this.#frames.set(after, frame);
    return frame;
  }

  #refresh(): void {
    const state = this.#state;
    if (state.log.length === this.#version) return;
    const slices = slicesSince(state, this.#version);
    const about = slices.find((slice) => slice.slice === 'about');
    if (about) this.#forgetRoundsExcept(about.about.rounds.map((round) => `round:${round.number}`));
    for (const slice of slices) this.#slices.set(slice.slice, written(slice));
    this.#version = state.log.length;
    this.#frames.clear();
  }

  /** Rounds that were unwound or taken back are in no later answer. */
  #forgetRoundsExcept(names: readonly string[]): void {
    for (const name of this.#slices.keys()) {
      if (name.startsWith('round:') && !names.includes(name)) this.#slices.delete(name);
    }
  }
}

const written = (slice: Slice): WrittenSlice => ({ version: slice.version, text: JSON.stringify(slice) });

/** What the log's head was called at a version: a reader who remembers another code has seen another history. */
export const codeAt = (state: State, version: number): string =>
  shortCode(state.log.at(version)?.hash ?? '0'.repeat(64));
