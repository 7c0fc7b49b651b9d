import type { DeadlineChange } from './deadlines.ts';
import type { AppendRequest, PressRequest } from './write-job.ts';

// Appends share a commit, so one that a database cannot write would take innocent ones with it. These are defects of
// the caller, found before the queue.

export function checkAppend({ stream, expectedVersion, entries, attachments }: AppendRequest): void {
  checkId(stream, 'stream');
  if (entries.length === 0) throw new Error('An append needs an entry.');
  if (expectedVersion === 0 && attachments.about === undefined) {
    throw new Error('A new stream needs a name and a format.');
  }
  const commands = new Set<string>();
  entries.forEach((entry, index) => {
    if (entry.version !== expectedVersion + index + 1) {
      throw new Error(`Entry ${entry.version} does not follow on ${expectedVersion + index}.`);
    }
    commands.add(entry.commandId);
    checkWhole(entry.at, 'moment of an entry');
    checkJson(entry.command, 'command');
    checkTexts([entry.commandId, entry.by, entry.hash]);
  });
  if (commands.size < entries.length) throw new Error('Two entries of one append have the same command id.');

  const { about, outbox = [], deadlines = [], roleLinks = [] } = attachments;
  if (about !== undefined) checkTexts([about.name, about.format]);
  for (const message of outbox) {
    checkTexts([message.id, message.webhook, message.topic, message.body]);
    checkWhole(message.dueAt, 'moment of a message');
  }
  checkDeadlines(deadlines);
  for (const link of roleLinks) {
    checkTexts([link.id, link.role, link.tokenHash, link.label, link.account ?? '']);
    checkWhole(link.createdAt, 'moment of a link');
  }
}

export function checkPress({ stream, game, presses, deadlines }: PressRequest): void {
  checkId(stream, 'stream');
  checkId(game, 'game');
  if (presses.length === 0) throw new Error('An append needs a press.');
  for (const press of presses) checkJson(press, 'press');
  checkDeadlines(deadlines);
}

function checkDeadlines(changes: readonly DeadlineChange[]): void {
  for (const change of changes) {
    checkTexts([change.kind, change.key]);
    if (change.change === 'set') checkWhole(change.dueAt, 'moment of a deadline');
  }
}

function checkId(id: string, what: string): void {
  if (!/^[\w.:~-]{1,100}$/.test(id)) throw new Error(`Not an id of a ${what}: ${JSON.stringify(id)}`);
}

function checkJson(value: unknown, what: string): void {
  if (value === undefined) throw new Error(`A ${what} is missing.`);
}

function checkWhole(value: number, what: string): void {
  if (!Number.isSafeInteger(value)) throw new Error(`The ${what} isn't a whole number: ${value}`);
}

/** PostgreSQL keeps no NUL, and half of a surrogate pair would come back as another text. */
function checkTexts(texts: readonly string[]): void {
  for (const text of texts) {
    if (text.includes('\0') || /\p{Surrogate}/u.test(text)) {
      throw new Error(`Not a text that can be kept: ${JSON.stringify(text.slice(0, 100))}`);
    }
  }
}
