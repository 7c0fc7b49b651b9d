import {
  type Derived,
  type Facts,
  publicSlices,
  publicVersion,
  type Slice,
  type State,
  shortCode,
} from '../../engine/index.ts';
import { assertDefined } from '../../kit/index.ts';
import { patchBetween } from '../../protocol/patch-between.ts';
import type { PublicView, SlicePatch } from '../../protocol/wire-views.ts';
import { END, Frame, Piece, positionFrame } from './frames.ts';

/** What the log's head was called at a version: a reader who remembers another code has seen another history. */
export const codeAt = (state: State, version: number): string =>
  shortCode(state.log.at(version)?.hash ?? '0'.repeat(64));

/** Names what the public sees: a draft does not move it (DK-16). */
export const publicName = (state: State): string => (state.log.at(publicVersion(state.log))?.hash ?? '').slice(0, 16);

/** The sentences beside codes, in a language. */
export interface Sentences {
  readonly language: string;
  /** For JSON.stringify: adds them. */
  readonly saying: (key: string, value: unknown) => unknown;
}

/** Shorter patches are not worth comparing with the whole slice. */
const SHORT = 2_000;

const COMMA = new Piece(',');
const CLOSED = new Piece('}');

/** The one thing that a slice holds, as it is sent. */
interface Written {
  /** Which slice it is. */
  readonly head: Piece;
  readonly value: Piece;
  /** What else is made of it, by name: with sentences, and as a part of a file, in four languages each. */
  readonly parts: Map<string, Piece>;
}

const nameIn = (view: PublicView | undefined): string | undefined => {
  const about = view?.slices.about;
  return about && 'about' in about ? about.about.name : undefined;
};

function headOf({ slice, version }: Slice): string {
  const [field] = slice.split(':');
  return `{"slice":"${slice}","version":${version},"${field}":`;
}

function heldBy({ slice: _, version: __, ...holds }: Slice): unknown {
  return Object.values(holds)[0];
}

/**
 * The public view at one version, and what its readers are sent: all of it written once, when someone first wants it.
 *
 * Which slices are newer than a version is known for versions that were looked at here, from the first snapshot on. Any
 * other, from before a restart or from another process, counts as 0: its reader is sent every slice.
 */
export class Snapshot {
  readonly view: PublicView;
  readonly #facts: Facts;
  readonly #slices: ReadonlyMap<Slice, Written>;
  /** Of this snapshot and all that came before it. */
  readonly #versions: Set<number>;
  readonly #frames = new Map<string, Frame>();
  readonly #changes = new Map<number, Piece>();

  private constructor(view: PublicView, facts: Facts, slices: ReadonlyMap<Slice, Written>, versions: Set<number>) {
    this.view = view;
    this.#facts = facts;
    this.#slices = slices;
    this.#versions = versions.add(view.version);
  }

