import { Socket } from 'node:net';
import pg from 'pg';

/** A statement that takes longer is ended by the database itself. */
const STATEMENT_MS = 8_000;
/** A database that says nothing for so long, neither yes nor no, is taken for frozen and its line is cut. */
const SILENCE_MS = 10_000;
/** Shorter than the silence, so that a line that merely has nothing to do is put away before. */
const IDLE_MS = 5_000;
const CONNECT_MS = 5_000;
const INT8 = 20;

export interface PoolOptions {
  /** Hears of lines that broke while nobody was using them. */
  readonly report: (error: unknown) => void;
  /** Long work that nobody waits for at a page, such as a migration or a restore, has no time limit. */
  readonly patient: boolean;
  readonly most: number;
}

export function postgresPool(connectionString: string, { report, patient, most }: PoolOptions): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number); // moments in milliseconds and counts: far below 2^53
  const pool = new pg.Pool({
    connectionString,
    types,
    max: most,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    application_name: 'tiltyard',
    ...(!patient && {
      stream: lineThatNoticesSilence,
      statement_timeout: STATEMENT_MS,
      // A process that hangs in the middle of its work must not hold the others' rows for ever.
      idle_in_transaction_session_timeout: 60_000,
    }),
  });
  pool.on('error', report);
  // The pool listens to clients only while they are idle. One that breaks while it is in use, between two statements,
  // would end the process; its next statement fails in any case, and then the pool lets go of it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function lineThatNoticesSilence(): Socket {
  const socket = new Socket();
  socket.setTimeout(SILENCE_MS, () => {
    const silence = new Error('Connection terminated: the database gave no sign of life');
    socket.destroy(Object.assign(silence, { code: 'ETIMEDOUT' }));
  });
  return socket;
}
