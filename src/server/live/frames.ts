import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';
import { type Position, watchText } from '../../protocol/live-events.ts';
import { Yielder } from '../operations/yielder.ts';

/** Begins a compressed stream; pieces follow. */
export const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);

/** Ends one: an empty block that says it is the last. */
const LAST_BLOCK = Buffer.from([3, 0]);

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

type Encoding = 'plain' | 'compressed';

/** A text for many readers, written when it is first wanted, and encoded once compressed and once uncompressed. */
export class Piece {
  /** Until then how to write it: what that holds on to is let go afterwards. */
  #text: string | (() => string);
  #plain: Buffer | undefined;
  #compressed: Buffer | undefined;
  #packing: Promise<void> | undefined;

  constructor(text: string | (() => string)) {
    this.#text = text;
  }

  get text(): string {
    if (typeof this.#text !== 'string') this.#text = this.#text();
    return this.#text;
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
    if (typeof this.#text !== 'string') return false;
    return !compressed || this.#compressed !== undefined || this.#text.length < LONG;
  }

  /** Writes and compresses it beforehand, on another thread where it is long. */
  async pack(compressed: boolean): Promise<void> {
    const { text } = this;
    if (this.ready(compressed)) return;
    this.#packing ??= packedElsewhere(text, PACKED).then((packed) => {
      this.#compressed ??= packed;
    });
    await this.#packing;
  }
}

/**
 * An event of a live stream, or a whole document: made once, and written to every reader in one go. Its pieces may be
 * shared with others.
 */
export class Frame {
  readonly #pieces: readonly Piece[];
  readonly #bytes: { [As in Encoding]?: Buffer } = {};
  #gzipped: Buffer | undefined;

  constructor(...pieces: readonly Piece[]) {
    this.#pieces = pieces;
  }

  static of(text: string): Frame {
    return new Frame(new Piece(text));
  }

  get text(): string {
    return this.#pieces.map(({ text }) => text).join('');
  }

  bytes(as: Encoding): Buffer {
    this.#bytes[as] ??= Buffer.concat(this.#pieces.map((piece) => piece[as]));
    return this.#bytes[as];
  }

  /** As a document by itself: the same bytes for every reader, so that those who take their time hold no more of it. */
  document(as: Encoding): Buffer {
    if (as === 'plain') return this.bytes('plain');
    this.#gzipped ??= this.#gzip();
    return this.#gzipped;
  }

  /** RFC 1952: the same bytes between a header and a trailer. */
  #gzip(): Buffer {
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(this.#pieces.reduce((sum, { text }) => crc32(text, sum), 0));
    const length = this.#pieces.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    trailer.writeUInt32LE(length % 2 ** 32, 4);
    return Buffer.concat([GZIP_HEADER, ...this.#pieces.map(({ compressed }) => compressed), LAST_BLOCK, trailer]);
  }

  /**
   * Writes its pieces beforehand, one after the other: a large one takes a while, and others have their turn. The answer says
   * whether there was anything to do.
   */
  async prepare(compressed: boolean): Promise<boolean> {
    const turns = new Yielder();
    const unwritten = this.#pieces.filter((piece) => !piece.ready(compressed));
    for (const piece of unwritten) {
      await turns.pause();
      await piece.pack(compressed);
    }
    return unwritten.length > 0;
  }
}

/** Ends the data of an event, and the event. */
export const END = '}\n\n';

export const eventFrame = (name: string, data: object): Frame =>
  Frame.of(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

/**
 * An event that moves a topic's reader to a position. Its id says so in the words in which a topic is asked for, so that
 * EventSource resumes by itself.
 * @param fields the data's other fields as JSON, up to `END`
 */
export const positionFrame = (topic: string, name: string, position: Position, ...fields: readonly Piece[]): Frame =>
  new Frame(
    new Piece(() => `id: ${watchText(topic, position)}\nevent: ${name}\ndata: {"topic":${JSON.stringify(topic)},`),
    ...fields,
  );
