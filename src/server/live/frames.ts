import { promisify } from 'node:util';
import { constants, deflateRaw, deflateRawSync } from 'node:zlib';

/** Begins a compressed stream; pieces follow. */
export const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);

/**
 * Compressed by itself and ended at a byte, so that pieces can follow each other in any stream: one compression serves
 * all viewers, though each has a stream of their own.
 */
const PACKED = { finishFlush: constants.Z_SYNC_FLUSH };
const packedElsewhere = promisify<string, typeof PACKED, Buffer>(deflateRaw);

/** Shorter ones are compressed sooner than handed to another thread. */
const LONG = 4_000;

/** Shorter ones hardly become shorter, and compressing a sign of life for each viewer costs more than all else about it. */
const SHORT = 100;

/** The same form without compression: RFC 1951, 3.2.4. */
function stored(bytes: Buffer): Buffer {
  const block = Buffer.alloc(5 + bytes.length);
  block.writeUInt16LE(bytes.length, 1);
  block.writeUInt16LE(0xffff - bytes.length, 3);
  bytes.copy(block, 5);
  return block;
}

/** A text for many readers, encoded once compressed and once uncompressed. */
export class Piece {
  readonly text: string;
  #plain: Buffer | undefined;
  #compressed: Buffer | undefined;
  #packing: Promise<void> | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get plain(): Buffer {
    this.#plain ??= Buffer.from(this.text);
    return this.#plain;
  }

  get compressed(): Buffer {
    this.#compressed ??= this.text.length < SHORT ? stored(this.plain) : deflateRawSync(this.text, PACKED);
    return this.#compressed;
  }

  /** Sending it costs next to nothing. */
  ready(compressed: boolean): boolean {
    return !compressed || this.#compressed !== undefined || this.text.length < LONG;
  }

  /** Compresses it beforehand, on another thread where it is long. */
  async pack(): Promise<void> {
    if (this.ready(true)) return;
    this.#packing ??= packedElsewhere(this.text, PACKED).then((packed) => {
      this.#compressed ??= packed;
    });
    await this.#packing;
  }
}

/** An event of a live stream. Long pieces of it are shared with other events. */
export type Frame = readonly Piece[];

const joined = { plain: new WeakMap<Frame, Buffer>(), compressed: new WeakMap<Frame, Buffer>() };

/** What is sent of it; one write costs each viewer less than several, and readers share frames. */
export function bytesOf(frame: Frame, as: 'plain' | 'compressed'): Buffer {
  const [only] = frame;
  if (only && frame.length === 1) return only[as];
  const known = joined[as].get(frame);
  if (known) return known;
  const bytes = Buffer.concat(frame.map((piece) => piece[as]));
  joined[as].set(frame, bytes);
  return bytes;
}

export const frameOf = (text: string): Frame => [new Piece(text)];

const begun = (name: string, id?: number): string => `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: `;
const END = '\n\n';

/** An event whose data is written down already, as JSON. */
export const writtenEvent = (name: string, data: string): Frame => frameOf(`${begun(name)}${data}${END}`);

/**
 * An event that moves the reader to a version. In a stream of one tournament the version is the event's id, so that an
 * EventSource resumes by itself; in a stream of many the data name the topic.
 */
const versionBegun = (topic: string | undefined, name: string, version: number): string =>
  topic === undefined ? `${begun(name, version)}{` : `${begun(name)}{"topic":${JSON.stringify(topic)},`;

export const versionEvent = (topic: string | undefined, name: string, version: number, fields: string): Frame =>
  frameOf(`${versionBegun(topic, name, version)}${fields}}${END}`);

const COMMA = new Piece(',');

/** The same, and its last field is a list. */
export const listEvent = (
  topic: string | undefined,
  name: string,
  version: number,
  fields: string,
  list: readonly Piece[],
): Frame => [
  new Piece(`${versionBegun(topic, name, version)}${fields}:[`),
  ...list.flatMap((piece, at) => (at === 0 ? piece : [COMMA, piece])),
  new Piece(`]}${END}`),
];
