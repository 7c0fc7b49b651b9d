/**
 * All that the store needs of an SQLite library. What it throws has SQLite's own name for the fault as its `code`
 * (`SQLITE_BUSY`, `SQLITE_CONSTRAINT_UNIQUE`), as far as the library says which.
 */
export interface SqliteDriver {
  readonly name: 'node:sqlite' | 'better-sqlite3';
  /** Opens a file and makes it where it is missing; `:memory:` is a database in memory. */
  open(file: string, options?: OpenOptions): SqliteDatabase;
  /** Copies one moment of a file into an empty one, while others write. */
  copy(file: string, toFile: string): Promise<void>;
}

export interface OpenOptions {
  /** The file must be there. */
  readonly readOnly?: boolean;
  /** How long to wait for others that hold the file, if not the usual time. */
  readonly busyMs?: number;
}

export interface SqliteDatabase {
  readonly driver: SqliteDriver;
  /** Undefined: it is in memory. */
  readonly file: string | undefined;
  readonly readOnly: boolean;
  prepare(sql: string): SqliteStatement;
  /** Runs statements that need no values and whose rows nobody wants. */
  exec(sql: string): void;
  /** Closing it again does nothing. */
  close(): void;
}

export type SqliteRow = Readonly<Record<string, unknown>>;

export interface SqliteStatement {
  /** Its rows; none where it is not one that returns any. */
  all(values: readonly unknown[]): SqliteRow[];
  /** How many rows it changed. */
  run(values: readonly unknown[]): number;
}

/** The value of a pragma, or what it answers after a change. */
export function pragma(raw: SqliteDatabase, text: string): unknown {
  const [row] = raw.prepare(`pragma ${text}`).all([]);
  return row && Object.values(row)[0];
}

export const BUSY_MS = 5000;
/** Within a reading transaction a copy need not begin again whenever somebody has written. */
export const ONE_MOMENT = 'begin; select count(*) from sqlite_schema';
