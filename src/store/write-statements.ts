import type { MessagePort } from 'node:worker_threads';
import type { SqliteDriver } from './drivers/index.ts';
import { codeOf } from './failure.ts';
import { openForWriting } from './sqlite-file.ts';
import { PreparedStatements, type Statement, type StatementResult } from './sqlite-statements.ts';

/** A message to the thread: a statement to run, or the order to close the file and end. */
export type ToThread = Statement | 'close';

/** Its answer to one statement. Of an error only the message and the code survive the way between threads. */
export type FromThread = StatementResult | { readonly error: { readonly message: string; readonly code: string } };

/** Opens the file and runs the statements that come through the port, one after the other. */
export function writeStatements(file: string, driver: SqliteDriver, port: MessagePort): void {
  const raw = openForWriting(file, driver);
  const statements = new PreparedStatements(raw);
  port.on('message', (message: ToThread) => {
    if (message === 'close') {
      raw.close();
      port.close();
    } else port.postMessage(answerTo(message));
  });

  function answerTo(statement: Statement): FromThread {
    try {
      return statements.run(statement);
    } catch (error) {
      return { error: { message: error instanceof Error ? error.message : String(error), code: codeOf(error) } };
    }
  }
}
