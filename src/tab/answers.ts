import type { z } from 'zod';
import { ProblemError } from '../client/index.ts';
import { unreadable } from '../hosting/audited-file.ts';
import { RefusedByRules, RequestProblem, refusalProblem, requestProblem } from '../hosting/problems.ts';
import { checkReadable } from '../hosting/readable-text.ts';
import type { Language } from '../words/index.ts';
import { NotStored } from './database.ts';

/** What was asked, read as strictly as a server reads it. */
export function read<Schema extends z.ZodType>(schema: Schema, asked: unknown): z.output<Schema> {
  // As if it had been sent: fields that are undefined aren't there.
  const sent: unknown = JSON.parse(JSON.stringify(asked));
  checkReadable(sent);
  const result = schema.safeParse(sent);
  if (result.success) return result.data;
  throw unreadable(result.error.issues.map(({ path, message }) => `/${path.join('/')}: ${message}`));
}

/** The answer, or the problem as a server would word it. */
export async function answered<T>(language: Language, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RefusedByRules) throw new ProblemError(refusalProblem(error, language));
    const problem = error instanceof NotStored ? storageProblem(error) : error;
    if (problem instanceof RequestProblem) throw new ProblemError(requestProblem(problem, language));
    throw error;
  }
}

/** 507 and 503: what was asked may be asked again, so whoever has a queue keeps it there. */
const storageProblem = ({ reason }: NotStored): RequestProblem =>
  reason === 'full' ? new RequestProblem(507, 'browser-full') : new RequestProblem(503, 'browser-refused');
