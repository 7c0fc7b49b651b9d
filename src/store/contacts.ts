import type { Database } from './tables.ts';

/** In the place of a player: whoever runs the event. */
const EVENT = '';

/** How to reach whoever runs an event (DK-24) and its players (DK-28). Beside the log, which never holds it (DK-31). */
export interface Contacts {
  /** Of the event, or of a player in it. */
  of(stream: string, player?: string): Promise<string | undefined>;
  /** An empty text takes it away. */
  set(stream: string, text: string, player?: string): Promise<void>;
}

export function contactsOn(db: Database): Contacts {
  return {
    async of(stream, player = EVENT) {
      const found = db.selectFrom('contacts').select('text').where('stream', '=', stream).where('player', '=', player);
      return (await found.executeTakeFirst())?.text;
    },

    async set(stream, text, player = EVENT) {
      if (text === '') {
        await db.deleteFrom('contacts').where('stream', '=', stream).where('player', '=', player).execute();
        return;
      }
      await db
        .insertInto('contacts')
        .values({ stream, player, text })
        .onConflict((conflict) => conflict.columns(['stream', 'player']).doUpdateSet({ text }))
        .execute();
    },
  };
}
