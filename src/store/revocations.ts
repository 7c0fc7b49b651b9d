import type { Work } from './tables.ts';

// A backup knows nothing of what was revoked after it was made.

const TABLES = ['role_links', 'organisation_tokens'] as const;

export interface Revocation {
  readonly table: (typeof TABLES)[number];
  readonly id: string;
  readonly at: number;
}

export async function revocationsIn(work: Work): Promise<Revocation[]> {
  const revoked: Revocation[] = [];
  for (const table of TABLES) {
    const rows = await work
      .selectFrom(table)
      .select(['id', 'revoked_at'])
      .where('revoked_at', 'is not', null)
      .execute();
    for (const { id, revoked_at } of rows) revoked.push({ table, id, at: revoked_at ?? 0 });
  }
  return revoked;
}

/** What was revoked before a restore stays revoked after it. */
export async function revokeAgain(work: Work, revoked: readonly Revocation[]): Promise<void> {
  for (const { table, id, at } of revoked) {
    await work
      .updateTable(table)
      .set({ revoked_at: at })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .execute();
    await work.deleteFrom('sessions').where('role_link', '=', id).execute();
  }
}

/** Every link, token and session. */
export async function revokeAll(work: Work, at: number): Promise<void> {
  for (const table of TABLES) {
    await work.updateTable(table).set({ revoked_at: at }).where('revoked_at', 'is', null).execute();
  }
  await work.deleteFrom('sessions').execute();
}

/** How many links and tokens work, as far as their dates do not end them. */
export async function countOpen(work: Work): Promise<number> {
  let open = 0;
  for (const table of TABLES) {
    const { count } = await work
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow();
    open += Number(count);
  }
  return open;
}
