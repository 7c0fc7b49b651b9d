import { sql } from 'kysely';
import { accessesOn } from './accesses.ts';
import { accountsOn } from './accounts.ts';
import { attemptsInMemory, attemptsOn } from './attempts.ts';
import { linesOfBackup } from './backup-files.ts';
import type { Changes } from './changes.ts';
import { contactsOn } from './contacts.ts';
import { deadlinesOn } from './deadlines.ts';
import { loadLines } from './dump.ts';
import { eraseAgain, erasuresOn, noteErasures } from './erasures.ts';
import type { Change } from './event-store.ts';
import { eventsOn } from './event-streams.ts';
import { gamesOn } from './games.ts';
import { identitiesOn } from './identities.ts';
import { imagesOn } from './images.ts';
import { receive, received } from './move.ts';
import { outboxOn } from './outbox.ts';
import { checkPress } from './requests.ts';
import { countOpen, revocationsIn, revokeAgain, revokeAll } from './revocations.ts';
import { roleLinksOn } from './role-links.ts';
import { secondStepsOn } from './second-steps.ts';
import { secretsOn } from './secrets.ts';
import { sessionsOn } from './sessions.ts';
import { startsOn } from './starts.ts';
import type { Store } from './store.ts';
import type { Database } from './tables.ts';
import { tokensOn } from './tokens.ts';
import { wallsOn } from './walls.ts';
import { webhooksOn } from './webhooks.ts';
import { type WriterOptions, writer } from './writer.ts';

/** In what the databases differ. */
export interface SqlDatabase extends WriterOptions {
  readonly kind: Store['kind'];
  readonly db: Database;
  readonly changes: Changes;
  readonly dataVersion?: Store['dataVersion'];
  /** How often work waited for a connection, where there are several. */
  readonly poolWaits?: () => number;
  backup(toFile: string): Promise<void>;
  /** Leaves nothing lying about of what was overwritten, as far as the database can. */
  scrub(): Promise<void>;
  dump(): AsyncIterable<string>;
  close(): Promise<void>;
}

export function sqlStore(database: SqlDatabase): Store {
  const { kind, db, changes, shared, announce } = database;
  const write = writer(db, database, changes.tell);
  const events = eventsOn(db, write, changes, database);
  let appendConflicts = 0;
  const deliveries = { delivered: 0, pending: 0, failed: 0 };
  return {
    kind,
    events: {
      ...events,
      async append(...request) {
        const answer = await events.append(...request);
        if (answer.kind === 'conflict') appendConflicts++;
        return answer;
      },
    },
    figures: () => ({ appendConflicts, deliveries: { ...deliveries }, poolWaits: database.poolWaits?.() ?? 0 }),
    games: gamesOn(db, async (stream, game, expectedSeq, presses, attachments) => {
      const request = { stream, game, expectedSeq, presses, deadlines: attachments?.deadlines ?? [] };
      checkPress(request);
      return write.press(request);
    }),
    deadlines: deadlinesOn(db, shared),
    outbox: outboxOn(db, shared, (attempt) => {
      deliveries[attempt.after.state]++;
      return write.record(attempt);
    }),
    webhooks: webhooksOn(db),
    walls: wallsOn(db),
    starts: startsOn(db),
    images: imagesOn(db),
    contacts: contactsOn(db),
    roleLinks: roleLinksOn(db),
    accounts: accountsOn(db),
    secondSteps: secondStepsOn(db),
    identities: identitiesOn(db),
    sessions: sessionsOn(db),
    tokens: tokensOn(db),
    secrets: secretsOn(db),
    accesses: accessesOn(db),
    erasures: erasuresOn(db),
    attempts: shared ? attemptsOn(db) : attemptsInMemory(),
    async ping() {
      await sql`select 1`.execute(db);
    },
    backup: database.backup,
    async restore(fromFile, { replace = false, erasing, erased = [], revokeAt } = {}) {
      const change: Change = { kind: 'resync' };
      const open = await db.transaction().execute(async (work) => {
        const revoked = await revocationsIn(work);
        // Erasures outlive the data that a restore replaces (DK-31).
        const earlier = await work.deleteFrom('erasures').returningAll().execute();
        await loadLines(work, linesOfBackup(fromFile), replace);
        await noteErasures(work, [...earlier, ...erased]);
        if (erasing) await eraseAgain(work, erasing);
        await revokeAgain(work, revoked);
        if (revokeAt !== undefined) await revokeAll(work, revokeAt);
        await announce(work, [change]);
        return countOpen(work);
      });
      await database.scrub();
      changes.tell(change);
      return { open };
    },
    ...(database.dataVersion && { dataVersion: database.dataVersion }),
    dump: database.dump,
    receive: (source, dump) => receive(db, source, dump),
    received: () => received(db),
    async close() {
      await write.close();
      await database.close();
    },
  };
}
