import type { SqliteDatabase, SqliteRow, SqliteStatement } from './drivers/index.ts';

export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
  /** It returns no rows, but the number of those that it changed. */
  readonly counts: boolean;
}

export interface StatementResult {
  readonly rows: readonly SqliteRow[];
  readonly changed: number;
}

/** A connection, in this thread or in another. Statements run in the order in which they are handed in. */
export interface SqliteConnection {
  run(statement: Statement): Promise<StatementResult>;
  close(): Promise<void>;
}

const MAX_STATEMENTS = 300;

/** Runs statements on an open database and keeps them: preparing one costs more than running it. */
export class PreparedStatements {
  readonly #raw: SqliteDatabase;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(raw: SqliteDatabase) {
    this.#raw = raw;
  }

  run({ sql, values, counts }: Statement): StatementResult {
    const statement = this.#prepare(sql);
    return counts ? { rows: [], changed: statement.run(values) } : { rows: statement.all(values), changed: 0 };
  }

  #prepare(sql: string): SqliteStatement {
    const cached = this.#statements.get(sql);
    if (cached !== undefined) return cached;
    const statement = this.#raw.prepare(sql);
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** A connection whose statements run in this thread: to a database in memory, or for reading. */
export function localConnection(raw: SqliteDatabase): SqliteConnection {
  const statements = new PreparedStatements(raw);
  return {
    run: async (statement) => statements.run(statement),
    close: async () => raw.close(),
  };
}
