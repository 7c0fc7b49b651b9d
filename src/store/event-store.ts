import type { DeadlineChange } from './deadlines.ts';
import type { RewrittenLog } from './erasures.ts';
import type { OutboxMessage } from './outbox.ts';
import type { RoleLink } from './role-links.ts';

/** One accepted command with its events. The store keeps it and does not interpret it. */
export interface StoredEntry {
  /** Counts from 1 within its stream, without a gap. */
  readonly version: number;
  /** Unique in its stream for ever. */
  readonly commandId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: string;
  readonly command: unknown;
  readonly events: readonly unknown[];
  readonly hash: string;
}

/** The same with the texts of command and events that are in the database. */
export interface EntryText extends Omit<StoredEntry, 'command' | 'events'> {
  readonly command: string;
  readonly events: string;
}

/** The few things a list of tournaments shows. */
export interface StreamAbout {
  readonly name: string;
  readonly format: string;
  /** Whether strangers may see it; by default they may. */
  readonly listed?: boolean;
}

export interface StreamHead extends StreamAbout {
  readonly stream: string;
  readonly version: number;
  /** When the first and the latest entry were made. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** What is written in the same transaction as the entries. */
export interface Attachments {
  /** Required when the stream is created (expected version 0); later it renames. */
  readonly about?: StreamAbout;
  readonly outbox?: readonly OutboxMessage[];
  readonly deadlines?: readonly DeadlineChange[];
  /** A new tournament and its owner link come into being together. */
  readonly roleLinks?: readonly RoleLink[];
}

export type AppendAnswer =
  | { readonly kind: 'appended'; readonly version: number }
  /** The stream is at another version (0: there is no such stream). */
  | { readonly kind: 'conflict'; readonly version: number }
  /** The command was accepted before; this is its entry. Asked before the version, so that a late repeat finds it. */
  | { readonly kind: 'duplicate-command'; readonly entry: StoredEntry };

/**
 * Told after the commit, at least once, perhaps more than once: compare the version with what you hold.
 * `resync`: something may have been missed (the line to the database was down, or a backup was restored): read again.
 */
export type Change =
  | { readonly kind: 'appended'; readonly stream: string; readonly version: number }
  | { readonly kind: 'pressed'; readonly stream: string; readonly game: string; readonly seq: number }
  | { readonly kind: 'removed'; readonly stream: string }
  | { readonly kind: 'role-ended'; readonly ended: EndedRole }
  | { readonly kind: 'resync' };

/** Whose role was taken away: readers of a tournament, by a token or session, or by an account. */
export type EndedRole =
  | { readonly of: 'tournament'; readonly tournament: string }
  | { readonly of: 'token'; readonly hash: string }
  | { readonly of: 'account'; readonly account: string };

export interface StreamPage {
  readonly streams: readonly StreamHead[];
  /** Hand it back as `after` for the next page; absent on the last one. */
  readonly next?: string;
}

/** The tournaments' logs: one stream each, its id a short string. */
export interface EventStore {
  /**
   * Adds entries that follow on expectedVersion; version 0 creates the stream. Appends that are handed in without
   * waiting for each other keep their order, and share a commit where that is quicker; the answer comes after the
   * commit. Rejects with StoreFailure when the commit fails, together with every append that shared it.
   */
  append(
    stream: string,
    expectedVersion: number,
    entries: readonly StoredEntry[],
    attachments?: Attachments,
  ): Promise<AppendAnswer>;
  /**
   * DK-31: puts the log without a person in the place of the other, removes their private links, and notes that they were
   * erased, in one transaction. False: the log does not end with the hash that was expected; nothing was changed.
   */
  rewrite(stream: string, expectedHead: string, player: string, rewritten: RewrittenLog): Promise<boolean>;
  read(stream: string, afterVersion?: number, limit?: number): Promise<StoredEntry[]>;
  /** The same, without parsing them. */
  texts(stream: string, afterVersion?: number, limit?: number): Promise<EntryText[]>;
  /** The entry of a command that was accepted before. */
  entryOf(stream: string, commandId: string): Promise<StoredEntry | undefined>;
  head(stream: string): Promise<StreamHead | undefined>;
  /** Newest first; with `openTo` only those that strangers are shown, and these. */
  list(page?: {
    readonly after?: string;
    readonly limit?: number;
    readonly openTo?: readonly string[];
  }): Promise<StreamPage>;
  /** For one that was written before this was kept: strangers are not shown it. */
  noteUnlisted(stream: string): Promise<void>;
  /** Removes the stream and everything attached to it: links, deadlines, webhooks, messages, games. False: there was none. */
  remove(stream: string): Promise<boolean>;
  /** Tells the listeners of all processes of something that is in no log. */
  announce(change: Change & { readonly kind: 'role-ended' }): Promise<void>;
  /** The answer ends the subscription. */
  subscribe(listener: (change: Change) => void): () => void;
}
