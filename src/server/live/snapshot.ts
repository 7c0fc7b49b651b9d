import { type Slice, type State, shortCode, slicesSince } from '../../engine/index.ts';
import { patchBetween } from '../../protocol/patch-between.ts';
import type { SlicePatch } from '../../protocol/wire-views.ts';
import { type Frame, versionEvent } from './frames.ts';

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
const written = new WeakMap<Slice, string>();
function textOf(slice: Slice): string {
  const known = written.get(slice);
  if (known !== undefined) return known;
  const text = JSON.stringify(slice);
  written.set(slice, text);
  return text;
}

/** The public view at one version. */
export class Snapshot {
  readonly version: number;
  readonly head: string;
  readonly #slices: ReadonlyMap<string, Slice>;
  readonly #frames = new Map<string, Frame | undefined>();

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
    return `{${this.#fieldsSince(after)}}`;
  }

  /** The same as an event of the live stream; undefined when there is nothing newer. */
  frameSince(after: number, topic?: string): Frame | undefined {
    return this.#kept(`since ${after} ${topic ?? ''}`, () =>
      this.#newerThan(after).length === 0
        ? undefined
        : versionEvent(topic, 'slices', this.version, this.#fieldsSince(after)),
    );
  }

  /** What changed since another one, row by row. */
  changesFrame(before: Snapshot, topic: string): Frame | undefined {
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

  #fieldsSince(after: number): string {
    return `${this.#named},"slices":[${this.#newerThan(after).map(textOf).join(',')}]`;
  }

  #kept(name: string, make: () => Frame | undefined): Frame | undefined {
    if (!this.#frames.has(name)) this.#frames.set(name, make());
    return this.#frames.get(name);
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
