import type { Changes } from './changes.ts';
import { rewriteLog } from './erasures.ts';
import type { Change, EventStore, StreamHead } from './event-store.ts';
import { checkAppend } from './requests.ts';
import { toEntry, toEntryText } from './stream-rows.ts';
import type { Database, Tables, Work } from './tables.ts';
import type { Writer } from './writer.ts';

const PAGE = 50;

export function eventsOn(
  db: Database,
  writer: Writer,
  changes: Changes,
  {
    shared: locks,
    announce,
    scrub,
  }: {
    readonly shared: boolean;
    announce(work: Work, changes: readonly Change[]): Promise<void>;
    scrub(): Promise<void>;
  },
): EventStore {
  const rowsOf = (stream: string, afterVersion = 0, limit?: number): Promise<Tables['entries'][]> =>
    db
      .selectFrom('entries')
      .selectAll()
      .where('stream', '=', stream)
      .where('version', '>', afterVersion)
      .orderBy('version')
      .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
      .execute();
  return {
    async append(stream, expectedVersion, entries, attachments = {}) {
      const request = { stream, expectedVersion, entries, attachments };
      checkAppend(request);
      return writer.append(request);
    },

    async rewrite(stream, expectedHead, player, { entries, last }) {
      const change: Change = { kind: 'appended', stream, version: last.version };
      const rewritten = await db.transaction().execute(async (work) => {
        const head = await work
          .selectFrom('streams')
          .select('version')
          .where('id', '=', stream)
          .$if(locks, (query) => query.forNoKeyUpdate())
          .executeTakeFirst();
        const newest = await work
          .selectFrom('entries')
          .select(['version', 'hash'])
          .where('stream', '=', stream)
          .orderBy('version', 'desc')
          .limit(1)
          .executeTakeFirst();
        if (head?.version !== last.version - 1 || newest?.hash !== expectedHead) return false;
        await rewriteLog(work, stream, player, { entries, last });
        await announce(work, [change]);
        return true;
      });
      if (rewritten) {
        await scrub();
        changes.tell(change);
      }
      return rewritten;
    },

    async read(stream, afterVersion, limit) {
      const rows = await rowsOf(stream, afterVersion, limit);
      return rows.map(toEntry);
    },

    async texts(stream, afterVersion, limit) {
      const rows = await rowsOf(stream, afterVersion, limit);
      return rows.map(toEntryText);
    },

    async entryOf(stream, commandId) {
      const row = await db
        .selectFrom('entries')
        .selectAll()
        .where('stream', '=', stream)
        .where('command_id', '=', commandId)
        .executeTakeFirst();
      return row && toEntry(row);
    },

    async head(stream) {
      const row = await db.selectFrom('streams').selectAll().where('id', '=', stream).executeTakeFirst();
      return row && toHead(row);
    },

    async list({ after, limit = PAGE, openTo } = {}) {
      const place = after === undefined ? undefined : placeOf(after);
      const rows = await db
        .selectFrom('streams')
        .selectAll()
        .$if(place !== undefined, (query) =>
          query.where((eb) =>
            eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(place?.createdAt ?? 0, place?.stream ?? '')),
          ),
        )
        .$if(openTo !== undefined, (query) =>
          query.where((eb) => eb.or([eb('listed', '=', 1), ...someOf(openTo ?? []).map((ids) => eb('id', 'in', ids))])),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      const streams = rows.slice(0, limit).map(toHead);
      const last = streams.at(-1);
      return last !== undefined && rows.length > limit
        ? { streams, next: `${last.createdAt}.${last.stream}` }
        : { streams };
    },

    async noteUnlisted(stream) {
      await db.updateTable('streams').set({ listed: 0 }).where('id', '=', stream).execute();
    },

    async remove(stream) {
      const change: Change = { kind: 'removed', stream };
      const removed = await db.transaction().execute(async (work) => {
        const { numDeletedRows } = await work.deleteFrom('streams').where('id', '=', stream).executeTakeFirst();
        if (numDeletedRows === 0n) return false;
        await announce(work, [change]);
        return true;
      });
      if (removed) changes.tell(change);
      return removed;
    },

    async announce(change) {
      await db.transaction().execute((work) => announce(work, [change]));
      changes.tell(change);
    },

    subscribe: changes.subscribe,
  };
}

/** Nobody has a role in too many for one query; an empty list is no condition. */
const MAX_NAMED = 10_000;
const someOf = (ids: readonly string[]): string[][] => (ids.length === 0 ? [] : [ids.slice(0, MAX_NAMED)]);

/** Where a page ended. An invalid cursor starts at page one. */
function placeOf(after: string): { createdAt: number; stream: string } | undefined {
  const [, createdAt, stream] = /^(\d{1,15})\.(.+)$/s.exec(after) ?? [];
  return createdAt === undefined || stream === undefined ? undefined : { createdAt: Number(createdAt), stream };
}

const toHead = (row: Tables['streams']): StreamHead => ({
  stream: row.id,
  version: row.version,
  name: row.name,
  format: row.format,
  listed: row.listed === 1,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
