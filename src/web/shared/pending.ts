import type { Command } from '../../engine/index.ts';

export interface PendingCommand {
  readonly commandId: string;
  readonly command: Command;
  readonly at: number;
  readonly expectedVersion?: number;
  /** Takes back the entry of this command, whatever version it gets, and no other (DK-6). */
  readonly undoes?: string;
}

/** Where commands wait that the server has not confirmed; a reload finds them again (DK-22). */
export interface PendingStore {
  load(): PendingCommand[];
  save(pending: readonly PendingCommand[]): void;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * On the browser's shelf, one place per tab, so that two tabs never write over each other. A new tab takes over what
 * it finds: a command has one id for ever, so sending it from two tabs changes nothing.
 */
export function pendingOn(shelf: Shelf, tournament: string, tab: string): PendingStore {
  const prefix = `tiltyard.pending.${tournament}.`;
  const own = `${prefix}${tab}`;
  return {
    load() {
      const keys = Array.from({ length: shelf.length }, (_, at) => shelf.key(at)).filter((key) =>
        key?.startsWith(prefix),
      );
      const found = new Map<string, PendingCommand>();
      for (const key of keys) {
        for (const one of read(shelf.getItem(key ?? ''))) found.set(one.commandId, one);
        if (key !== null && key !== own) shelf.removeItem(key);
      }
      const all = [...found.values()].sort((a, b) => a.at - b.at);
      if (all.length > 0) shelf.setItem(own, JSON.stringify(all));
      return all;
    },
    save(pending) {
      if (pending.length === 0) shelf.removeItem(own);
      else shelf.setItem(own, JSON.stringify(pending));
    },
  };
}

function read(text: string | null): PendingCommand[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? (value as PendingCommand[]) : [];
  } catch {
    return [];
  }
}
