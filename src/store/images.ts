import type { Database } from './tables.ts';

/** The picture of an event: what it is, and its bytes as base64. */
export interface StoredImage {
  readonly type: string;
  readonly data: string;
  /** Of the bytes; another picture has another. */
  readonly hash: string;
}

/** A picture has at most a megabyte of bytes; as base64 that is a third more. */
export const MAX_IMAGE_BYTES = 1024 * 1024;
const MAX_DATA = 4 * Math.ceil(MAX_IMAGE_BYTES / 3);

/** DK-24: one picture per event. Beside the log, which holds no pictures (DK-31). */
export interface Images {
  of(stream: string): Promise<StoredImage | undefined>;
  /** Which picture it is, without its bytes. */
  hashOf(stream: string): Promise<string | undefined>;
  set(stream: string, image: StoredImage): Promise<void>;
  remove(stream: string): Promise<void>;
}

export function imagesOn(db: Database): Images {
  return {
    of: (stream) =>
      db.selectFrom('images').select(['type', 'data', 'hash']).where('stream', '=', stream).executeTakeFirst(),

    async hashOf(stream) {
      const row = await db.selectFrom('images').select('hash').where('stream', '=', stream).executeTakeFirst();
      return row?.hash;
    },

    async set(stream, { type, data, hash }) {
      if (data.length > MAX_DATA)
        throw new RangeError(`A picture of ${data.length} letters is larger than the store takes.`);
      const row = { type, data, hash };
      await db
        .insertInto('images')
        .values({ stream, ...row })
        .onConflict((conflict) => conflict.column('stream').doUpdateSet(row))
        .execute();
    },

    async remove(stream) {
      await db.deleteFrom('images').where('stream', '=', stream).execute();
    },
  };
}
