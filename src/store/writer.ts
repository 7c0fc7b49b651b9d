import { changeDeadlines, type DeadlineChange } from './deadlines.ts';
import type { AppendAnswer, Change, StoredEntry } from './event-store.ts';
import { mayRunAgain } from './failure.ts';
import type { PressAnswer } from './games.ts';
import { groupCommit } from './group-commit.ts';
import { recordAttempt, toOutboxRows } from './outbox.ts';
import { toRoleLinkRow } from './role-links.ts';
import { lookUp, type StoredBefore, toEntryRow, withHeads } from './stream-rows.ts';
import { chunks, type Database, type Tables, type Work } from './tables.ts';
import type { AppendRequest, AttemptRecord, PressRequest, StreamJob, WriteJob } from './write-job.ts';

export interface Writer {
  append(request: AppendRequest): Promise<AppendAnswer>;
  press(request: PressRequest): Promise<PressAnswer>;
  /** False: the lease ran out and another process has the message. */
  record(request: AttemptRecord): Promise<boolean>;
  close(): Promise<void>;
}

export interface WriterOptions {
  /** Other processes may write at the same time. */
  readonly shared: boolean;
  readonly mostPerCommit: number;
  /** Tells other processes, within the transaction. */
  announce(work: Work, changes: readonly Change[]): Promise<void>;
}

/**
 * The one way into the logs. Jobs that come in while a commit is under way share the next one.
 * @param tell tells this process, after the commit
 */
export function writer(
  db: Database,
  { shared, mostPerCommit, announce }: WriterOptions,
  tell: (change: Change) => void,
): Writer {
  async function commit(jobs: readonly WriteJob[]): Promise<() => void> {
    for (let attempt = 1; ; attempt++) {
      try {
        const group = await db.transaction().execute(async (work) => {
          const group = new Group(await lookUp(work, jobs.filter(isOfStream), shared));
          for (const job of jobs) group.decide(job);
          await group.write(work);
          if (group.changes.size > 0) await announce(work, [...group.changes.values()]);
          return group;
        });
        return () => {
          for (const change of group.changes.values()) tell(change);
          for (const answer of group.answers) answer();
        };
      } catch (failure) {
        if (attempt === 3 || !mayRunAgain(failure)) throw failure;
      }
    }
  }

  const commits = groupCommit<WriteJob>(commit, mostPerCommit);
  return {
    append: (request) =>
      new Promise((answer, reject) => commits.submit({ kind: 'entries', ...request, answer, reject })),
    press: (request) =>
      new Promise((answer, reject) => commits.submit({ kind: 'presses', ...request, answer, reject })),
    record: (request) =>
      new Promise((answer, reject) => commits.submit({ kind: 'attempt', ...request, answer, reject })),
    close: () => commits.close(),
  };
}

const isOfStream = (job: WriteJob): job is StreamJob => job.kind !== 'attempt';

/** What a group of jobs comes to, and the rows that are to be written for it. */
class Group {
  readonly answers: (() => void)[] = [];
  readonly changes = new Map<string, Change>();
  readonly #before: StoredBefore;
  readonly #streams = new Map<string, Tables['streams']>();
  readonly #entries: { readonly stream: string; readonly entry: StoredEntry }[] = [];
  readonly #presses: Tables['presses'][] = [];
  readonly #outbox: Tables['outbox'][] = [];
  readonly #roleLinks: Tables['role_links'][] = [];
  readonly #attempts: (WriteJob & { kind: 'attempt' })[] = [];
  readonly #deadlines: { stream: string; changes: readonly DeadlineChange[] }[] = [];

  constructor(before: StoredBefore) {
    this.#before = before;
  }

  /** Decides a job on the state that the jobs before it would leave. */
  decide(job: WriteJob): void {
    switch (job.kind) {
      case 'entries':
        this.#append(job);
        break;
      case 'presses':
        this.#press(job);
        break;
      case 'attempt':
        this.#attempts.push(job);
    }
  }

  #append(job: WriteJob & { kind: 'entries' }): void {
    const { stream, attachments } = job;
    const { heads, commands } = this.#before;
    const repeated = job.entries.map((entry) => commands.get(`${stream} ${entry.commandId}`)).find(Boolean);
    const head = heads.get(stream);
    if (repeated !== undefined) {
      this.answers.push(() => job.answer({ kind: 'duplicate-command', entry: repeated }));
      return;
    }
    if (head === undefined || head.version !== job.expectedVersion) {
      const version = head?.version ?? 0;
      this.answers.push(() => job.answer({ kind: 'conflict', version }));
      return;
    }
    for (const entry of job.entries) {
      this.#entries.push({ stream, entry });
      commands.set(`${stream} ${entry.commandId}`, entry);
      head.version = entry.version;
      head.updated_at = entry.at;
    }
    head.name = attachments.about?.name ?? head.name;
    head.format = attachments.about?.format ?? head.format;
    head.listed = Number(attachments.about?.listed ?? head.listed === 1);
    const { version } = head;
    this.#streams.set(stream, head);
    this.#outbox.push(...toOutboxRows(stream, version, attachments.outbox ?? []));
    this.#roleLinks.push(...(attachments.roleLinks ?? []).map((link) => toRoleLinkRow(stream, link)));
    this.#deadlines.push({ stream, changes: attachments.deadlines ?? [] });
    this.changes.set(stream, { kind: 'appended', stream, version });
    this.answers.push(() => job.answer({ kind: 'appended', version }));
  }

  #press(job: WriteJob & { kind: 'presses' }): void {
    const { stream, game } = job;
    const { heads, presses } = this.#before;
    const place = `${stream} ${game}`;
    const before = presses.get(place) ?? 0;
    if (!heads.has(stream)) {
      this.answers.push(() => job.answer({ kind: 'unknown-stream' }));
      return;
    }
    if (before !== job.expectedSeq) {
      this.answers.push(() => job.answer({ kind: 'conflict', seq: before }));
      return;
    }
    job.presses.forEach((press, index) => {
      this.#presses.push({ stream, game, seq: before + index + 1, press: JSON.stringify(press) });
    });
    const seq = before + job.presses.length;
    presses.set(place, seq);
    this.#deadlines.push({ stream, changes: job.deadlines });
    this.changes.set(place, { kind: 'pressed', stream, game, seq });
    this.answers.push(() => job.answer({ kind: 'appended', seq }));
  }

  async write(work: Work): Promise<void> {
    for (const some of chunks([...this.#streams.values()])) await withHeads(work, some).execute();
    for (const some of chunks(this.#entries)) await work.insertInto('entries').values(some.map(toEntryRow)).execute();
    for (const some of chunks(this.#presses)) await work.insertInto('presses').values(some).execute();
    for (const some of chunks(this.#outbox)) await work.insertInto('outbox').values(some).execute();
    for (const some of chunks(this.#roleLinks)) await work.insertInto('role_links').values(some).execute();
    for (const { stream, changes } of this.#deadlines) await changeDeadlines(work, stream, changes);
    for (const job of this.#attempts) {
      const recorded = await recordAttempt(work, job);
      this.answers.push(() => job.answer(recorded));
    }
  }
}
