import type { Formats } from '../../engine/index.ts';
import { type AuditedFile, auditedFile, unreadable } from '../../hosting/audited-file.ts';
import type { StoredImage } from '../../store/index.ts';
import { Yielder } from '../operations/yielder.ts';
import { cleanImage } from '../pictures/event-image.ts';
import { RequestProblem } from '../problems.ts';
import { jsonPieces, NotJson } from './json-pieces.ts';

/** A tournament file that was sent here. */
export interface ImportedFile extends Omit<AuditedFile, 'image'> {
  /** DK-24: the picture that lay beside the log, cleaned like any other that comes in. */
  readonly image?: StoredImage;
}

/** DK-18: reads the file piece by piece, and the hall is served in between. */
export async function importedFile(formats: Formats, text: string): Promise<ImportedFile> {
  const turns = new Yielder();
  try {
    const { image, ...audited } = await auditedFile(formats, jsonPieces(text), () => turns.pause());
    const cleaned = image && cleanImage(Buffer.from(image.data, 'base64'));
    if (image && !cleaned) throw new RequestProblem(422, 'bad-image');
    return { ...audited, ...(cleaned && { image: cleaned }) };
  } catch (error) {
    throw error instanceof NotJson ? unreadable([error.message]) : error;
  }
}
