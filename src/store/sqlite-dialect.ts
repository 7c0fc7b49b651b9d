import type Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { concerns, type Remembered } from './remembered.ts';
import type { FileWatch } from './sqlite-guard.ts';
import { withTypedFailures } from './typed-failures.ts';

/** Kysely's dialect over an open database, with differences that are noted where they are made. */
export const sqliteDialect = (raw: Sqlite.Database, watch?: FileWatch, remembered?: Remembered): Dialect =>
  withTypedFailures({
    createDriver: () => new ImmediateDriver(raw, watch, remembered),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  });

/** SQLite can undo changes of tables, so a migration that is cut short leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #raw: Sqlite.Database;
  readonly #watch: FileWatch | undefined;
  readonly #remembered: Remembered | undefined;

  constructor(raw: Sqlite.Database, watch: FileWatch | undefined, remembered: Remembered | undefined) {
    super({ database: withCachedStatements(raw, remembered) });
    this.#raw = raw;
    this.#watch = watch;
    this.#remembered = remembered;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#watch?.checkNowAndThen();
    return super.acquireConnection();
  }

  /** Takes the write lock at once: a transaction that reads first and writes later could find it taken. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(this.#raw.readonly ? 'begin' : 'begin immediate'));
  }

  /** And before it is acknowledged: the file may have gone while this was under way. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#remembered?.settled();
    this.#watch?.check('unknown');
  }

  /** A full disk has undone the transaction already, and a second rollback would be an error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#raw.inTransaction) await super.rollbackTransaction(connection);
    this.#remembered?.settled();
  }
}

const MAX_STATEMENTS = 300;

/** Preparing a statement costs more than running it. */
function withCachedStatements(raw: Sqlite.Database, remembered: Remembered | undefined): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => {
      raw.close();
    },
    prepare(sql) {
      const cached = statements.get(sql);
      if (cached !== undefined) return cached;
      const statement = raw.prepare<unknown[]>(sql);
      const { reader, readonly } = statement;
      const watched = readonly || !concerns(sql) ? undefined : remembered;
      const noted = <Answer>(answer: Answer): Answer => {
        watched?.changed();
        return answer;
      };
      const prepared: SqliteStatement = {
        reader,
        all: (parameters) => noted(statement.all(...parameters)),
        run: (parameters) => noted(statement.run(...parameters)),
        iterate: (parameters) => noted(statement.iterate(...parameters)),
      };
      if (statements.size >= MAX_STATEMENTS) statements.clear();
      statements.set(sql, prepared);
      return prepared;
    },
  };
}
