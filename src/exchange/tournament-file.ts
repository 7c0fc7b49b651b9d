import { fail, fold, ok, type Result, type State, upcast, type WrittenEntry } from '../engine/index.ts';
import { tournamentFileSchema } from '../protocol/commands.ts';
import type { WrittenFile } from '../protocol/wire-views.ts';

/** DK-18: one document with the whole log; opening it gives the same state to the last field. */

export type FileProblem =
  | { readonly code: 'not-json'; readonly detail: string }
  | { readonly code: 'not-a-tournament'; readonly detail: string }
  | { readonly code: 'newer-version'; readonly detail: string }
  | { readonly code: 'damaged'; readonly detail: string };

const detailOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What a file holds, not yet folded: an audit wants to see the entries as they were written. */
export function parseTournamentFile(text: string): Result<WrittenFile, FileProblem> {
  let document: unknown;
  try {
    document = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return fail({ code: 'not-json', detail: detailOf(error) });
  }
  const version = typeof document === 'object' && document !== null && 'tiltyard' in document && document.tiltyard;
  if (typeof version === 'number' && version > 1) {
    return fail({ code: 'newer-version', detail: `version ${version}` });
  }
  if (version !== 1) return fail({ code: 'not-a-tournament', detail: 'it does not say "tiltyard": 1' });
  const parsed = tournamentFileSchema.safeParse(document);
  if (parsed.success) return ok(parsed.data as WrittenFile);
  const [issue] = parsed.error.issues;
  return fail({ code: 'damaged', detail: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` });
}

/** The state a file holds. Each entry is folded as it stands; deciding it again is the audit's part. */
function openTournament(entries: readonly WrittenEntry[]): Result<State, FileProblem> {
  try {
    return ok(fold(entries.map(upcast)));
  } catch (error) {
    return fail({ code: 'damaged', detail: detailOf(error) });
  }
}

/**
 * @example
 * readTournamentFile(JSON.stringify(cup)).ok; // true
 */
export function readTournamentFile(text: string): Result<State, FileProblem> {
  const file = parseTournamentFile(text);
  return file.ok ? openTournament(file.value.entries) : file;
}

/**
 * One entry a line, so that a difference between two files can be read; the picture of the event and its contact come after them.
 *
 * @example
 * tournamentFileText(cup.state.log.slice()).startsWith('{"tiltyard":1'); // true
 */
export const tournamentFileText = (
  entries: readonly WrittenEntry[],
  image?: WrittenFile['image'],
  contact?: string,
): string => {
  const beside = [
    ...(image ? [`"image":${JSON.stringify(image)}`] : []),
    ...(contact ? [`"contact":${JSON.stringify(contact)}`] : []),
  ];
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  return `{"tiltyard":1,"entries":[\n${lines}\n]${beside.map((one) => `,${one}`).join('')}}\n`;
};