  /** What did not change since an earlier one of the same history is taken from there. */
  static of(derived: Derived, state: State, before?: Snapshot): Snapshot {
    const version = publicVersion(state.log);
    const slices = publicSlices(derived, version, before && { facts: before.#facts, slices: before.view.slices });
    const view = { version, head: codeAt(state, version), slices };
    // Parts name the event and its players, so they last as long as the names do.
    const sameNames = before?.view.slices.players === slices.players && nameIn(before?.view) === nameIn(view);
    const written = (slice: Slice): Written => {
      const earlier = before ? before.#slices.get(slice) : undefined;
      if (earlier && sameNames) return earlier;
      return {
        head: earlier?.head ?? new Piece(headOf(slice)),
        value: earlier?.value ?? new Piece(() => JSON.stringify(heldBy(slice))),
        parts: new Map(),
      };
    };
    const texts = new Map(Object.values(slices).map((slice) => [slice, written(slice)]));
    return new Snapshot(view, state.facts, texts, before ? before.#versions : new Set());
  }

  get version(): number {
    return this.view.version;
  }

  /** What a slice holds, as it is written. */
  value(slice: Slice, sentences?: Sentences): Piece {
    if (!sentences) return this.#written(slice).value;
    return this.part(slice, sentences.language, () => JSON.stringify(heldBy(slice), sentences.saying));
  }

  /** Something made of a slice: once, and never again until the slice or a name in it has changed. */
  part(slice: Slice, name: string, write: () => string): Piece {
    const { parts } = this.#written(slice);
    const piece = parts.get(name) ?? new Piece(write);
    parts.set(name, piece);
    return piece;
  }

  #written(slice: Slice): Written {
    return assertDefined(this.#slices.get(slice), 'a slice of this snapshot');
  }

  /** The slices newer than a version as one document. */
  since(after: number, sentences?: Sentences): Frame {
    const newer = this.#newerThan(after);
    return this.once(`document ${oldestOf(newer)} ${sentences?.language}`, () => {
      const begin = new Piece(`{${this.#named},"slices":[`);
      return new Frame(begin, ...this.#list(newer, sentences), new Piece(']}'));
    });
  }

  /** Writes down what a reader who has seen a version will be sent. The answer says whether there was anything to do. */
  prepare(after: number, compressed: boolean): Promise<boolean> {
    return new Frame(...this.#list(this.#newerThan(after))).prepare(compressed);
  }

  /** Whole slices as an event of the live stream; undefined for readers who have seen this version. */
  frameSince(after: number, topic: string): Frame | undefined {
    if (after >= this.version) return undefined;
    const newer = this.#newerThan(after);
    return this.once(`since ${oldestOf(newer)} ${topic}`, () => {
      const begin = new Piece(`${this.#named},"slices":[`);
      return positionFrame(topic, 'slices', this.view, begin, ...this.#list(newer), new Piece(`]${END}`));
    });
  }

  /** What changed since another one, row by row. */
  changesFrame(before: Snapshot, topic: string): Frame {
    return this.once(`from ${before.version} ${topic}`, () =>
      positionFrame(topic, 'changes', this.view, this.#changesSince(before)),
    );
  }

  /** The same for every topic, so it is worked out once. */
  #changesSince(before: Snapshot): Piece {
    const made = this.#changes.get(before.version);
    if (made) return made;
    // Written at once: a piece that held on to the snapshot before would hold on to all of them.
    const text = `"from":${before.version},${this.#named},${this.#changedFields(before.view)}${END}`;
    const piece = new Piece(text);
    this.#changes.set(before.version, piece);
    return piece;
  }

  #changedFields(before: PublicView): string {
    const [slices, patches]: [string[], string[]] = [[], []];
    for (const [slice, { head, value }] of this.#slices) {
      const old = before.slices[slice.slice];
      if (old === slice) continue;
      const patch = old && JSON.stringify(slicePatch(old, slice));
      if (patch !== undefined && (patch.length < SHORT || patch.length < value.text.length)) patches.push(patch);
      else slices.push(`${head.text}${value.text}}`);
    }
    return `"slices":[${slices.join(',')}],"patches":[${patches.join(',')}]`;
  }

  get #named(): string {
    return `"version":${this.version},"head":"${this.view.head}"`;
  }

  #newerThan(after: number): readonly Slice[] {
    const from = this.#versions.has(after) ? after : 0;
    return [...this.#slices.keys()].filter(({ version }) => version > from);
  }

  #list(slices: readonly Slice[], sentences?: Sentences): readonly Piece[] {
    return slices.flatMap((slice, index) => {
      return [...(index === 0 ? [] : [COMMA]), this.#written(slice).head, this.value(slice, sentences), CLOSED];
    });
  }

  /** What is made of this snapshot, by its name. */
  once(name: string, make: () => Frame): Frame {
    const frame = this.#frames.get(name) ?? make();
    this.#frames.set(name, frame);
    return frame;
  }
}

/** What is made of them is kept by this, so that there is no more of it than slices, whatever is asked for. */
const oldestOf = (slices: readonly Slice[]): number => Math.min(...slices.map(({ version }) => version));

function slicePatch({ version: _, ...before }: Slice, { version, ...after }: Slice): SlicePatch {
  const patch = patchBetween(before, after);
  return { slice: after.slice, version, ...(patch && { patch }) };
}
