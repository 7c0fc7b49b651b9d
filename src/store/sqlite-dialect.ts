import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type RootOperationNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { assertDefined } from '../kit/index.ts';
import type { FileWatch } from './sqlite-guard.ts';
import type { SqliteConnection, Statement } from './sqlite-statements.ts';
import { withTypedFailures } from './typed-failures.ts';

export interface SqliteConnections {
  /** Runs every write, and every query within a transaction. */
  readonly writer: SqliteConnection;
  /** Answers queries outside transactions; it sees what is committed, and waits for none of them. */
  readonly reader?: SqliteConnection;
  readonly watch?: FileWatch;
  /** Nothing can be written through it: a transaction only reads. */
  readonly readOnly?: boolean;
}

/** Kysely's dialect over open connections. Kysely's own driver knows one library only, and one thread. */
export const sqliteDialect = (connections: SqliteConnections): Dialect =>
  withTypedFailures({
    createDriver: () => new SqliteDriver(connections),
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

/** One transaction at a time has the writing connection; the others follow in order of arrival. */
class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves with what ends the turn. */
  async take(): Promise<() => void> {
    const before = this.#last;
    let end = () => {};
    this.#last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  }
}

class SqliteDriver implements Driver {
  readonly #connections: SqliteConnections;
  readonly #turns = new Turns();

  constructor(connections: SqliteConnections) {
    this.#connections = connections;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#connections.watch?.checkNowAndThen();
    return new SqliteTurn(this.#connections, this.#turns);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    turnOf(connection).end();
  }

  /** Takes the write lock at once: a transaction that reads first and writes later could find it taken. */
  beginTransaction(connection: DatabaseConnection): Promise<void> {
    return turnOf(connection).begin(this.#connections.readOnly ? 'begin' : 'begin immediate');
  }

  /** Looks at the file before it is acknowledged: it may have gone while this was under way. */
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await turnOf(connection).exec('commit');
    this.#connections.watch?.check('unknown');
  }

  /** A full disk has undone the transaction already, and then there is none; the failure to report came before. */
  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return turnOf(connection).exec('rollback');
  }

  destroy(): Promise<void> {
    return this.#connections.writer.close();
  }
}

/** What one query or one transaction does. */
class SqliteTurn implements DatabaseConnection {
  readonly #connections: SqliteConnections;
  readonly #turns: Turns;
  #end: (() => void) | undefined;

  constructor(connections: SqliteConnections, turns: Turns) {
    this.#connections = connections;
    this.#turns = turns;
  }

  async begin(sql: string): Promise<void> {
    this.#end = await this.#turns.take();
    await this.exec(sql);
  }

  async exec(sql: string): Promise<void> {
    await this.#connections.writer.run({ sql, values: [], counts: false });
  }

  end(): void {
    this.#end?.();
    this.#end = undefined;
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    const counts = onlyCounts(query);
    const { rows, changed } = await this.#run({ sql, values: parameters, counts }, query);
    return { rows: rows as R[], ...(counts && { numAffectedRows: BigInt(changed) }) };
  }

  async #run(statement: Statement, query: RootOperationNode) {
    const { writer, reader } = this.#connections;
    if (this.#end) return writer.run(statement);
    if (reader && query.kind === 'SelectQueryNode') return reader.run(statement);
    const end = await this.#turns.take();
    return writer.run(statement).finally(end);
  }

  streamQuery(): never {
    throw new Error('rows of SQLite are not streamed');
  }
}

const turnOf = (connection: DatabaseConnection): SqliteTurn =>
  assertDefined(connection instanceof SqliteTurn ? connection : undefined, 'connection of this driver');

/** Whether a query returns no rows, but the number of those that it changed. */
function onlyCounts(query: RootOperationNode): boolean {
  const changes = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'].includes(query.kind);
  return changes && !('returning' in query && query.returning);
}
