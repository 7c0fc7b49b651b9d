import { randomUUID } from 'node:crypto';
import { assertDefined } from '../kit/index.ts';
import { type OutboxMessage, toOutboxRows } from './outbox.ts';
import { chunks, type Database, type Tables, type Work } from './tables.ts';

/** Something that falls due by itself: a flag, the end of a round. One per stream, kind and key. */
export interface Deadline {
  readonly stream: string;
  readonly kind: string;
  readonly key: string;
  readonly dueAt: number;
  readonly payload: unknown;
}

/** Setting a deadline that exists moves it, and takes it from the process that had claimed the old one. */
export type DeadlineChange =
  | {
      readonly change: 'set';
      readonly kind: string;
      readonly key: string;
      readonly dueAt: number;
      readonly payload: unknown;
    }
  | { readonly change: 'clear'; readonly kind: string; readonly key: string };

export interface ClaimedDeadline extends Deadline {
  /** Changes whenever the deadline is set again. */
  readonly ticket: string;
}

/** Deadlines are set and cleared by appends; any process may claim those that are due. */
export interface Deadlines {
  /** Takes due deadlines for leaseMs; one that is not settled by then is handed out again. Earliest first. */
  claimDue(now: number, limit: number, leaseMs: number): Promise<ClaimedDeadline[]>;
  /**
   * It was acted upon. False: the deadline has been moved, cleared or settled in the meantime. Messages are written in the same
   * transaction, after those of that version: where it answers false, there are none.
   */
  settle(
    ticket: string,
    report?: { readonly version: number; readonly outbox: readonly OutboxMessage[] },
  ): Promise<boolean>;
  /** When claimDue will next have something, so that a timer can wait for it. */
  earliest(): Promise<number | undefined>;
  of(stream: string): Promise<Deadline[]>;
}

export function deadlinesOn(db: Database, skipLocked: boolean): Deadlines {
  return {
    async claimDue(now, limit, leaseMs) {
      const claimed = await db
        // Materialised: the planner may otherwise ask the locking query again for each row, and lock more than it takes.
        .with(
          (cte) => cte('due').materialized(),
          (from) =>
            from
              .selectFrom('deadlines')
              .select('ticket')
              .where('due_at', '<=', now)
              .where('leased_until', '<=', now)
              .orderBy('due_at')
              .limit(limit)
              .$if(skipLocked, (query) => query.forUpdate().skipLocked()),
        )
        .updateTable('deadlines')
        .set({ leased_until: now + leaseMs })
        .where('ticket', 'in', (from) => from.selectFrom('due').select('due.ticket'))
        .returningAll()
        .execute();
      return claimed.map((row) => ({ ...toDeadline(row), ticket: row.ticket })).sort((a, b) => a.dueAt - b.dueAt);
    },

    settle: (ticket, report) =>
      db.transaction().execute(async (work) => {
        const settled = await work
          .deleteFrom('deadlines')
          .where('ticket', '=', ticket)
          .returning('stream')
          .executeTakeFirst();
        if (settled === undefined) return false;
        if (report !== undefined && report.outbox.length > 0)
          await tell(work, settled.stream, report.version, report.outbox);
        return true;
      }),

    async earliest() {
      const rows = await db
        .selectFrom('deadlines')
        .select((eb) =>
          eb
            .case()
            .when('leased_until', '>', eb.ref('due_at'))
            .then(eb.ref('leased_until'))
            .else(eb.ref('due_at'))
            .end()
            .as('moment'),
        )
        .orderBy('moment')
        .limit(1)
        .execute();
      return rows[0]?.moment;
    },

    async of(stream) {
      const rows = await db
        .selectFrom('deadlines')
        .selectAll()
        .where('stream', '=', stream)
        .orderBy('due_at')
        .execute();
      return rows.map(toDeadline);
    },
  };
}

async function tell(work: Work, stream: string, version: number, outbox: readonly OutboxMessage[]): Promise<void> {
  const last = await work
    .selectFrom('outbox')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('stream', '=', stream)
    .where('version', '=', version)
    .executeTakeFirst();
  const rows = toOutboxRows(stream, version, outbox, (last?.position ?? -1) + 1);
  for (const some of chunks(rows)) await work.insertInto('outbox').values(some).execute();
}

/** The deadlines of one stream, within the transaction that holds the stream's row. */
export async function changeDeadlines(work: Work, stream: string, changes: readonly DeadlineChange[]): Promise<void> {
  for (const change of changes) {
    if (change.change === 'clear') {
      await work
        .deleteFrom('deadlines')
        .where('stream', '=', stream)
        .where('kind', '=', change.kind)
        .where('key', '=', change.key)
        .execute();
      continue;
    }
    const moved = {
      ticket: randomUUID(),
      due_at: change.dueAt,
      payload: assertDefined(JSON.stringify(change.payload ?? null), 'payload'),
      leased_until: 0,
    };
    await work
      .insertInto('deadlines')
      .values({ stream, kind: change.kind, key: change.key, ...moved })
      .onConflict((conflict) => conflict.columns(['stream', 'kind', 'key']).doUpdateSet(moved))
      .execute();
  }
}

const toDeadline = (row: Tables['deadlines']): Deadline => ({
  stream: row.stream,
  kind: row.kind,
  key: row.key,
  dueAt: row.due_at,
  payload: JSON.parse(row.payload),
});
