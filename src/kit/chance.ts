import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { keyedHash } from './hash.ts';

/** A source of chance. It is handed in, never asked for: the same key gives the same numbers everywhere. */
export interface Chance {
  /** A whole number from 0 to bound − 1, each equally likely. */
  below(bound: number): number;
  /** A new array with the items in random order, each order equally likely. */
  shuffle<T>(items: readonly T[]): T[];
  /** One of the items. */
  pick<T>(items: readonly T[]): T;
}

/** The key of one named draw (for example “round 3, edition 1, pairing”) under a tournament's secret: 64 hex digits. */
export const drawKey = (secret: string, name: string): string => keyedHash(secret, name);

/** The generator whose whole state is filled from a draw's key (64 hex digits). */
export function chanceFrom(key: string): Chance {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error('A draw key is 64 hex digits.');
  const state: number[] = [0, 8, 16, 24].map((at) => Number.parseInt(key.slice(at, at + 8), 16) | 0);
  if (!state.some((word) => word !== 0)) state[0] = 1; // the generator stands still on an all-zero state
  const generator = xoroshiro128plusFromState(state);

  const below = (bound: number): number => {
    if (!Number.isInteger(bound) || bound < 1 || bound > 0x1_0000_0000)
      throw new Error(`No whole number below ${bound}`);
    for (;;) {
      const drawn = generator.next() >>> 0;
      const rest = drawn % bound;
      // Numbers past the last whole multiple of the bound would favour the small ones.
      if (drawn - rest + bound <= 0x1_0000_0000) return rest;
    }
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const shuffled = items.slice();
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = below(last + 1);
      const held = shuffled[last] as T;
      shuffled[last] = shuffled[other] as T;
      shuffled[other] = held;
    }
    return shuffled;
  };
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  return { below, shuffle, pick };
}
