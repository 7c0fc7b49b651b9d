import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from 'kysely';
import { assertDefined } from '../kit/index.ts';
import { failureOf } from './failure.ts';

/** The same dialect, but whatever its driver throws is a StoreFailure: callers need not know drivers' errors. */
export function withTypedFailures(dialect: Dialect): Dialect {
  return {
    createDriver: () => new TypedFailureDriver(dialect.createDriver()),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

class TypedFailureConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;

  constructor(inner: DatabaseConnection) {
    this.inner = inner;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return typed(() => this.inner.executeQuery<R>(query));
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(query, chunkSize ?? 1);
  }
}

class TypedFailureDriver implements Driver {
  readonly #inner: Driver;

  constructor(inner: Driver) {
    this.#inner = inner;
  }

  init(): Promise<void> {
    return typed(() => this.#inner.init());
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new TypedFailureConnection(await typed(() => this.#inner.acquireConnection()));
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return typed(() => this.#inner.releaseConnection(innerOf(connection)));
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return typed(() => this.#inner.beginTransaction(innerOf(connection), settings));
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return typed(() => this.#inner.commitTransaction(innerOf(connection)), true);
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await this.#inner.rollbackTransaction(innerOf(connection));
    } catch {
      // The line is gone, and the server undoes the work by itself. The failure to report is the one before.
    }
  }

  destroy(): Promise<void> {
    return typed(() => this.#inner.destroy());
  }
}

const innerOf = (connection: DatabaseConnection): DatabaseConnection =>
  assertDefined(
    connection instanceof TypedFailureConnection ? connection.inner : undefined,
    'connection of this driver',
  );

async function typed<T>(work: () => Promise<T>, committing = false): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw failureOf(error, committing);
  }
}
