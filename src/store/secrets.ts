import { randomBytes } from 'node:crypto';
import type { Database } from './tables.ts';

/** Keys that all processes on a database share and nobody else has, made when they are first needed. */
export interface Secrets {
  keyFor(name: string): Promise<string>;
}

export function secretsOn(db: Database): Secrets {
  return {
    async keyFor(name) {
      const value = randomBytes(32).toString('hex');
      // Of two processes that make it at once the first one's stands.
      await db
        .insertInto('secrets')
        .values({ name, value })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
      return row.value;
    },
  };
}
