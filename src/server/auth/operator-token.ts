import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Store, type StoredToken, withAccess } from '../../store/index.ts';
import { databaseFile } from '../operations/database-folder.ts';
import { BadOptions } from '../operations/options.ts';
import { isGood } from './identity.ts';
import { newToken, shortId, tokenHash } from './tokens.ts';

const LABEL = 'owner link';

/**
 * DK-17: the owner's token is created at the first start, and anew where it was revoked: a start always prints a way in. The
 * database holds only its hash; the token itself is stored beside the embedded database, readable by nobody else, so that the
 * link stays the same after a restart. Where it is changed, the one before ends, with what was made with it.
 */
export async function ownerToken(store: Store, db: string, given: string | undefined, now: number): Promise<string> {
  const file = fileFor(db);
  const before = given ?? keptIn(file);
  const known = before === undefined ? undefined : await store.tokens.find(tokenHash(before));
  const ended = known !== undefined && !isGood(known, now);
  if (given !== undefined && ended) throw new BadOptions('ownerToken: was replaced or revoked earlier; choose another');
  const token = before === undefined || ended ? newToken('operator') : before;
  if (file !== undefined && token !== before) {
    withAccess(file, () => writeFileSync(file, `${token}\n`, { mode: 0o600 }));
  }
  const hash = tokenHash(token);
  if (!known || ended) {
    await store.tokens.add({ id: shortId(12), tokenHash: hash, label: LABEL, createdAt: now, scope: 'all' });
  }
  // A new database file or a process of several has a token of its own, and says nothing about those of others.
  if (before !== undefined) await endOthers(store, hash, now);
  return token;
}

function fileFor(db: string): string | undefined {
  const database = databaseFile(db);
  return database === undefined ? undefined : `${database}.owner`;
}

const keptIn = (file: string | undefined): string | undefined =>
  file === undefined || !existsSync(file) ? undefined : withAccess(file, () => readFileSync(file, 'utf8').trim());

async function endOthers(store: Store, hash: string, now: number): Promise<void> {
  const others = (await store.tokens.of(undefined)).filter(
    ({ label, madeBy, tokenHash, revokedAt }) =>
      label === LABEL && madeBy === undefined && tokenHash !== hash && revokedAt === undefined,
  );
  for (const { id } of others) await store.tokens.revoke(undefined, id, now);
}

/** Whether the operator could still come in if this token, and with it those made with it, were revoked. */
export function leavesAWayIn(tokens: readonly StoredToken[], id: string, now: number): boolean {
  const makers = new Map(tokens.map((token) => [token.id, token.madeBy]));
  const endsWithIt = (one: string | undefined): boolean =>
    one !== undefined && (one === id || endsWithIt(makers.get(one)));
  return tokens.some((token) => token.scope === 'all' && isGood(token, now) && !endsWithIt(token.id));
}
