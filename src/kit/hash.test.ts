import { createHash, hash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { hashBy, hashOf } from './hash.ts';

const keyHex = '0123456789abcdef'.repeat(4);

/** Any text, half letters too. */
const texts = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));

describe('SHA-256', () => {
  afterEach(() => hashBy((text) => createHash('sha256').update(text).digest('hex')));

  test("in pure JavaScript is the machine's own, of any text", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(hashOf(text)).toBe(hash('sha256', text));
      }),
    );
  });

  test('another one is not taken', () => {
    expect(() => hashBy(() => keyHex)).toThrow('SHA-256');
    expect(() => hashBy((text) => createHash('sha1').update(text).digest('hex'))).toThrow('SHA-256');
    expect(hashOf('abc')).toBe(createHash('sha256').update('abc').digest('hex'));
  });

  test("the machine's own is taken, and used", () => {
    const texts: string[] = [];
    hashBy((text) => {
      texts.push(text);
      return hash('sha256', text);
    });
    texts.length = 0;
    expect(hashOf('x')).toBe(hash('sha256', 'x'));
    expect(texts).toEqual(['x']);
  });
});
