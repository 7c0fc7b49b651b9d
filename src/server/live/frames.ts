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

const sseEvent = (name: string, data: string, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${data}\n\n`;

/** An event whose data is written down already, as JSON. */
export const writtenEvent = (name: string, data: string): Frame => frameOf(sseEvent(name, data));

/**
 * An event that moves the reader to a version. In a stream of one tournament the version is the event's id, so that an
 * EventSource resumes by itself; in a stream of many the data name the topic.
 */
export const versionEvent = (topic: string | undefined, name: string, version: number, fields: string): Frame =>
  topic === undefined
    ? frameOf(sseEvent(name, `{${fields}}`, version))
    : frameOf(sseEvent(name, `{"topic":${JSON.stringify(topic)},${fields}}`));
