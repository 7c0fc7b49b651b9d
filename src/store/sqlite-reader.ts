import Sqlite from 'better-sqlite3';
import { type CompiledQuery, type Dialect, Kysely } from 'kysely';
import { failureOf } from './failure.ts';
import type { Remembered } from './remembered.ts';
import { BUSY_MS } from './sqlite-file.ts';
import type { FileWatch } from './sqlite-guard.ts';
import type { Tables } from './tables.ts';

/**
 * Answers prepared questions at once, on a second line to the same file: it sees what is committed, and waits for no
 * transaction. Every request asks a few of them, and a turn on the first line costs several times the answer.
 */
export class ReadingDatabase extends Kysely<Tables> {
  readonly #reader: Sqlite.Database;
  readonly #watch: FileWatch;
  readonly #remembered: Remembered;
  readonly #statements = new Map<string, Sqlite.Statement>();

  constructor(dialect: Dialect, file: string, watch: FileWatch, remembered: Remembered) {
    super({ dialect });
    this.#remembered = remembered;
    this.#reader = new Sqlite(file, { readonly: true, timeout: BUSY_MS });
    this.#watch = watch;
  }

  answer<Row>({ sql, parameters }: CompiledQuery<Row>): Row[] {
    try {
      this.#watch.checkNowAndThen();
      const statement = this.#statements.get(sql) ?? this.#reader.prepare(sql);
      this.#statements.set(sql, statement);
      return statement.all(...parameters) as Row[];
    } catch (error) {
      throw failureOf(error, false);
    }
  }

  recall<Row>(lookup: object, key: string, ask: () => CompiledQuery<Row>): Row[] {
    try {
      this.#watch.checkNowAndThen();
      return this.#remembered.recall(lookup, key, () => this.answer(ask()));
    } catch (error) {
      throw failureOf(error, false);
    }
  }

  closeReader(): void {
    this.#reader.close();
  }
}
