import { canonicalJson, hashOf } from '../../kit/index.ts';
import { chainHash, genesis } from '../log/index.ts';
import type { Command } from './commands.ts';
import type { Entry, Event } from './events.ts';
import { upcastEvents, type WrittenEvent } from './upcast.ts';

/** An entry as a database has it: command and events as the texts that were written. */
export interface EntryText extends Omit<Entry, 'command' | 'events'> {
  readonly command: string;
  readonly events: string;
}

/**
 * The entry of two texts, which are parsed when somebody wants to know what they say: of most entries of a long log nobody
 * ever does, once they are folded. They are not own fields: `{ ...entry }` is an entry only with both of them added.
 */
class ReadEntry implements Entry {
  readonly version: number;
  readonly commandId: string;
  readonly at: number;
  readonly by: string;
  readonly hash: string;
  #command: Command | string;
  #events: readonly Event[] | string;

  constructor({ version, commandId, at, by, command, events, hash }: EntryText) {
    this.version = version;
    this.commandId = commandId;
    this.at = at;
    this.by = by;
    this.hash = hash;
    this.#command = command;
    this.#events = events;
  }

  get command(): Command {
    if (typeof this.#command === 'string') this.#command = JSON.parse(this.#command) as Command;
    return this.#command;
  }

  get events(): readonly Event[] {
    if (typeof this.#events === 'string') this.#events = upcastEvents(JSON.parse(this.#events));
    return this.#events;
  }

  /** As any other entry is written, in the same order. */
  toJSON(): Entry {
    const { version, commandId, at, by, command, events, hash } = this;
    return { version, commandId, at, by, command, events, hash };
  }
}

/** What chainHash hashes, if the texts are canonical: that one is then equal to it. */
const textOf = (before: string, { version, commandId, at, by, command, events }: EntryText): string =>
  `${before}{"at":${at},"by":${canonicalJson(by)},"command":${command},"commandId":${canonicalJson(commandId)},"events":${events},"version":${version}}`;

/**
 * Reads an entry that must follow on another, and its events, which are to be folded now; undefined where it is not what
 * was written. Texts that are canonical, as
 * the store writes them, are hashed as they stand. Others (of older stores, or with the draw secret) are read first.
 */
export function readEntry(
  previous: { readonly version: number; readonly hash: string } | undefined,
  text: EntryText,
): { readonly entry: Entry; readonly events: readonly Event[] } | undefined {
  if (text.version !== (previous?.version ?? 0) + 1) return undefined;
  try {
    const events = JSON.parse(text.events) as WrittenEvent[];
    const asWritten = hashOf(textOf(previous?.hash ?? genesis, text)) === text.hash;
    if (!asWritten && chainHash(previous, { ...text, command: JSON.parse(text.command), events }) !== text.hash) {
      return undefined;
    }
    return { entry: new ReadEntry(text), events: upcastEvents(events) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
