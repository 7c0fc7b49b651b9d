import { z } from 'zod';
import { auditing, type Formats, type State, type WrittenEntry } from '../engine/index.ts';
import { tournamentFileSchema, writtenEntrySchema } from '../protocol/commands.ts';
import type { TournamentFile } from '../protocol/wire-views.ts';
import { RequestProblem } from './problems.ts';
import { checkReadable } from './readable-text.ts';

/** A tournament file whose every entry follows from the rules, and what it adds up to. */
export interface AuditedFile {
  readonly entries: readonly WrittenEntry[];
  readonly state: State;
  /** DK-24: what lay beside the log, as it was in the file. */
  readonly image?: TournamentFile['image'];
  readonly contact?: string;
}

/** A field of the file, or of a field that is a list one element. */
export type FilePiece =
  | { readonly kind: 'field'; readonly name: string; readonly value: unknown }
  | { readonly kind: 'element'; readonly name: string; readonly value: unknown };

const frameSchema = tournamentFileSchema.extend({ entries: z.array(z.never()) });

/**
 * DK-18: reads a file and decides every entry again. A tournament of 500 players is tens of megabytes and takes
 * seconds, so it is done entry by entry, with a pause after each.
 */
export async function auditedFile(
  formats: Formats,
  pieces: Iterable<FilePiece>,
  pause: () => Promise<void>,
): Promise<AuditedFile> {
  const entries: WrittenEntry[] = [];
  const frame: Record<string, unknown> = { entries: [] };
  const audited = auditing(formats);
  for (const { kind, name, value } of pieces) {
    // At once: two million fields that nobody knows would take seconds to complain of.
    if (!Object.hasOwn(frameSchema.shape, name)) throw unreadable([`/${name.slice(0, 100)}: is not known`]);
    checkReadable(value);
    if (kind === 'element' && name === 'entries') {
      const written = readEntry(value, entries.length);
      entries.push(written);
      if (!audited.take(written) || !audited.sound) break;
    } else {
      frame[name] = value;
    }
    await pause();
  }
  const { differences } = audited.report();
  if (differences.length > 0) throw new RequestProblem(422, 'bad-file', { differences });
  const framed = frameSchema.safeParse(frame);
  if (!framed.success) throw unreadable(problemsOf(framed.error, []));
  if (entries.length === 0) throw new RequestProblem(422, 'bad-file', { differences });
  const { image, contact } = framed.data;
  return { entries, state: audited.state, ...(image && { image }), ...(contact && { contact }) };
}

function readEntry(value: unknown, at: number): WrittenEntry {
  const read = writtenEntrySchema.safeParse(value);
  if (!read.success) throw unreadable(problemsOf(read.error, ['entries', at]));
  return read.data;
}

const problemsOf = (error: z.ZodError, where: readonly PropertyKey[]): string[] =>
  error.issues.map(({ path, message }) => `/${[...where, ...path].map(String).join('/')}: ${message}`);

export const unreadable = (problems: readonly string[]) => new RequestProblem(400, 'unreadable', { problems });
