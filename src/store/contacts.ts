import type { Database } from './tables.ts';

/** In place of a player's id: the organiser. */
const EVENT = '';

/** Contact details of organisers (DK-24) and players (DK-28). Stored beside the log, which never contains them (DK-31). */
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
