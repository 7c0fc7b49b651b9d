import { type LogEntry, undoneBy } from './entry.ts';
import type { Log } from './log.ts';
import type { LogRefusal } from './refusal.ts';

/** How a log of its kind is folded again without some of its entries. */
export interface Refolding<Entry> {
  /** Whether the entry, decided again after those that were taken, leads to exactly its events. */
  repeats(entry: Entry): boolean;
  /** What was given out stays given out, also by an entry that no longer stands. */
  take(entry: Entry, stands: boolean): void;
}

export interface Undoing<Entry extends LogEntry> {
  /** What is never undone: what a log begins with, or that a person was erased. */
  permanent(command: Entry['command']): boolean;
  refolding(): Refolding<Entry>;
}

/** DK-6: an entry that others build on is not undone silently. They build on it if they would be decided differently without it. */
export function undoRefusal<Entry extends LogEntry>(
  log: Log<Entry>,
  version: number,
  undoing: Undoing<Entry>,
): LogRefusal | undefined {
  const target = log.at(version);
  if (!target) return { code: 'unknown-entry', details: { version } };
  if (undoing.permanent(target.command)) return { code: 'cannot-undo', details: { version } };
  const before = log.setAside();
  if (before.has(version)) return { code: 'already-undone', details: { version } };
  const after = log.setAside(version);
  const from = firstTurned(log, before, after);
  // Taking back an undo whose entry another undo holds aside would change nothing.
  if (from === undefined) return { code: 'already-undone', details: { version: undoneIn(log, target) } };
  const by = standsOn(log, after, from, undoing.refolding());
  // What would come back has lost its own ground: nothing came after it.
  const back = by.find((one) => before.has(one));
  if (back !== undefined) return { code: 'cannot-redo', details: { version: back } };
  return by.length > 0 ? { code: 'built-upon', details: { version, by } } : undefined;
}

/** The oldest entry that stands now and would not then, or the other way round. Undos themselves are not facts. */
const firstTurned = <Entry extends LogEntry>(
  log: Log<Entry>,
  before: ReadonlySet<number>,
  after: ReadonlySet<number>,
): number | undefined =>
  log
    .slice()
    .find(({ version, command }) => undoneBy(command) === undefined && before.has(version) !== after.has(version))
    ?.version;

/** The entry that a chain of undos is about in the end. */
function undoneIn<Entry extends LogEntry>(log: Log<Entry>, target: Entry): number {
  let named = 0;
  for (let inner = undoneBy(target.command); inner !== undefined; inner = undoneBy(log.at(named)?.command)) {
    named = inner;
  }
  return named;
}

/** Every entry from there on that would stand is tried, one that is brought back too: its own ground may be gone by now. */
function standsOn<Entry extends LogEntry>(
  log: Log<Entry>,
  aside: ReadonlySet<number>,
  from: number,
  refolding: Refolding<Entry>,
): number[] {
  const by: number[] = [];
  for (const entry of log.slice()) {
    let stands = !aside.has(entry.version) && undoneBy(entry.command) === undefined;
    if (stands && entry.version >= from && !refolding.repeats(entry)) {
      by.push(entry.version);
      stands = false; // and what stands on this one in turn
    }
    refolding.take(entry, stands);
  }
  return by;
}
