import { canonicalJson } from '../../kit/index.ts';
import { decide } from './decide.ts';
import type { Entry } from './events.ts';
import { apply } from './evolve.ts';
import type { Owned } from './evolve-round.ts';
import { chainHash, shortCode } from './log.ts';
import type { Formats } from './rulebook.ts';
import { emptyState, type State } from './state.ts';
import { upcast, type WrittenEntry } from './upcast.ts';

export type Difference =
  | { readonly kind: 'version'; readonly version: number; readonly expected: number }
  | { readonly kind: 'chain'; readonly version: number; readonly expected: string; readonly found: string }
  | { readonly kind: 'refused'; readonly version: number; readonly code: string }
  | {
      readonly kind: 'decided-otherwise';
      readonly version: number;
      readonly expected: unknown;
      readonly found: unknown;
    }
  | { readonly kind: 'unreadable'; readonly version: number; readonly problem: string }
  | { readonly kind: 'head'; readonly expected: string; readonly found: string };

export interface AuditReport {
  readonly entries: number;
  readonly head: string | undefined;
  /** Without a code noted earlier, a file that was rewritten as a whole cannot be told from the true one. */
  readonly headKnown: boolean;
  readonly differences: readonly Difference[];
}

/** Each entry: does the chain hold, and does its command, decided again, lead to exactly its events? */
export function audit(formats: Formats, entries: readonly WrittenEntry[], head?: string): AuditReport {
  const differences: Difference[] = [];
  const owned: Owned = new WeakSet();
  let state: State = emptyState;
  let previous: WrittenEntry | undefined;
  for (const [at, written] of entries.entries()) {
    const { version } = written;
    if (version !== at + 1) {
      differences.push({ kind: 'version', version, expected: at + 1 });
      break;
    }
    // The chain is over the events as they were written, before any upcaster.
    const expected = chainHash(previous, written);
    if (expected !== written.hash) differences.push({ kind: 'chain', version, expected, found: written.hash });
    previous = written;
    try {
      const entry = upcast(written);
      const again = decidedAgain(formats, state, entry);
      if (again) differences.push(again);
      state = apply(state, entry, owned);
    } catch (error) {
      differences.push({
        kind: 'unreadable',
        version,
        problem: error instanceof Error ? error.message : String(error),
      });
      break;
    }
  }
  const found = previous && shortCode(previous.hash);
  if (head !== undefined && head !== found) differences.push({ kind: 'head', expected: head, found: found ?? '' });
  return { entries: entries.length, head: found, headKnown: head !== undefined, differences };
}

function decidedAgain(formats: Formats, state: State, entry: Entry): Difference | undefined {
  const { version } = entry;
  try {
    // A tournament is created under the rules of its day.
    const [first] = entry.events;
    const rulesVersion = first?.type === 'TournamentCreated' ? first.rulesVersion : formats.rulesVersion;
    const again = decide({ ...formats, rulesVersion }, state, entry);
    if (!again.ok) return { kind: 'refused', version, code: again.error.code };
    const same = canonicalJson(again.value) === canonicalJson(entry.events);
    return same ? undefined : { kind: 'decided-otherwise', version, expected: again.value, found: entry.events };
  } catch (error) {
    return { kind: 'unreadable', version, problem: error instanceof Error ? error.message : String(error) };
  }
}
