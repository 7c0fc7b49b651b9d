import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** The file of an embedded database; undefined for the other kinds. */
export const databaseFile = (db: string): string | undefined => /^sqlite:(.+)$/.exec(db)?.[1];

export function prepareFolder(db: string): void {
  const file = databaseFile(db);
  if (file !== undefined) mkdirSync(dirname(file), { recursive: true });
}
