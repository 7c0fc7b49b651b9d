/**
 * A read or write that the database could not do. Nothing was acknowledged, and the store goes on working.
 * `unknown`: the line or the disk failed while the commit was under way, so it may stand or not; sending the same
 * command again with its id finds out.
 */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
  readonly reason: FailureReason;
  readonly outcome: 'nothing-written' | 'unknown';

  constructor(reason: FailureReason, outcome: 'nothing-written' | 'unknown', cause?: unknown) {
    const detail = cause instanceof Error ? ` (${cause.message})` : '';
    super(`${SENTENCES[reason]}${detail}`, { cause });
    this.reason = reason;
    this.outcome = outcome;
  }
}

export type FailureReason = 'disk-full' | 'busy' | 'unreachable' | 'file-gone' | 'disk-failed' | 'closed' | 'other';

const SENTENCES: Record<FailureReason, string> = {
  'disk-full': 'The database has no room left; nothing was saved.',
  busy: 'The database is busy with another program; nothing was saved.',
  unreachable: 'The database cannot be reached.',
  'file-gone':
    'The database file was removed or replaced while the server was using it. Please put it back, or restore a backup, and start the server again.',
  'disk-failed': 'The disk did not take what was written to it. Please look after the disk.',
  closed: 'The store has been closed.',
  other: 'The database refused the work.',
};

export type RefusalCode =
  | 'unknown-address'
  | 'corrupt-file'
  | 'foreign-file'
  | 'newer-database'
  | 'file-exists'
  | 'no-file'
  | 'in-use'
  | 'no-access'
  | 'no-driver'
  | 'not-empty'
  | 'half-moved'
  | 'source-changed'
  | 'not-a-dump'
  | 'incomplete-dump'
  | 'newer-dump';

/** Something the store will not do, reported before anything is touched. The message is a sentence for people. */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.code = code;
  }
}

/** What a driver threw, as a failure. `committing`: it threw while a commit was under way. */
export function failureOf(cause: unknown, committing: boolean): StoreFailure | StoreRefusal {
  if (cause instanceof StoreFailure || cause instanceof StoreRefusal) return cause;
  const reason = reasonOf(cause);
  const certainlyUndone = reason === 'disk-full' || reason === 'busy' || isAnswer(cause);
  return new StoreFailure(reason, committing && !certainlyUndone ? 'unknown' : 'nothing-written', cause);
}

/** Two transactions stood in each other's way and this one was undone: it may simply run again. */
export const mayRunAgain = (failure: unknown): boolean =>
  failure instanceof StoreFailure && ['40P01', '40001'].includes(codeOf(failure.cause));

/** The system's or the database's own name for a fault. */
export const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';

const UNREACHABLE = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN'];

function reasonOf(cause: unknown): FailureReason {
  const code = codeOf(cause);
  if (code === 'SQLITE_FULL' || code === '53100' || code === 'ENOSPC') return 'disk-full';
  if (code.startsWith('SQLITE_BUSY') || code === 'SQLITE_LOCKED') return 'busy';
  if (code.startsWith('SQLITE_IOERR')) return 'disk-failed';
  // PostgreSQL: class 08 is a connection exception, 57P0x a shutdown or a terminated connection, 53300 too many.
  if (UNREACHABLE.includes(code) || /^(08|57P0|53300)/.test(code)) return 'unreachable';
  const message = cause instanceof Error ? cause.message : '';
  if (code === 'ERR_INVALID_STATE' || /connection is not open|end on the pool/.test(message)) return 'closed';
  if (/Connection terminated|connection error|timeout exceeded when trying to connect/i.test(message)) {
    return 'unreachable';
  }
  return 'other';
}

/** The database itself answered with an error (a broken constraint, a deadlock), so the transaction is undone. */
const isAnswer = (cause: unknown): boolean => /^(SQLITE_CONSTRAINT|23|40)/.test(codeOf(cause));
