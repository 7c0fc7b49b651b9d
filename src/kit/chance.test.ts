import { expect, test } from 'vitest';
import { canonicalJson, chanceFrom, drawKey, hashOf, keyedHash } from './index.ts';

const secret = '00'.repeat(32);

test('a draw is named: another name, another key, and the same name the same numbers', () => {
  const first = drawKey(secret, 'round 1, edition 1, pairing');
  expect(first).toBe(keyedHash(secret, 'round 1, edition 1, pairing'));
  expect(first).not.toBe(drawKey(secret, 'round 1, edition 2, pairing'));
  const numbers = () =>
    Array.from({ length: 20 }, () => 0).map(
      (
        (chance) => () =>
          chance.below(1000)
      )(chanceFrom(first)),
    );
  expect(numbers()).toEqual(numbers());
});

test('the key fills the whole state of the generator: each of its 128 bits changes the numbers', () => {
  const key = hashOf('key');
  const numbers = (from: string) => {
    const chance = chanceFrom(from);
    return [chance.below(2 ** 32), chance.below(2 ** 32), chance.below(2 ** 32)].join(' ');
  };
  const seen = new Set([numbers(key)]);
  for (let digit = 0; digit < 32; digit++) {
    const flipped = (Number.parseInt(key.charAt(digit), 16) ^ 1).toString(16);
    seen.add(numbers(key.slice(0, digit) + flipped + key.slice(digit + 1)));
  }
  expect(seen.size).toBe(33);
});

test('every order of four is about equally likely', () => {
  const chance = chanceFrom(hashOf('orders'));
  const counts = new Map<string, number>();
  for (let draw = 0; draw < 24_000; draw++) {
    const order = chance.shuffle(['a', 'b', 'c', 'd']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('an all-zero key still gives numbers, a bad one is a defect', () => {
  const chance = chanceFrom('0'.repeat(64));
  expect(new Set(Array.from({ length: 50 }, () => chance.below(1000))).size).toBeGreaterThan(10);
  expect(() => chanceFrom('abc')).toThrow('64 hex digits');
  expect(() => chance.below(0)).toThrow();
});

test('canonical text: sorted keys, no undefined, and nothing that cannot be written down', () => {
  expect(canonicalJson({ b: 1, a: [true, null, 'x"'], c: undefined })).toBe('{"a":[true,null,"x\\""],"b":1}');
  expect(() => canonicalJson(Number.NaN)).toThrow();
  expect(() => canonicalJson(() => 1)).toThrow();
});

test('the hashes are the standard ones', () => {
  expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  const key = '4a656665'; // “Jefe”, RFC 4231 test case 2
  const mac = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
  expect(keyedHash(key, 'what do ya want for nothing?')).toBe(mac);
});
