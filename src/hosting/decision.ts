import {
  type Command,
  type Derived,
  derive,
  type Entry,
  type Formats,
  type Refusal,
  type State,
  submit,
} from '../engine/index.ts';
import { canonicalJson, hashOf } from '../kit/index.ts';
import { RequestProblem } from './problems.ts';

/** How a host decides what is asked of a tournament, wherever its log is stored. */

/** What someone asks of a tournament. */
export interface Ask {
  readonly commandId: string;
  readonly by: string;
  /** Strangers have no name: what they send is all that tells them apart. */
  readonly anonymous?: boolean;
  readonly command: Command;
  /** The moment it counts from, where that is not now: a deadline. */
  readonly at?: number;
  /** The version that was on the screen, for commands that act on the whole picture. */
  readonly expectedVersion?: number;
  /** Asked on the state on which the command is decided. */
  readonly permits?: (state: State) => boolean;
}

export type Answer =
  | { readonly kind: 'accepted'; readonly entry: Entry; readonly repeated: boolean }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly state: State; readonly derived: Derived }
  | { readonly kind: 'not-permitted' }
  /** The log has moved on; the entries since the version that was expected. */
  | { readonly kind: 'moved'; readonly version: number; readonly since: readonly Entry[] };

/** An answer, and for a new entry what the tournament comes to with it. */
export interface Decision {
  readonly answer: Answer;
  readonly next?: { readonly entry: Entry; readonly state: State; readonly derived: Derived };
}

interface Standpoint {
  readonly formats: Formats;
  readonly state: State;
  /** What is still the same is not worked out again. */
  readonly derived: Derived | undefined;
  readonly now: number;
}

/** Sent again it is the same, though its time of entry is computed again each time (HK-11). */
function sameCommand(earlier: Command, now: Command): boolean {
  const withoutEntryTime = (command: Command) =>
    JSON.parse(canonicalJson(command), (key, value: unknown) => (key === 'enteredAt' ? undefined : value)) as unknown;
  return canonicalJson(withoutEntryTime(earlier)) === canonicalJson(withoutEntryTime(now));
}

/** Ids count per actor: where somebody else has used one for another command, this command is written with another id. */
function idFor({ log }: State, { commandId, by, anonymous = false, command }: Ask): string {
  for (let id = commandId; ; id = hashOf(`${by} ${id}`).slice(0, 32)) {
    const earlier = log.byCommand(id);
    if (!earlier || sameCommand(earlier.command, command) || (earlier.by === by && !anonymous)) return id;
  }
}

export function decided({ formats, state, derived, now }: Standpoint, ask: Ask): Decision {
  const { by, command, expectedVersion } = ask;
  if (ask.permits && !ask.permits(state)) return { answer: { kind: 'not-permitted' } };
  const id = idFor(state, ask);
  const earlier = state.log.byCommand(id);
  if (earlier && sameCommand(earlier.command, command)) {
    return { answer: { kind: 'accepted', entry: earlier, repeated: true } };
  }
  const version = state.log.length;
  if (expectedVersion !== undefined && expectedVersion !== version) {
    return { answer: { kind: 'moved', version, since: state.log.slice(Math.min(expectedVersion, version)) } };
  }
  // The log's times never run backwards, even where the machine's clock was set back; a deadline is its own time.
  const at = ask.at ?? Math.max(now, state.log.head?.at ?? 0);
  const result = submit(formats, state, { commandId: id, at, by, command }, derived);
  if (!result.ok) {
    const refused = { refusal: result.error, state, derived: derive(formats, state.facts, derived) };
    return { answer: { kind: 'refused', ...refused } };
  }
  const next = result.value;
  return { answer: { kind: 'accepted', entry: next.entry, repeated: false }, next };
}

/** For the desk: what was done since the version that it saw. */
export function versionMoved({ version, since }: Extract<Answer, { kind: 'moved' }>): RequestProblem {
  const changed = since.map(({ version, at, by, command }) => ({ version, at, by, type: command.type }));
  return new RequestProblem(409, 'version-moved', { version, changed });
}
