import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Store } from '../../store/index.ts';
import { databaseFile } from '../operations/database-folder.ts';
import { newToken, shortId, tokenHash } from './tokens.ts';

/**
 * DK-17: the owner's token is created at the first start. The database holds only its hash; the token itself is stored beside
 * the embedded database, readable by nobody else, so that the link stays the same after a restart.
 */
export async function ownerToken(store: Store, db: string, given: string | undefined, now: number): Promise<string> {
  const token = given ?? keptToken(db) ?? newToken('operator');
  const hash = tokenHash(token);
  if (!(await store.tokens.find(hash))) {
    await store.tokens.add({ id: shortId(12), tokenHash: hash, label: 'owner link', createdAt: now, scope: 'all' });
  }
  return token;
}

function keptToken(db: string): string | undefined {
  const database = databaseFile(db);
  if (database === undefined) return undefined;
  const file = `${database}.owner`;
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const token = newToken('operator');
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
  return token;
}
