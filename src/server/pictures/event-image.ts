import { createHash } from 'node:crypto';
import { MAX_IMAGE_BYTES, type StoredImage } from '../../store/index.ts';

/** DK-24: a picture is recognised by its content, whatever it is called; what is not part of the picture is removed. */

interface Cleaned {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Buffer[];
}

/** What a browser unpacks needs four bytes for each point, whatever the file is like. */
const MAX_POINTS = 40_000_000;
/** A progressive JPEG comes in about ten; each goes over all its points again. */
const MAX_SCANS = 64;
const MAX_SCANNED_POINTS = 400_000_000;

/** Undefined: not a PNG, JPEG or still WebP picture, or too large a one. */
export function cleanImage(bytes: Buffer): StoredImage | undefined {
  if (bytes.length > MAX_IMAGE_BYTES) return undefined;
  const cleaned = readable(bytes);
  if (!cleaned || cleaned.width * cleaned.height > MAX_POINTS || cleaned.width * cleaned.height === 0) return undefined;
  const content = Buffer.concat(cleaned.parts);
  return {
    type: cleaned.type,
    data: content.toString('base64'),
    hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
  };
}

function readable(bytes: Buffer): Cleaned | undefined {
  try {
    return png(bytes) ?? jpeg(bytes) ?? webp(bytes);
  } catch (error) {
    // It ends before it should.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** What is needed to draw it in its right colours. Texts, times, EXIF and the frames of animations are not. */
const PNG_PARTS = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'IDAT', 'IEND']);

function png(bytes: Buffer): Cleaned | undefined {
  if (!bytes.subarray(0, 8).equals(PNG) || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const parts: Buffer[] = [PNG];
  for (let at = 8; ; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    const name = bytes.toString('latin1', at + 4, at + 8);
    // A second one might say another size than the one that was looked at.
    if (name === 'IHDR' && at > 8) return undefined;
    if (PNG_PARTS.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), parts };
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpeg(bytes: Buffer): Cleaned | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let [width, height, at, scans] = [0, 0, 2, 0];
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return undefined;
    const part = bytes.subarray(at, end);
    if (isFrame(marker) && width > 0) return undefined;
    if (isFrame(marker)) [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
    if (marker === 0xda) scans += 1;
    if (scans > MAX_SCANS || scans * width * height > MAX_SCANNED_POINTS) return undefined;
    const kept = keptOf(marker, part);
    if (kept) parts.push(kept);
    at = marker === 0xda ? afterScan(bytes, end) : end;
    if (marker === 0xda) parts.push(bytes.subarray(end, at));
  }
  parts.push(Buffer.from([0xff, 0xd9]));
  return { type: 'image/jpeg', width, height, parts };
}

/** Of the application segments only the colour profile and the orientation. */
function keptOf(marker: number, part: Buffer): Buffer | undefined {
  if (marker === 0xfe) return undefined;
  if (marker < 0xe0 || marker > 0xef) return part;
  const name = part.toString('latin1', 4, 16);
  if (marker === 0xe0) return name.startsWith('JFIF\0') ? part : undefined;
  if (marker === 0xe1) return name.startsWith('Exif\0\0') ? upright(part.subarray(10)) : undefined;
  if (marker === 0xe2) return name === 'ICC_PROFILE\0' ? part : undefined;
  return marker === 0xee && name.startsWith('Adobe') ? part : undefined;
}

/** Where the coded points end: at a marker that belongs to something else. */
function afterScan(bytes: Buffer, start: number): number {
  for (let at = start; ; at++) {
    at = bytes.indexOf(0xff, at);
    if (at < 0) throw new RangeError('The picture is cut short.');
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
}

const ORIENTATION = 0x0112;

/** A phone held upright stores the picture sideways and says so in the EXIF data: only that is kept. */
function upright(tiff: Buffer): Buffer | undefined {
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const [short, long] = little
    ? [(at: number) => tiff.readUInt16LE(at), (at: number) => tiff.readUInt32LE(at)]
    : [(at: number) => tiff.readUInt16BE(at), (at: number) => tiff.readUInt32BE(at)];
  try {
    const first = long(4);
    for (let entry = 0; entry < short(first); entry++) {
      const at = first + 2 + 12 * entry;
      const turned = short(at + 8);
      if (short(at) === ORIENTATION) return turned > 1 && turned <= 8 ? turnedPart(turned) : undefined;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

const turnedPart = (turned: number): Buffer =>
  Buffer.from(
    `ffe10022457869660000${'4d4d002a00000008'}${'0001011200030000000100'}0${turned}${'0000'}${'00000000'}`,
    'hex',
  );

/** Flags of the extended header: animation, XMP, EXIF. */
const [ANIMATED, WEBP_METADATA] = [0x02, 0x0c];
const WEBP_PARTS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);

function webp(bytes: Buffer): Cleaned | undefined {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const parts: Buffer[] = [];
  const total = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  const sizes: { readonly width: number; readonly height: number }[] = [];
  for (let at = 12; at + 8 <= total; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const end = at + 8 + bytes.readUInt32LE(at + 4);
    if (end > total) return undefined;
    const part = Buffer.concat([bytes.subarray(at, end), Buffer.alloc((end - at) % 2)]);
    sizes.push(...webpSize(name, part));
    if (name === 'VP8X') {
      if (part.readUInt8(8) & ANIMATED) return undefined;
      part.writeUInt8(part.readUInt8(8) & ~WEBP_METADATA, 8);
    }
    if (WEBP_PARTS.has(name)) parts.push(part);
    at = end + ((end - at) % 2);
  }
  if (sizes.length === 0) return undefined;
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(4 + parts.reduce((sum, { length }) => sum + length, 0), 4);
  // The frame may say another size than the header: the larger one counts.
  const [width, height] = [sizes.map((size) => size.width), sizes.map((size) => size.height)];
  return { type: 'image/webp', width: Math.max(...width), height: Math.max(...height), parts: [head, ...parts] };
}

function webpSize(name: string, part: Buffer): { width: number; height: number }[] {
  switch (name) {
    case 'VP8X':
      return [{ width: 1 + part.readUIntLE(12, 3), height: 1 + part.readUIntLE(15, 3) }];
    case 'VP8 ':
      return [{ width: part.readUInt16LE(14) & 0x3fff, height: part.readUInt16LE(16) & 0x3fff }];
    case 'VP8L': {
      const bits = part.readUInt32LE(9);
      return [{ width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }];
    }
    default:
      return [];
  }
}
