import { hashOf } from '../kit/index.ts';
import { nodesDriver, packageDriver, type SqliteDriver } from './drivers/index.ts';
import type { OutboxMessage, RoleLink, Store, StoredEntry, Webhook } from './index.ts';

/** Provides an empty store; the provider closes and removes it after the test. */
export type Fresh = () => Promise<Store>;

export const about = { name: 'Spring Cup', format: 'some-format', listed: true };

/** The entry of that version, about a command of that name. */
export const entry = (version: number, commandId = `c${version}`): StoredEntry => ({
  version,
  commandId,
  at: 1_700_000_000_000 + version,
  by: 'desk 1',
  command: { kind: 'RecordOutcome', note: `Zoë «${commandId}»`, figures: [1, null, true] },
  events: [{ kind: 'OutcomeRecorded', version }, 'text\u0000'],
  hash: hashOf(commandId),
});

export const entries = (from: number, to: number): StoredEntry[] =>
  Array.from({ length: to - from + 1 }, (_, index) => entry(from + index));

/** Adds a stream with entries 1 to `version`. */
export async function withStream(store: Store, stream: string, version = 1): Promise<void> {
  await store.events.append(stream, 0, entries(1, version), { about });
}

export const message = (id: string, webhook = 'hook'): OutboxMessage => ({
  id,
  webhook,
  topic: 'outcome.recorded',
  body: `{"message":"${id}"}`,
  dueAt: 100,
});

export const webhook = (id: string, stream: string): Webhook => ({
  id,
  scope: { stream },
  kind: 'signed',
  language: 'en',
  url: `https://${id}`,
  secret: 's',
  events: ['outcome.recorded'],
  createdAt: 1,
});

export const roleLink = (id: string): RoleLink => ({
  id,
  role: 'desk',
  tokenHash: hashOf(id),
  label: `link ${id}`,
  createdAt: 50,
});

/**
 * Every SQLite library that works on this Node. Where Node has its own, the package may be missing, and on Node 24 its
 * version 12 ends the process.
 */
export function driversHere(): SqliteDriver[] {
  const own = nodesDriver();
  if (!own) return [packageDriver()];
  if (Number.parseInt(process.versions.node, 10) >= 24) return [own];
  try {
    return [own, packageDriver()];
  } catch {
    return [own];
  }
}
