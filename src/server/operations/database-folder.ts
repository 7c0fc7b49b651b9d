import { existsSync } from 'node:fs';
import { StoreRefusal } from '../../store/index.ts';

/** The file of an embedded database; undefined for the other kinds. */
export const databaseFile = (db: string): string | undefined => /^sqlite:(.+)$/.exec(db)?.[1];

/** For work on a database that is there: a mistyped name must not become an empty one, and its backup an empty backup. */
export function mustExist(db: string): void {
  const file = databaseFile(db);
  if (file !== undefined) mustBeThere(file, 'database');
}

export function mustBeThere(file: string, what: 'database' | 'file' | 'folder'): void {
  if (!existsSync(file)) throw new StoreRefusal('no-file', `There is no ${what} ${file}; nothing was changed.`);
}
