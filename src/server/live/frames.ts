import { constants, deflateRawSync } from 'node:zlib';

/** A piece of a live stream, ready for those who take it compressed and for those who do not. */
export interface Frame {
  readonly plain: Buffer;
  readonly compressed: Buffer;
}

/** Begins a compressed stream; pieces follow. */
export const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);

/**
 * Compressed by itself and ended at a byte, so that pieces can follow each other in any stream: one compression serves
 * all viewers, though each has a stream of their own.
 */
const compressed = (text: Buffer): Buffer => deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH });

export function frameOf(text: string): Frame {
  const plain = Buffer.from(text);
  let kept: Buffer | undefined;
  return {
    plain,
    get compressed() {
      kept ??= compressed(plain);
      return kept;
    },
  };
}

export const sseEvent = (name: string, data: string, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${data}\n\n`;
