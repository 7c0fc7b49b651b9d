import { byPlayer } from './accesses.ts';
import type { StoredEntry } from './event-store.ts';
import { toEntry, toEntryRow, withHeads } from './stream-rows.ts';
import type { Database, Work } from './tables.ts';

/** DK-31: that somebody was erased from a tournament. It says nothing about them, and outlives the tournament. */
export interface Erasure {
  readonly stream: string;
  readonly player: string;
  readonly at: number;
}

/** Kept outside the logs, so that whatever brings an older log back knows whom to leave out. */
export interface Erasures {
  /** The oldest first. */
  all(): Promise<Erasure[]>;
  of(stream: string): Promise<Erasure[]>;
}

export function erasuresOn(db: Database): Erasures {
  const all = () => db.selectFrom('erasures').selectAll().orderBy('at').orderBy('stream').orderBy('player');
  return {
    all: () => all().execute(),
    of: (stream) => all().where('stream', '=', stream).execute(),
  };
}

/** A log with other entries in the place of those from the first of them on, and one more at its end. */
export interface RewrittenLog {
  readonly entries: readonly StoredEntry[];
  readonly last: StoredEntry;
}

/** How a person is removed from a log; undefined if it says nothing about them. */
export type Erasing = (entries: readonly StoredEntry[], player: string) => RewrittenLog | undefined;

/** Puts a rewritten log in the place of the stored one, and removes what is kept beside it about the person. */
export async function rewriteLog(
  work: Work,
  stream: string,
  player: string,
  { entries, last }: RewrittenLog,
): Promise<void> {
  for (const entry of entries) {
    const { command, events, hash } = toEntryRow({ stream, entry });
    await work
      .updateTable('entries')
      .set({ command, events, hash })
      .where('stream', '=', stream)
      .where('version', '=', entry.version)
      .execute();
  }
  await work
    .insertInto('entries')
    .values(toEntryRow({ stream, entry: last }))
    .execute();
  // Messages that wait, and what the wall shows, may name them; later messages are made from the log.
  await work.deleteFrom('outbox').where('stream', '=', stream).execute();
  await work.deleteFrom('walls').where('stream', '=', stream).execute();
  await work.deleteFrom('contacts').where('stream', '=', stream).where('player', '=', player).execute();
  // Their private links, and from where those were used.
  await work
    .deleteFrom('role_links')
    .where('stream', '=', stream)
    .where('role', '=', 'player')
    .where('label', '=', player)
    .execute();
  await work.deleteFrom('accesses').where(byPlayer(stream, player)).execute();
  const head = await work.selectFrom('streams').selectAll().where('id', '=', stream).executeTakeFirstOrThrow();
  await withHeads(work, [{ ...head, version: last.version, updated_at: last.at }]).execute();
  await noteErasures(work, [{ stream, player, at: last.at }]);
}

export async function noteErasures(work: Work, erasures: readonly Erasure[]): Promise<void> {
  for (const erasure of erasures) {
    await work
      .insertInto('erasures')
      .values(erasure)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Erased people are erased from what was brought back too. */
export async function eraseAgain(work: Work, erasing: Erasing): Promise<void> {
  const erasures = await work.selectFrom('erasures').selectAll().orderBy('at').execute();
  for (const { stream, player } of erasures) {
    const rows = await work.selectFrom('entries').selectAll().where('stream', '=', stream).orderBy('version').execute();
    const rewritten = rows.length === 0 ? undefined : erasing(rows.map(toEntry), player);
    if (rewritten) await rewriteLog(work, stream, player, rewritten);
  }
}
