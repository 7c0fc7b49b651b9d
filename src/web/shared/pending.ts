import type { Command } from '../../engine/index.ts';

export interface PendingCommand {
  readonly commandId: string;
  readonly command: Command;
  readonly at: number;
  readonly expectedVersion?: number;
  /** Takes back the entry of this command, whatever version it gets, and no other (DK-6). */
  readonly undoes?: string;
  /** It went out at least once, so the server may know it. */
  readonly tried?: boolean;
}

/** Where commands wait that the server has not confirmed; a reload finds them again (DK-22). */
export interface PendingStore {
  load(): PendingCommand[];
  save(pending: readonly PendingCommand[]): void;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * On the browser's shelf, one place per tab, so that two tabs never write over each other. A new tab takes over what
 * it finds of its own kind of page: a command has one id for ever, so sending it from two tabs changes nothing.
 * localStorage rather than anything newer: it is there on plain http too (DK-23).
 */
export function pendingOn(shelf: Shelf, tournament: string, page: PendingPage, tab: string): PendingStore {
  const prefix = pendingPrefix(tournament, page);
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
      if (all.length > 0) put(shelf, own, all);
      return all;
    },
    save(pending) {
      if (pending.length === 0) shelf.removeItem(own);
      else put(shelf, own, pending);
    },
  };
}

/** A name of this tab that lasts as long as it does. */
export function tabName(): string {
  const kept = sessionStorage.getItem('tiltyard.tab');
  if (kept) return kept;
  const name = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16)).join('');
  sessionStorage.setItem('tiltyard.tab', name);
  return name;
}

/** A full shelf costs the safety over a reload, never the entry itself. */
function put(shelf: Shelf, key: string, pending: readonly PendingCommand[]): void {
  try {
    shelf.setItem(key, JSON.stringify(pending));
  } catch {
    // It stays in memory, and goes out from there.
  }
}

function read(text: string | null): PendingCommand[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? (value as PendingCommand[]) : [];
  } catch {
    return [];
  }
}

/** Which page sends it: a browser may be a desk and a player's phone at once. */
export type PendingPage = 'desk' | 'player' | 'score';

/** Where a tournament's commands wait on the browser's shelf, each tab's under a name of its own. */
const pendingPrefix = (tournament: string, page: PendingPage): string => `tiltyard.pending.${tournament}.${page}.`;

/** Whether anything waits here: most phones have nothing to send, and need not fetch what sends it. */
export const somethingWaits = (tournament: string, page: PendingPage): boolean =>
  Object.keys(localStorage).some((key) => key.startsWith(pendingPrefix(tournament, page)));
