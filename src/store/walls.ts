import type { Database } from './tables.ts';

/** What a desk wants its wall to show, as JSON. Stored beside the log: it is not part of the tournament. */
export interface Walls {
  of(stream: string): Promise<unknown>;
  set(stream: string, state: unknown): Promise<void>;
}

export function wallsOn(db: Database): Walls {
  return {
    async of(stream) {
      const row = await db.selectFrom('walls').select('state').where('stream', '=', stream).executeTakeFirst();
      return row && JSON.parse(row.state);
    },

    async set(stream, state) {
      const row = { state: JSON.stringify(state) };
      await db
        .insertInto('walls')
        .values({ stream, ...row })
        .onConflict((conflict) => conflict.column('stream').doUpdateSet(row))
        .execute();
    },
  };
}
