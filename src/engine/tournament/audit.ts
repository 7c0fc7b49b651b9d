import { chainHash, shortCode } from '../log/index.ts';
import { sayTheSame } from './columns.ts';
import { decided } from './decide/decide.ts';
import type { Derived } from './derive.ts';
import type { Entry } from './events.ts';
import { apply } from './evolve/evolve.ts';
import type { PlayerId } from './model.ts';
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
  /** The entries can be read, but what they add up to cannot be shown. */
  | { readonly kind: 'not-viewable'; readonly version: number; readonly problem: string }
  | { readonly kind: 'head'; readonly expected: string; readonly found: string };

export interface AuditedErasure {
  readonly version: number;
  readonly player: PlayerId;
  /** The first and the last entry that were rewritten. */
  readonly from: number;
  readonly to: number;
}

export interface AuditReport {
  readonly entries: number;
  readonly head: string | undefined;
  /** Without a code noted earlier, a file that was rewritten as a whole cannot be distinguished from the true one. */
  readonly headKnown: boolean;
  /** DK-31: the code was noted before a person was erased, which this entry says. */
  readonly headErasedIn?: number;
  /** DK-31: entries that say that earlier ones were rewritten without a person. */
  readonly erasures: readonly AuditedErasure[];
  readonly differences: readonly Difference[];
}

/** Why a state cannot be shown; undefined where it can. */
export type ViewProblem = (state: State) => string | undefined;

/**
 * Each entry: does the chain hold, and does its command, decided again, lead to exactly its events? In the end: can it be shown?
 *
 * @example
 * const formats = formatsOf(swiss);
 * audit(formats, cup.state.log.slice()).differences; // []
 */
export function audit(
  formats: Formats,
  entries: readonly WrittenEntry[],
  head?: string,
  viewProblem?: ViewProblem,
): AuditReport {
  const auditing = new Auditing(formats, viewProblem);
  for (const written of entries) if (!auditing.take(written)) break;
  return { ...auditing.report(head), entries: entries.length };
}

/** The same, one entry after the other, for callers that serve others in between. */
export class Auditing {
  readonly #formats: Formats;
  readonly #viewProblem: ViewProblem;
  readonly #differences: Difference[] = [];
  #state: State = emptyState;
  #derived: Derived | undefined;
  #previous: WrittenEntry | undefined;
  readonly #erasures: AuditedErasure[] = [];
  /** What entries were called before a person was erased. */
  readonly #formerCodes = new Map<string, number>();

  constructor(formats: Formats, viewProblem: ViewProblem = () => undefined) {
    this.#formats = formats;
    this.#viewProblem = viewProblem;
  }

  /** What the entries so far add up to. */
  get state(): State {
    return this.#state;
  }

  /** Whether every entry so far follows. After one that does not, deciding goes on from what somebody made up, which may take for ever. */
  get sound(): boolean {
    return this.#differences.length === 0;
  }

  /** False: nothing can be said of what comes after it. */
  take(written: WrittenEntry): boolean {
    const { version } = written;
    const next = (this.#previous?.version ?? 0) + 1;
    if (version !== next) {
      this.#differences.push({ kind: 'version', version, expected: next });
      return false;
    }
    // The chain is over the events as they were written, before any upcaster.
    const expected = chainHash(this.#previous, written);
    if (expected !== written.hash) this.#differences.push({ kind: 'chain', version, expected, found: written.hash });
    this.#previous = written;
    try {
      const entry = upcast(written);
      if (entry.command.type === 'ErasePerson') {
        const { codes, player, from } = entry.command;
        for (const code of codes) this.#formerCodes.set(code, version);
        this.#erasures.push({ version, player, from, to: version - 1 });
      }
      this.#decideAgain(entry);
      this.#state = apply(this.#state, entry);
      return true;
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      this.#differences.push({ kind: 'unreadable', version, problem });
      return false;
    }
  }

  report(head?: string): AuditReport {
    const found = this.#previous && shortCode(this.#previous.hash);
    const erasedIn = head === undefined || head === found ? undefined : this.#formerCodes.get(head);
    const other: Difference[] =
      head !== undefined && head !== found && erasedIn === undefined
        ? [{ kind: 'head', expected: head, found: found ?? '' }]
        : [];
    const version = this.#previous?.version ?? 0;
    const problem = this.#viewProblem(this.#state);
    const hidden: Difference[] = problem === undefined ? [] : [{ kind: 'not-viewable', version, problem }];
    return {
      entries: version,
      head: found,
      headKnown: head !== undefined,
      ...(erasedIn !== undefined && { headErasedIn: erasedIn }),
      erasures: this.#erasures,
      differences: [...this.#differences, ...hidden, ...other],
    };
  }

  #decideAgain(entry: Entry): void {
    const { version } = entry;
    const formats = this.#formats;
    try {
      // A tournament is created under the rules of its day.
      const [first] = entry.events;
      const rulesVersion = first?.type === 'TournamentCreated' ? first.rulesVersion : formats.rulesVersion;
      const again = decided({ ...formats, rulesVersion }, this.#state, entry, this.#derived);
      if (!again.ok) {
        this.#differences.push({ kind: 'refused', version, code: again.error.code });
        return;
      }
      const { events, derived } = again.value;
      this.#derived = derived;
      if (sayTheSame(events, entry.events)) return;
      this.#differences.push({ kind: 'decided-otherwise', version, expected: events, found: entry.events });
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      this.#differences.push({ kind: 'unreadable', version, problem });
    }
  }
}
