import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { MAX_IMAGE_BYTES } from '../../store/index.ts';
import { cleanImage } from './event-image.ts';

const long = (value: number): Buffer => {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(value);
  return four;
};
const chunk = (name: string, content: Buffer): Buffer =>
  Buffer.concat([long(content.length), Buffer.from(name), content, long(0)]);

const pngOf = (width: number, height: number, ...more: Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.concat([long(width), long(height), Buffer.from([8, 0, 0, 0, 0])])),
    ...more,
    chunk('IDAT', deflateSync(Buffer.alloc(4))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

const segment = (marker: number, content: Buffer | string): Buffer => {
  const bytes = Buffer.from(content as string, 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
};
/** Little endian: the maker, then which way is up. */
const exif = (turned: number): Buffer =>
  Buffer.concat([
    Buffer.from('Exif\0\0II*\0\x08\0\0\0\x02\0', 'latin1'),
    Buffer.from('0f01020006000000260000001201030001000000', 'hex'),
    Buffer.from([turned, 0, 0, 0, 0, 0, 0, 0]),
    Buffer.from('Canon GPS 52.5N'),
  ]);
const frame = Buffer.from([8, 0, 30, 0, 40, 1, 1, 0x11, 0]);
const SCAN = Buffer.from([0xff, 0xda, 0, 4, 1, 2, 0x12, 0xff, 0x00, 0xff, 0xd0, 0x34]);
const jpegOf = (...parts: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), ...parts, segment(0xc2, frame), SCAN, SCAN, Buffer.from([0xff, 0xd9])]);

const scanned = (head: Buffer, scans: number): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xc2, head),
    ...Array<Buffer>(scans).fill(SCAN),
    Buffer.from([0xff, 0xd9]),
  ]);
/** 36 million points. */
const large = Buffer.from([8, 0x17, 0x70, 0x17, 0x70, 1, 1, 0x11, 0]);

const webpOf = (...parts: [string, Buffer][]): Buffer => {
  const body = Buffer.concat(
    parts.map(([name, content]) => {
      const head = Buffer.from(`${name}\0\0\0\0`, 'latin1');
      head.writeUInt32LE(content.length, 4);
      return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
    }),
  );
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
};
const still = Buffer.from('30010000009d012a100010000000', 'hex');
const extended = (flags: number): Buffer => Buffer.from([flags, 0, 0, 0, 15, 0, 0, 15, 0, 0]);

const contentOf = (bytes: Buffer): Buffer => Buffer.from(cleanImage(bytes)?.data ?? '', 'base64');

test('[DK-24] texts, times and EXIF go from a PNG, and what comes after its end', () => {
  const whole = pngOf(
    4,
    4,
    chunk('gAMA', long(45_455)),
    chunk('tEXt', Buffer.from('Author\0Kim')),
    chunk('eXIf', exif(1)),
  );
  expect(contentOf(Buffer.concat([whole, Buffer.from('Kim’s secret')]))).toEqual(
    pngOf(4, 4, chunk('gAMA', long(45_455))),
  );
  expect(cleanImage(whole)?.type).toBe('image/png');
});

test('[DK-24] of a JPEG the colours stay and which way is up, and nothing else about it', () => {
  const kept = [segment(0xe0, 'JFIF\0\x01\x01'), segment(0xe2, 'ICC_PROFILE\0\x01\x01P3'), segment(0xee, 'Adobe\0d')];
  const gone = [segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0Kim'), segment(0xed, 'Photoshop'), segment(0xfe, 'Kim')];
  expect(contentOf(jpegOf(...kept, ...gone, segment(0xe1, exif(1))))).toEqual(jpegOf(...kept));
  const turned = contentOf(Buffer.concat([jpegOf(segment(0xe1, exif(6))), Buffer.from('a film of two seconds')]));
  expect(turned).toEqual(
    jpegOf(segment(0xe1, Buffer.from('4578696600004d4d002a000000080001011200030000000100060000' + '00000000', 'hex'))),
  );
  expect(cleanImage(turned)?.data).toBe(turned.toString('base64'));
});

test('[DK-24] a WebP loses EXIF and XMP and no longer says that it has them', () => {
  const whole = webpOf(['VP8X', extended(0x1c)], ['VP8 ', still], ['EXIF', exif(1)], ['XMP ', Buffer.from('<x/>')]);
  expect(contentOf(whole)).toEqual(webpOf(['VP8X', extended(0x10)], ['VP8 ', still]));
});

test.each([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0', 'latin1')],
  ['an animated WebP', webpOf(['VP8X', extended(0x02)], ['ANMF', still])],
  ['a page with the name of a picture', Buffer.from('<!doctype html>')],
  ['nothing', Buffer.alloc(0)],
  ['a PNG that ends in its middle', pngOf(4, 4).subarray(0, 50)],
  ['a JPEG that ends in its middle', jpegOf().subarray(0, 30)],
  ['more points than a phone can unpack', pngOf(60_000, 60_000)],
  ['a picture without points', pngOf(0, 4)],
  ['a JPEG with scans without end', scanned(frame, 12_500)],
  ['a large JPEG with many scans', scanned(large, 12)],
  ['more than a megabyte', pngOf(4, 4, chunk('tEXt', Buffer.alloc(MAX_IMAGE_BYTES)))],
])('[DK-24] %s is refused', (_, bytes) => {
  expect(cleanImage(bytes)).toBeUndefined();
});

test('[DK-24] a JPEG that comes into view in some steps is taken', () => {
  expect(cleanImage(scanned(frame, 11))?.type).toBe('image/jpeg');
  expect(cleanImage(scanned(frame, 65))).toBeUndefined();
});

test('a picture that says two sizes is not taken by the smaller one', () => {
  const vast = Buffer.from([8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0]);
  expect(cleanImage(jpegOf(segment(0xc2, vast)))).toBeUndefined();
  const header = chunk('IHDR', Buffer.concat([long(60_000), long(60_000), Buffer.from([8, 0, 0, 0, 0])]));
  expect(cleanImage(pngOf(4, 4, header))).toBeUndefined();
  const wide = Buffer.from('30010000009d012aff3fff3f0000', 'hex');
  expect(cleanImage(webpOf(['VP8X', extended(0)], ['VP8 ', wide]))).toBeUndefined();
  expect(cleanImage(webpOf(['VP8X', extended(0)], ['VP8 ', still]))).toBeDefined();
});
