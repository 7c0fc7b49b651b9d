import type { DeadlineChange } from './deadlines.ts';
import type { Database } from './tables.ts';

export type PressAnswer =
  | { readonly kind: 'appended'; readonly seq: number }
  /** The game is at another place; seq 0: nothing was pressed yet. */
  | { readonly kind: 'conflict'; readonly seq: number }
  | { readonly kind: 'unknown-stream' };

export interface StoredPress {
  /** Counts from 1 within its game. */
  readonly seq: number;
  readonly press: unknown;
}

/** Moves and presses of the clock: a stream per game, outside the tournament's log. */
export interface Games {
  /** As an append to the log: in order, guarded by the place expected, answered after the commit. */
  append(
    stream: string,
    game: string,
    expectedSeq: number,
    presses: readonly unknown[],
    attachments?: { readonly deadlines?: readonly DeadlineChange[] },
  ): Promise<PressAnswer>;
  read(stream: string, game: string, afterSeq?: number): Promise<StoredPress[]>;
  /** 0: nothing was pressed yet. */
  head(stream: string, game: string): Promise<number>;
}

export function gamesOn(db: Database, append: Games['append']): Games {
  return {
    append,

    async read(stream, game, afterSeq = 0) {
      const rows = await db
        .selectFrom('presses')
        .select(['seq', 'press'])
        .where('stream', '=', stream)
        .where('game', '=', game)
        .where('seq', '>', afterSeq)
        .orderBy('seq')
        .execute();
      return rows.map(({ seq, press }) => ({ seq, press: JSON.parse(press) }));
    },

    async head(stream, game) {
      const row = await db
        .selectFrom('presses')
        .select((eb) => eb.fn.max('seq').as('seq'))
        .where('stream', '=', stream)
        .where('game', '=', game)
        .executeTakeFirst();
      return row?.seq ?? 0;
    },
  };
}
