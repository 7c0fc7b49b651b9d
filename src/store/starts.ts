import type { Database } from './tables.ts';

/** When which round begins, in milliseconds since 1970. */
export interface Start {
  readonly round: number;
  readonly at: number;
}

/** When a desk means to begin the next round. Beside the log: it is a promise, and no part of the tournament. */
export interface Starts {
  of(stream: string): Promise<Start | undefined>;
  /** Nothing takes it back. */
  set(stream: string, start: Start | undefined): Promise<void>;
}

export function startsOn(db: Database): Starts {
  return {
    of(stream) {
      return db.selectFrom('starts').select(['round', 'at']).where('stream', '=', stream).executeTakeFirst();
    },

    async set(stream, start) {
      if (!start) {
        await db.deleteFrom('starts').where('stream', '=', stream).execute();
        return;
      }
      const { round, at } = start;
      await db
        .insertInto('starts')
        .values({ stream, round, at })
        .onConflict((conflict) => conflict.column('stream').doUpdateSet({ round, at }))
        .execute();
    },
  };
}
