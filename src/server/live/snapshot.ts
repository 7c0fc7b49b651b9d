import { type Slice, type State, shortCode, slicesSince } from '../../engine/index.ts';
import { patchBetween } from '../../protocol/patch-between.ts';
import type { SlicePatch } from '../../protocol/wire-views.ts';
import { BreathingSpace } from '../operations/breathing-space.ts';
import { type Frame, listEvent, Piece, versionEvent } from './frames.ts';

/** What the log's head was called at a version: a reader who remembers another code has seen another history. */
export const codeAt = (state: State, version: number): string =>
  shortCode(state.log.at(version)?.hash ?? '0'.repeat(64));

/** The version at which something public last changed; drafts and desks' notes do not move it (DK-16). */
export function publicVersion({ changed }: State): number {
  return Math.max(changed.about, changed.players, changed.standings, changed.clock, ...changed.rounds.values());
}

/** Names what the public sees: a draft does not move it (DK-16). */
export const publicName = (state: State): string => (state.log.at(publicVersion(state))?.hash ?? '').slice(0, 16);

/** Slices are written down once, however many people read them; when nobody does, it costs nothing. */
const written = new WeakMap<Slice, Piece>();
function pieceOf(slice: Slice): Piece {
  const known = written.get(slice);
  if (known !== undefined) return known;
  const piece = new Piece(JSON.stringify(slice));
  written.set(slice, piece);
  return piece;
}
const textOf = (slice: Slice): string => pieceOf(slice).text;

/** For JSON.stringify: adds the sentences. */
type Saying = (key: string, value: unknown) => unknown;

/** The public view at one version. */
export class Snapshot {
  readonly version: number;
  readonly head: string;
  readonly #slices: ReadonlyMap<string, Slice>;
  readonly #frames = new Map<string, Frame>();
  readonly #told = new Map<string, Promise<ReadonlyMap<Slice, string>>>();

  private constructor(state: State, version: number, slices: ReadonlyMap<string, Slice>) {
    this.version = version;
    this.head = codeAt(state, version);
    this.#slices = slices;
  }

  /** What did not change since an earlier one of the same history is taken from there. */
  static of(state: State, before?: Snapshot): Snapshot {
    const slices = new Map(before === undefined ? [] : before.#slices);
    for (const slice of slicesSince(state, before?.version ?? 0)) slices.set(slice.slice, slice);
    const about = slices.get('about');
    if (about?.slice === 'about') forgetRoundsExcept(slices, about.about.rounds);
    return new Snapshot(state, publicVersion(state), slices);
  }

  /** The slices newer than a version as one document. */
  since(after: number): string {
    return `{${this.#named},"slices":[${this.#newerThan(after).map(textOf).join(',')}]}`;
  }

  /** The same with what a program for people wants besides: told slice by slice, and once for all who read that language. */
  async sinceIn(language: string, after: number, saying: Saying): Promise<string> {
    const told = this.#told.get(language) ?? this.#tell(saying);
    this.#told.set(language, told);
    const texts = await told;
    return `{${this.#named},"slices":[${this.#newerThan(after)
      .map((slice) => texts.get(slice))
      .join(',')}]}`;
  }

  async #tell(saying: Saying): Promise<ReadonlyMap<Slice, string>> {
    const turns = new BreathingSpace();
    const texts = new Map<Slice, string>();
    for (const slice of this.#slices.values()) {
      await turns.pause();
      texts.set(slice, JSON.stringify(slice, saying));
    }
    return texts;
  }

  /**
   * Writes down what a reader who has seen a version will be sent, slice by slice: a large one takes a while, and others
   * have their turn. The answer says whether there was anything to do.
   */
  async prepare(after: number, compressed: boolean): Promise<boolean> {
    const turns = new BreathingSpace();
    const unwritten = this.#newerThan(after).filter((slice) => !written.get(slice)?.ready(compressed));
    for (const slice of unwritten) {
      await turns.pause();
      const piece = pieceOf(slice);
      if (compressed) await piece.pack();
    }
    return unwritten.length > 0;
  }

  /** The same as an event of the live stream; undefined when there is nothing newer. */
  frameSince(after: number, topic?: string): Frame | undefined {
    const newer = this.#newerThan(after);
    if (newer.length === 0) return undefined;
    // Kept by what is in it, so that there are no more of them than slices, whatever is asked for.
    const oldest = Math.min(...newer.map(({ version }) => version));
    return this.#kept(`since ${oldest} ${topic ?? ''}`, () =>
      listEvent(topic, 'slices', this.version, `${this.#named},"slices"`, newer.map(pieceOf)),
    );
  }

  /** What changed since another one, row by row. */
  changesFrame(before: Snapshot, topic: string): Frame {
    return this.#kept(`from ${before.version} ${topic}`, () => {
      const fields = `"from":${before.version},${this.#named},${changedFields(before.#slices, this.#slices)}`;
      return versionEvent(topic, 'changes', this.version, fields);
    });
  }

  get #named(): string {
    return `"version":${this.version},"head":"${this.head}"`;
  }

  #newerThan(after: number): Slice[] {
    return [...this.#slices.values()].filter((slice) => slice.version > after);
  }

  #kept(name: string, make: () => Frame): Frame {
    const frame = this.#frames.get(name) ?? make();
    this.#frames.set(name, frame);
    return frame;
  }
}

/** Rounds that were unwound or taken back are in no later view. */
function forgetRoundsExcept(slices: Map<string, Slice>, rounds: readonly { readonly number: number }[]): void {
  const listed = new Set(rounds.map(({ number }) => `round:${number}`));
  for (const name of [...slices.keys()]) if (name.startsWith('round:') && !listed.has(name)) slices.delete(name);
}

/** Shorter patches are not worth comparing with the whole slice. */
const SHORT = 2_000;

const changes = new WeakMap<ReadonlyMap<string, Slice>, WeakMap<ReadonlyMap<string, Slice>, string>>();

/** The same for every topic, so it is worked out once. */
function changedFields(before: ReadonlyMap<string, Slice>, after: ReadonlyMap<string, Slice>): string {
  const kept = changes.get(after) ?? new WeakMap<ReadonlyMap<string, Slice>, string>();
  changes.set(after, kept);
  const known = kept.get(before);
  if (known !== undefined) return known;
  const [slices, patches]: [string[], string[]] = [[], []];
  for (const [name, slice] of after) {
    const old = before.get(name);
    if (old === slice) continue;
    const patch = old && JSON.stringify(slicePatch(old, slice));
    if (patch !== undefined && (patch.length < SHORT || patch.length < textOf(slice).length)) patches.push(patch);
    else slices.push(textOf(slice));
  }
  const text = `"slices":[${slices.join(',')}],"patches":[${patches.join(',')}]`;
  kept.set(before, text);
  return text;
}

function slicePatch({ version: _, ...before }: Slice, { version, ...after }: Slice): SlicePatch {
  const patch = patchBetween(before, after);
  return { slice: after.slice, version, ...(patch && { patch }) };
}
