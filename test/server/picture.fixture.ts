import { deflateSync } from 'node:zlib';

/** A PNG with check sums, so that it can be drawn: one colour, and a text that is nobody's business. */
export function picture(colour: number): Buffer {
  const table = Array.from({ length: 256 }, (_, at) =>
    Array.from({ length: 8 }).reduce<number>((sum) => (sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1), at),
  );
  const crc = (bytes: Buffer) =>
    ~bytes.reduce((sum, byte) => (table[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8), 0xffffffff) >>> 0;
  const chunk = (name: string, content: Buffer) => {
    const out = Buffer.concat([Buffer.alloc(4), Buffer.from(name), content, Buffer.alloc(4)]);
    out.writeUInt32BE(content.length, 0);
    out.writeUInt32BE(crc(out.subarray(4, -4)), out.length - 4);
    return out;
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.from([0, 0, 0, 2, 0, 0, 0, 2, 8, 0, 0, 0, 0])),
    chunk('tEXt', Buffer.from('Author\0Kim of 12 Harbour Street')),
    chunk('IDAT', deflateSync(Buffer.from([0, colour, colour, 0, colour, colour]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
