import type { TournamentFile } from '../../protocol/wire-views.ts';

export type ReadFile =
  | { readonly kind: 'tournament'; readonly file: TournamentFile; readonly id?: string }
  /** Written by a Tiltyard that knows more than this one. */
  | { readonly kind: 'newer' }
  | { readonly kind: 'other' };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function contentOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Whether a text says of itself that it is everything that a browser held. */
export function isBackup(text: string): boolean {
  const content = contentOf(text);
  return isRecord(content) && 'tiltyard-backup' in content;
}

/** DK-18: whether a text is a tournament file at all; the server decides every entry again and has the last word. */
export function readTournamentFile(text: string): ReadFile {
  const content = contentOf(text);
  if (!isRecord(content) || typeof content.tiltyard !== 'number') return { kind: 'other' };
  if (content.tiltyard > 1) return { kind: 'newer' };
  if (!Array.isArray(content.entries) || content.entries.length === 0) return { kind: 'other' };
  const [first]: unknown[] = content.entries;
  const command = isRecord(first) && isRecord(first.command) ? first.command : {};
  const file = content as unknown as TournamentFile;
  return { kind: 'tournament', file, ...(typeof command.id === 'string' && { id: command.id }) };
}
