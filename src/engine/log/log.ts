import { type LogEntry, undoneBy } from './entry.ts';

/** Where each command is. It is noted when somebody asks: whoever only reads a log never does. */
class Commands {
  readonly #versions = new Map<string, number>();
  #noted = 0;

  find(commandId: string, entries: readonly LogEntry[]): number | undefined {
    for (; this.#noted < entries.length; this.#noted++) {
      const entry = entries[this.#noted] as LogEntry;
      this.#versions.set(entry.commandId, entry.version);
    }
    return this.#versions.get(commandId);
  }
}

/** All entries ever, those set aside too. Appending to the newest log shares its arrays, so that no version copies the world. */
export class Log<Entry extends LogEntry> {
  static empty<Entry extends LogEntry>(): Log<Entry> {
    return new Log<Entry>([], new Commands(), 0);
  }

  private constructor(
    private readonly entries: Entry[],
    private readonly commands: Commands,
    readonly length: number,
  ) {}

  append(entry: Entry): Log<Entry> {
    if (entry.version !== this.length + 1) throw new Error(`Entry ${entry.version} cannot follow ${this.length}`);
    const newest = this.entries.length === this.length && this.length > 0;
    const entries = newest ? this.entries : this.entries.slice(0, this.length);
    entries.push(entry);
    return new Log(entries, newest ? this.commands : new Commands(), this.length + 1);
  }

  at(version: number): Entry | undefined {
    return version <= this.length ? this.entries[version - 1] : undefined;
  }

  /** A command id is unique in its log for ever. */
  byCommand(commandId: string): Entry | undefined {
    const version = this.commands.find(commandId, this.entries);
    return version === undefined ? undefined : this.at(version);
  }

  get head(): Entry | undefined {
    return this.at(this.length);
  }

  slice(after = 0): readonly Entry[] {
    return this.entries.slice(after, this.length);
  }

  /** The versions that are undone and not brought back. An undo always names an older entry, so newest first settles it. */
  setAside(alsoUndo?: number): ReadonlySet<number> {
    const aside = new Set<number>(alsoUndo === undefined ? [] : [alsoUndo]);
    for (let version = this.length; version > 0; version--) {
      const undone = undoneBy(this.at(version)?.command);
      if (undone !== undefined && !aside.has(version)) aside.add(undone);
    }
    return aside;
  }
}
