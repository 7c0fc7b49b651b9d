import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { StoreRefusal } from './failure.ts';
import type { Database } from './tables.ts';

// One set for both databases, forward only. Never edit a migration that was released; add one. A new column needs a
// default, so that dumps of older databases can still be loaded.
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-beginning': { up: beginning },
  '0002-secrets-and-limits': { up: secretsAndLimits },
  '0003-walls': { up: walls },
  '0004-tokens-and-sessions': { up: tokensAndSessions },
  '0005-listed': { up: listed },
  '0006-accesses': { up: accesses },
  '0007-erasures': { up: erasures },
  '0008-second-steps': { up: secondSteps },
  '0009-identities': { up: identities },
  '0010-images': { up: images },
  '0011-contacts': { up: contacts },
  '0012-webhooks-of-accounts': { up: webhooksOfAccounts },
  '0013-starts': { up: starts },
  '0014-makers-of-tokens': { up: makersOfTokens },
};

export const LATEST_SCHEMA = Object.keys(MIGRATIONS).sort().at(-1) ?? '';

export const knowsSchema = (name: string): boolean => name in MIGRATIONS;

/** The table that a database has while another's rows are moved into it (move.ts). */
export const HALF_MOVED = 'half_moved';

/** Brings the database up to date. One of a newer program, or one that is half moved, is refused and left as it is. */
export async function migrate(
  db: Database,
  { receiving = false }: { readonly receiving?: boolean } = {},
): Promise<void> {
  if (!receiving && (await db.introspection.getTables()).some(({ name }) => name === HALF_MOVED)) {
    throw new StoreRefusal(
      'half-moved',
      'A move into this database was cut off: run the same “tiltyard move” again, and it goes on where it stopped.',
    );
  }
  const unknown = (await schemasOf(db)).find((name) => !knowsSchema(name));
  if (unknown !== undefined) {
    throw new StoreRefusal(
      'newer-database',
      `This database was written by a newer version of Tiltyard (it has “${unknown}”, this program knows up to “${LATEST_SCHEMA}”). Please start the newer version; nothing was changed.`,
    );
  }
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** The names of the migrations that the database has seen; none for an empty one. */
export async function schemasOf(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map((row) => row.name);
}

async function beginning(db: Kysely<unknown>): Promise<void> {
  await logTables(db);
  await messageTables(db);
  await peopleTables(db);
}

async function walls(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('walls')
    .addColumn('stream', 'text', (column) => column.primaryKey().notNull().references('streams.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();
}

async function starts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('starts')
    .addColumn('stream', 'text', (column) => column.primaryKey().notNull().references('streams.id').onDelete('cascade'))
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
}

async function makersOfTokens(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('organisation_tokens').addColumn('made_by', 'text').execute();
  await db.schema.createIndex('tokens_by_maker').on('organisation_tokens').column('made_by').execute();
}

async function images(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('images')
    .addColumn('stream', 'text', (column) => column.primaryKey().notNull().references('streams.id').onDelete('cascade'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
}

async function contacts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contacts')
    .addColumn('stream', 'text', (column) => column.notNull().references('streams.id').onDelete('cascade'))
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('contacts_key', ['stream', 'player'])
    .execute();
}

/** A column that must no longer be filled: SQLite can only rebuild the table. */
async function webhooksOfAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhooks_next')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('stream', 'text', (column) => column.references('streams.id').onDelete('cascade'))
    .addColumn('account', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('signed'))
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('topics', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('old_secret', 'text')
    .addColumn('old_until', 'bigint')
    .execute();
  await sql`insert into webhooks_next (id, stream, url, secret, topics, created_at, old_secret, old_until)
    select id, stream, url, secret, topics, created_at, old_secret, old_until from webhooks`.execute(db);
  await db.schema.dropTable('webhooks').execute();
  await db.schema.alterTable('webhooks_next').renameTo('webhooks').execute();
  for (const column of ['stream', 'account']) {
    await db.schema.createIndex(`webhooks_by_${column}`).on('webhooks').column(column).execute();
  }
}

async function listed(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('streams')
    .addColumn('listed', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}

async function accesses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accesses')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('stream', 'text', (column) => column.references('streams.id').onDelete('cascade'))
    .addColumn('account', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .execute();
  for (const column of ['stream', 'account', 'at']) {
    await db.schema.createIndex(`accesses_by_${column}`).on('accesses').column(column).execute();
  }
  await db.schema.alterTable('webhooks').addColumn('old_secret', 'text').execute();
  await db.schema.alterTable('webhooks').addColumn('old_until', 'bigint').execute();
}

/** No reference to the stream: the erasure must outlive it, in case an older log of it is restored. */
async function erasures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('erasures')
    .addColumn('stream', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('erasures_key', ['stream', 'player'])
    .execute();
}

async function secondSteps(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('second_steps')
    .addColumn('account', 'text', (column) =>
      column.primaryKey().notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('recovery_codes_by_account').on('recovery_codes').column('account').execute();
}

async function identities(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_identities')
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('account_identities_key', ['issuer', 'subject'])
    .execute();
  await db.schema.createIndex('identities_by_account').on('account_identities').column('account').execute();
}

async function logTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('streams')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('streams_by_age').on('streams').columns(['created_at', 'id']).execute();
  await db.schema
    .createTable('entries')
    .addColumn('stream', 'text', (column) => column.notNull().references('streams.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('command_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('command', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['stream', 'version'])
    .addUniqueConstraint('entries_command', ['stream', 'command_id'])
    .execute();
  await db.schema
    .createTable('presses')
    .addColumn('stream', 'text', (column) => column.notNull().references('streams.id').onDelete('cascade'))
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('press', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('presses_key', ['stream', 'game', 'seq'])
    .execute();
  await db.schema
    .createTable('deadlines')
    .addColumn('ticket', 'text', (column) => column.primaryKey().notNull())
    .addColumn('stream', 'text', (column) => column.notNull().references('streams.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('leased_until', 'bigint', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('deadlines_what', ['stream', 'kind', 'key'])
    .execute();
  await db.schema.createIndex('deadlines_by_time').on('deadlines').column('due_at').execute();
}

async function messageTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhooks')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('stream', 'text', (column) => column.notNull().references('streams.id').onDelete('cascade'))
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('topics', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('webhooks_by_stream').on('webhooks').column('stream').execute();
  // No reference to webhooks: one that is removed while a command is decided must not make the commit fail.
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('stream', 'text', (column) => column.notNull().references('streams.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('webhook', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('lease', 'text')
    .addColumn('leased_until', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('outbox_in_order').on('outbox').columns(['webhook', 'version', 'position']).execute();
  await db.schema.createIndex('outbox_by_stream').on('outbox').column('stream').execute();
  await db.schema.createIndex('outbox_by_state').on('outbox').columns(['state', 'next_attempt_at']).execute();
  await db.schema
    .createTable('delivery_attempts')
    .addColumn('message', 'text', (column) => column.notNull().references('outbox.id').onDelete('cascade'))
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('took', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('delivery_attempts_key', ['message', 'attempt'])
    .execute();
}

async function peopleTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('role_links')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('stream', 'text', (column) => column.notNull().references('streams.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
  await db.schema.createIndex('role_links_by_stream').on('role_links').column('stream').execute();
  await db.schema.createIndex('role_links_by_account').on('role_links').column('account').execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('account', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
    .addColumn('role_link', 'text', (column) => column.references('role_links.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_by_account').on('sessions').column('account').execute();
  await db.schema.createIndex('sessions_by_role_link').on('sessions').column('role_link').execute();
  await db.schema.createIndex('sessions_by_end').on('sessions').column('expires_at').execute();
  await db.schema
    .createTable('organisation_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
}

async function secretsAndLimits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('attempts')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function tokensAndSessions(db: Kysely<unknown>): Promise<void> {
  const tokens = () => db.schema.alterTable('organisation_tokens');
  await tokens()
    .addColumn('account', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
    .execute();
  await tokens()
    .addColumn('scope', 'text', (column) => column.notNull().defaultTo('all'))
    .execute();
  await tokens().addColumn('expires_at', 'bigint').execute();
  await tokens().addColumn('last_used_at', 'bigint').execute();
  await db.schema.createIndex('tokens_by_account').on('organisation_tokens').column('account').execute();
  await db.schema.alterTable('role_links').addColumn('expires_at', 'bigint').execute();
  const sessions = () => db.schema.alterTable('sessions');
  await sessions()
    .addColumn('id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sessions()
    .addColumn('created_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sessions()
    .addColumn('last_used_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sessions()
    .addColumn('about', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}
