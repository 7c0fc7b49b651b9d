import { describe, expect, test } from 'vitest';
import { attendance } from './attendance.ts';
import type { Pairing } from './model.ts';

/** Tables as “ab”, one letter a player. */
const pairing = (tables: readonly string[], byes = ''): Pairing => ({
  kind: 'round',
  tables: tables.map((seats) => ({ seats: [...seats], games: [], why: [] })),
  byes: [...byes],
  notes: [],
});

describe('[DK-2] who is in a round', () => {
  const due = { players: [...'abcd'] };

  test('everyone who is due, once; a bye is a place', () => {
    expect(attendance(due, pairing(['ab', 'cd']))).toEqual([]);
    expect(attendance(due, pairing(['abc'], 'd'))).toEqual([]);
  });

  test('seated twice is impossible, out and missing are hard', () => {
    expect(attendance(due, pairing(['ab', 'ax', 'a'], 'b'))).toEqual([
      { code: 'seated-twice', hard: true, impossible: true, players: ['a'], size: 3 },
      { code: 'seated-twice', hard: true, impossible: true, players: ['b'], size: 2 },
      { code: 'is-out', hard: true, players: ['x'], size: 1 },
      { code: 'missing', hard: true, players: ['c'], size: 1 },
      { code: 'missing', hard: true, players: ['d'], size: 1 },
    ]);
  });

  test('[GR-3] where everyone meets everyone, nobody sits there too often', () => {
    const several = { ...due, several: true as const };
    expect(attendance(several, pairing(['ab', 'bc', 'ca'])).map(({ code }) => code)).toEqual(['missing']);
  });
});
