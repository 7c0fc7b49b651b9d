import { z } from 'zod';
import { auditing, type Formats, type State, type WrittenEntry } from '../../engine/index.ts';
import { tournamentFileSchema, writtenEntrySchema } from '../../protocol/commands.ts';
import type { StoredImage } from '../../store/index.ts';
import { Yielder } from '../operations/yielder.ts';
import { cleanImage } from '../pictures/event-image.ts';
import { RequestProblem } from '../problems.ts';
import { checkReadable } from '../readable-text.ts';
import { jsonPieces, NotJson } from './json-pieces.ts';

/** A tournament file whose every entry follows from the rules, and what it adds up to. */
export interface AuditedFile {
  readonly entries: readonly WrittenEntry[];
  readonly state: State;
  /** DK-24: the picture that lay beside the log, cleaned like any other that comes in. */
  readonly image?: StoredImage;
  readonly contact?: string;
}

const frameSchema = tournamentFileSchema.extend({ entries: z.array(z.never()) });

/**
 * DK-18: reads a file and decides every entry again. A tournament of 500 players is tens of megabytes and takes
 * seconds, so it is done entry by entry, and the hall is served in between.
 */
export async function auditedFile(formats: Formats, text: string): Promise<AuditedFile> {
  const turns = new Yielder();
  const entries: WrittenEntry[] = [];
  const frame: Record<string, unknown> = { entries: [] };
  const audited = auditing(formats);
  try {
    for (const { kind, name, value } of jsonPieces(text)) {
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
      await turns.pause();
    }
  } catch (error) {
    throw error instanceof NotJson ? unreadable([error.message]) : error;
  }
  const { differences } = audited.report();
  if (differences.length > 0) throw new RequestProblem(422, 'bad-file', { differences });
  const framed = frameSchema.safeParse(frame);
  if (!framed.success) throw unreadable(problemsOf(framed.error, []));
  if (entries.length === 0) throw new RequestProblem(422, 'bad-file', { differences });
  const { image, contact } = framed.data;
  const cleaned = image && cleanImage(Buffer.from(image.data, 'base64'));
  if (image && !cleaned) throw new RequestProblem(422, 'bad-image');
  return { entries, state: audited.state, ...(cleaned && { image: cleaned }), ...(contact && { contact }) };
}

function readEntry(value: unknown, at: number): WrittenEntry {
  const read = writtenEntrySchema.safeParse(value);
  if (!read.success) throw unreadable(problemsOf(read.error, ['entries', at]));
  return read.data;
}

const problemsOf = (error: z.ZodError, where: readonly PropertyKey[]): string[] =>
  error.issues.map(({ path, message }) => `/${[...where, ...path].map(String).join('/')}: ${message}`);

const unreadable = (problems: readonly string[]) => new RequestProblem(400, 'unreadable', { problems });
