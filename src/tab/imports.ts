import { newCommandId } from '../client/index.ts';
import { eraseFrom, type Formats, type WrittenEntry } from '../engine/index.ts';
import { auditedFile, type FilePiece } from '../hosting/audited-file.ts';
import { RequestProblem } from '../hosting/problems.ts';
import { tournamentIdSchema } from '../protocol/wire.ts';
import type { WrittenFile } from '../protocol/wire-views.ts';
import type { StoredPicture, TabDatabase } from './database.ts';
import { pictureOf } from './picture.ts';

interface Room {
  readonly formats: Formats;
  readonly database: TabDatabase;
  readonly now: () => number;
}

/** A tournament that may be stored here. */
export interface ImportedTournament {
  readonly id: string;
  readonly entries: readonly WrittenEntry[];
  readonly image?: StoredPicture;
  readonly contact?: string;
}

/** A page that works for long lets the browser draw in between. */
const LONGEST = 12;

function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONGEST) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}

function* piecesOf(file: WrittenFile): Generator<FilePiece> {
  for (const [name, value] of Object.entries(file)) {
    if (!Array.isArray(value)) yield { kind: 'field', name, value };
    else for (const element of value) yield { kind: 'element', name, value: element };
  }
}

/** DK-18: every entry is decided again first. DK-31: an older file brings nobody back. */
export async function audited({ formats, database, now }: Room, file: WrittenFile): Promise<ImportedTournament> {
  const { entries: written, state, image, contact } = await auditedFile(formats, piecesOf(file), breather());
  const id = tournamentIdSchema.safeParse(state.facts.about?.id);
  if (!id.success) throw new RequestProblem(422, 'bad-file');
  let entries = written;
  for (const player of await database.erased(id.data)) {
    const again = eraseFrom(formats, entries, player, {
      commandId: `erase-${newCommandId()}`,
      at: now(),
      by: 'restore',
    });
    if (again.ok) entries = [...again.value.entries, again.value.entry];
  }
  return { id: id.data, entries, ...(image && { image: pictureOf(image.data) }), ...(contact && { contact }) };
}

/** The version that is stored. */
export async function store(
  { database, now }: Room,
  { id, entries, image, contact }: ImportedTournament,
): Promise<number> {
  if (!(await database.append(id, undefined, entries, now()))) throw new RequestProblem(409, 'id-in-use');
  if (image) await database.setBeside(id, 'image', image);
  if (contact) await database.setBeside(id, 'contact', contact);
  return entries.length;
}
