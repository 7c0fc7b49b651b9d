import { type Slice, type State, shortCode, slicesSince } from '../engine/index.ts';

/** One slice of the public view, written down once for all its readers. */
export interface WrittenSlice {
  readonly name: string;
  readonly version: number;
  readonly text: string;
}

/** The public view as slices. Each is written down once, when it changes, however many people watch (DK-14). */
export class PublicSlices {
  readonly #slices = new Map<string, WrittenSlice>();
  #version = 0;
  #head = '';

  constructor(state: State) {
    this.update(state);
  }

  get version(): number {
    return this.#version;
  }

  update(state: State): void {
    const slices = slicesSince(state, this.#version);
    const listed = slices.find((slice) => slice.slice === 'about');
    if (listed) this.#forgetRoundsExcept(listed.about.rounds.map((round) => `round:${round.number}`));
    for (const slice of slices) this.#slices.set(slice.slice, written(slice));
    this.#version = state.log.length;
    this.#head = codeAt(state, state.log.length);
  }

  /** Rounds that were unwound or taken back are in no later answer. */
  #forgetRoundsExcept(names: readonly string[]): void {
    for (const name of this.#slices.keys()) {
      if (name.startsWith('round:') && !names.includes(name)) this.#slices.delete(name);
    }
  }

  /** The slices newer than a version as one document. */
  since(after: number): string {
    const newer = [...this.#slices.values()].filter((slice) => slice.version > after);
    return `{"version":${this.#version},"head":"${this.#head}","slices":[${newer.map(({ text }) => text).join(',')}]}`;
  }

  changedSince(after: number): boolean {
    return [...this.#slices.values()].some((slice) => slice.version > after);
  }
}

const written = (slice: Slice): WrittenSlice => ({
  name: slice.slice,
  version: slice.version,
  text: JSON.stringify(slice),
});

/** What the log's head was called at a version: a reader who remembers another code has seen another history. */
export const codeAt = (state: State, version: number): string =>
  shortCode(state.log.at(version)?.hash ?? '0'.repeat(64));
