import type { RoundTables } from './tables.ts';

/**
 * ST-6: table sizes for 6 to 50 players left, from Joe Czapski, «Boardgame Tournament Design» (12 January 2017).
 * `random` lists the tables of a random round; `split` those of a split round, G1 (the fewest strikes) first.
 */
export const TABLES_UP_TO_5: readonly RoundTables[] = [
  { players: 6, random: [3, 3], split: [[3], [3]], byes: 0 },
  { players: 7, random: [4, 3], split: [[4], [3]], byes: 0 },
  { players: 8, random: [4, 4], split: [[4], [4]], byes: 0 },
  { players: 9, random: [5, 4], split: [[5], [4]], byes: 0 },
  { players: 10, random: [5, 5], split: [[5], [5]], byes: 0 },
  { players: 11, random: [4, 4, 3], split: [[4, 3], [4]], byes: 0 },
  { players: 12, random: [4, 4, 4], split: [[4, 4], [4]], byes: 0 },
  { players: 13, random: [5, 4, 4], split: [[4, 4], [5]], byes: 0 },
  { players: 14, random: [5, 5, 4], split: [[5, 4], [5]], byes: 0 },
  { players: 15, random: [5, 5, 5], split: [[5, 5], [5]], byes: 0 },
  {
    players: 16,
    random: [4, 4, 4, 4],
    split: [
      [4, 4],
      [4, 4],
    ],
    byes: 0,
  },
  {
    players: 17,
    random: [5, 4, 4, 4],
    split: [
      [5, 4],
      [4, 4],
    ],
    byes: 0,
  },
  {
    players: 18,
    random: [5, 5, 4, 4],
    split: [
      [5, 4],
      [5, 4],
    ],
    byes: 0,
  },
  {
    players: 19,
    random: [5, 5, 5, 4],
    split: [
      [5, 5],
      [5, 4],
    ],
    byes: 0,
  },
  {
    players: 20,
    random: [5, 5, 5, 5],
    split: [
      [5, 5],
      [5, 5],
    ],
    byes: 0,
  },
  {
    players: 21,
    random: [5, 4, 4, 4, 4],
    split: [
      [4, 4, 4],
      [5, 4],
    ],
    byes: 0,
  },
  {
    players: 22,
    random: [5, 5, 4, 4, 4],
    split: [
      [5, 4, 4],
      [5, 4],
    ],
    byes: 0,
  },
  {
    players: 23,
    random: [5, 5, 5, 4, 4],
    split: [
      [5, 4, 4],
      [5, 5],
    ],
    byes: 0,
  },
  {
    players: 24,
    random: [5, 5, 5, 5, 4],
    split: [
      [5, 5, 4],
      [5, 5],
    ],
    byes: 0,
  },
  {
    players: 25,
    random: [5, 5, 5, 5, 5],
    split: [
      [5, 5, 5],
      [5, 5],
    ],
    byes: 0,
  },
  {
    players: 26,
    random: [5, 5, 4, 4, 4, 4],
    split: [
      [5, 4, 4],
      [5, 4, 4],
    ],
    byes: 0,
  },
  {
    players: 27,
    random: [5, 5, 5, 4, 4, 4],
    split: [
      [5, 5, 4],
      [5, 4, 4],
    ],
    byes: 0,
  },
  {
    players: 28,
    random: [5, 5, 5, 5, 4, 4],
    split: [
      [5, 5, 4],
      [5, 5, 4],
    ],
    byes: 0,
  },
  {
    players: 29,
    random: [5, 5, 5, 5, 5, 4],
    split: [
      [5, 5, 5],
      [5, 5, 4],
    ],
    byes: 0,
  },
  {
    players: 30,
    random: [5, 5, 5, 5, 5, 5],
    split: [
      [5, 5, 5],
      [5, 5, 5],
    ],
    byes: 0,
  },
  {
    players: 31,
    random: [5, 5, 5, 4, 4, 4, 4],
    split: [
      [5, 4, 4],
      [5, 4],
      [5, 4],
    ],
    byes: 0,
  },
  {
    players: 32,
    random: [5, 5, 5, 5, 4, 4, 4],
    split: [
      [4, 4, 4],
      [5, 5],
      [5, 5],
    ],
    byes: 0,
  },
  {
    players: 33,
    random: [5, 5, 5, 5, 5, 4, 4],
    split: [
      [5, 4, 4],
      [5, 5],
      [5, 5],
    ],
    byes: 0,
  },
  {
    players: 34,
    random: [5, 5, 5, 5, 5, 5, 4],
    split: [
      [5, 5, 4],
      [5, 5],
      [5, 5],
    ],
    byes: 0,
  },
  {
    players: 35,
    random: [5, 5, 5, 5, 5, 5, 5],
    split: [
      [5, 5, 5],
      [5, 5],
      [5, 5],
    ],
    byes: 0,
  },
  {
    players: 36,
    random: [5, 5, 5, 5, 4, 4, 4, 4],
    split: [
      [5, 4, 4],
      [5, 4, 4],
      [5, 5],
    ],
    byes: 0,
  },
  {
    players: 37,
    random: [5, 5, 5, 5, 5, 4, 4, 4],
    split: [
      [5, 5, 4],
      [5, 5, 4],
      [5, 4],
    ],
    byes: 0,
  },
  {
    players: 38,
    random: [5, 5, 5, 5, 5, 5, 4, 4],
    split: [
      [5, 5, 4],
      [5, 5, 4],
      [5, 5],
    ],
    byes: 0,
  },
  {
    players: 39,
    random: [5, 5, 5, 5, 5, 5, 5, 4],
    split: [
      [5, 5, 5],
      [5, 5, 4],
      [5, 5],
    ],
    byes: 0,
  },
  {
    players: 40,
    random: [5, 5, 5, 5, 5, 5, 5, 5],
    split: [
      [5, 5, 5],
      [5, 5, 5],
      [5, 5],
    ],
    byes: 0,
  },
  {
    players: 41,
    random: [5, 5, 5, 5, 5, 4, 4, 4, 4],
    split: [
      [5, 5, 4],
      [5, 5, 4],
      [5, 4, 4],
    ],
    byes: 0,
  },
  {
    players: 42,
    random: [5, 5, 5, 5, 5, 5, 4, 4, 4],
    split: [
      [5, 5, 4],
      [5, 5, 4],
      [5, 5, 4],
    ],
    byes: 0,
  },
  {
    players: 43,
    random: [5, 5, 5, 5, 5, 5, 5, 4, 4],
    split: [
      [5, 5, 5],
      [5, 5, 4],
      [5, 5, 4],
    ],
    byes: 0,
  },
  {
    players: 44,
    random: [5, 5, 5, 5, 5, 5, 5, 5, 4],
    split: [
      [5, 5, 5],
      [5, 5, 5],
      [5, 5, 4],
    ],
    byes: 0,
  },
  {
    players: 45,
    random: [5, 5, 5, 5, 5, 5, 5, 5, 5],
    split: [
      [5, 5, 5],
      [5, 5, 5],
      [5, 5, 5],
    ],
    byes: 0,
  },
  {
    players: 46,
    random: [5, 5, 5, 5, 5, 5, 4, 4, 4, 4],
    split: [
      [5, 5, 4, 4],
      [5, 5, 4],
      [5, 5, 4],
    ],
    byes: 0,
  },
  {
    players: 47,
    random: [5, 5, 5, 5, 5, 5, 5, 4, 4, 4],
    split: [
      [5, 4, 4, 4],
      [5, 5, 5],
      [5, 5, 5],
    ],
    byes: 0,
  },
  {
    players: 48,
    random: [5, 5, 5, 5, 5, 5, 5, 5, 4, 4],
    split: [
      [5, 5, 4, 4],
      [5, 5, 5],
      [5, 5, 5],
    ],
    byes: 0,
  },
  {
    players: 49,
    random: [5, 5, 5, 5, 5, 5, 5, 5, 5, 4],
    split: [
      [5, 5, 5, 4],
      [5, 5, 5],
      [5, 5, 5],
    ],
    byes: 0,
  },
  {
    players: 50,
    random: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
    split: [
      [5, 5, 5, 5],
      [5, 5, 5],
      [5, 5, 5],
    ],
    byes: 0,
  },
];

export const TABLES_UP_TO_4: readonly RoundTables[] = [
  { players: 6, random: [3, 3], split: [[3], [3]], byes: 0 },
  { players: 7, random: [4, 3], split: [[4], [3]], byes: 0 },
  { players: 8, random: [4, 4], split: [[4], [4]], byes: 0 },
  { players: 9, random: [3, 3, 3], split: [[3, 3], [3]], byes: 0 },
  { players: 10, random: [4, 3, 3], split: [[3, 3], [4]], byes: 0 },
  { players: 11, random: [4, 4, 3], split: [[4, 3], [4]], byes: 0 },
  { players: 12, random: [4, 4, 4], split: [[4, 4], [4]], byes: 0 },
  {
    players: 13,
    random: [4, 3, 3, 3],
    split: [
      [4, 3],
      [3, 3],
    ],
    byes: 0,
  },
  {
    players: 14,
    random: [4, 4, 3, 3],
    split: [
      [4, 3],
      [4, 3],
    ],
    byes: 0,
  },
  {
    players: 15,
    random: [4, 4, 4, 3],
    split: [
      [4, 4],
      [4, 3],
    ],
    byes: 0,
  },
  {
    players: 16,
    random: [4, 4, 4, 4],
    split: [
      [4, 4],
      [4, 4],
    ],
    byes: 0,
  },
  {
    players: 17,
    random: [4, 4, 3, 3, 3],
    split: [
      [4, 3, 3],
      [4, 3],
    ],
    byes: 0,
  },
  {
    players: 18,
    random: [4, 4, 4, 3, 3],
    split: [
      [4, 3, 3],
      [4, 4],
    ],
    byes: 0,
  },
  {
    players: 19,
    random: [4, 4, 4, 4, 3],
    split: [
      [4, 4, 3],
      [4, 4],
    ],
    byes: 0,
  },
  {
    players: 20,
    random: [4, 4, 4, 4, 4],
    split: [
      [4, 4, 4],
      [4, 4],
    ],
    byes: 0,
  },
  {
    players: 21,
    random: [4, 4, 4, 3, 3, 3],
    split: [
      [4, 4, 3],
      [4, 3, 3],
    ],
    byes: 0,
  },
  {
    players: 22,
    random: [4, 4, 4, 4, 3, 3],
    split: [
      [4, 4, 3],
      [4, 4, 3],
    ],
    byes: 0,
  },
  {
    players: 23,
    random: [4, 4, 4, 4, 4, 3],
    split: [
      [4, 4, 4],
      [4, 4, 3],
    ],
    byes: 0,
  },
  {
    players: 24,
    random: [4, 4, 4, 4, 4, 4],
    split: [
      [4, 4, 4],
      [4, 4, 4],
    ],
    byes: 0,
  },
  {
    players: 25,
    random: [4, 4, 4, 4, 3, 3, 3],
    split: [
      [4, 4, 3, 3],
      [4, 4, 3],
    ],
    byes: 0,
  },
  {
    players: 26,
    random: [4, 4, 4, 4, 4, 3, 3],
    split: [
      [4, 4, 3, 3],
      [4, 4, 4],
    ],
    byes: 0,
  },
  {
    players: 27,
    random: [4, 4, 4, 4, 4, 4, 3],
    split: [
      [4, 4, 4, 3],
      [4, 4, 4],
    ],
    byes: 0,
  },
  {
    players: 28,
    random: [4, 4, 4, 4, 4, 4, 4],
    split: [
      [4, 4, 4, 4],
      [4, 4, 4],
    ],
    byes: 0,
  },
  {
    players: 29,
    random: [4, 4, 4, 4, 4, 3, 3, 3],
    split: [
      [4, 4, 4, 3],
      [4, 4, 3, 3],
    ],
    byes: 0,
  },
  {
    players: 30,
    random: [4, 4, 4, 4, 4, 4, 3, 3],
    split: [
      [4, 4, 4, 3],
      [4, 4, 4, 3],
    ],
    byes: 0,
  },
  {
    players: 31,
    random: [4, 4, 4, 4, 4, 4, 4, 3],
    split: [
      [4, 4, 4],
      [4, 4, 3],
      [4, 4],
    ],
    byes: 0,
  },
  {
    players: 32,
    random: [4, 4, 4, 4, 4, 4, 4, 4],
    split: [
      [4, 4, 4],
      [4, 4, 4],
      [4, 4],
    ],
    byes: 0,
  },
  {
    players: 33,
    random: [4, 4, 4, 4, 4, 4, 3, 3, 3],
    split: [
      [4, 4, 3],
      [4, 4, 3],
      [4, 4, 3],
    ],
    byes: 0,
  },
  {
    players: 34,
    random: [4, 4, 4, 4, 4, 4, 4, 3, 3],
    split: [
      [4, 4, 4],
      [4, 4, 3],
      [4, 4, 3],
    ],
    byes: 0,
  },
  {
    players: 35,
    random: [4, 4, 4, 4, 4, 4, 4, 4, 3],
    split: [
      [4, 4, 4],
      [4, 4, 4],
      [4, 4, 3],
    ],
    byes: 0,
  },
  {
    players: 36,
    random: [4, 4, 4, 4, 4, 4, 4, 4, 4],
    split: [
      [4, 4, 4],
      [4, 4, 4],
      [4, 4, 4],
    ],
    byes: 0,
  },
  {
    players: 37,
    random: [4, 4, 4, 4, 4, 4, 4, 3, 3, 3],
    split: [
      [4, 4, 4, 3],
      [4, 4, 3],
      [4, 4, 3],
    ],
    byes: 0,
  },
  {
    players: 38,
    random: [4, 4, 4, 4, 4, 4, 4, 4, 3, 3],
    split: [
      [4, 4, 3, 3],
      [4, 4, 4],
      [4, 4, 4],
    ],
    byes: 0,
  },
  {
    players: 39,
    random: [4, 4, 4, 4, 4, 4, 4, 4, 4, 3],
    split: [
      [4, 4, 4, 3],
      [4, 4, 4],
      [4, 4, 4],
    ],
    byes: 0,
  },
  {
    players: 40,
    random: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
    split: [
      [4, 4, 4, 4],
      [4, 4, 4],
      [4, 4, 4],
    ],
    byes: 0,
  },
  {
    players: 41,
    random: [4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3],
    split: [
      [4, 4, 4, 3],
      [4, 4, 4, 3],
      [4, 4, 3],
    ],
    byes: 0,
  },
  {
    players: 42,
    random: [4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3],
    split: [
      [4, 4, 4, 3],
      [4, 4, 4, 3],
      [4, 4, 4],
    ],
    byes: 0,
  },
  {
    players: 43,
    random: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3],
    split: [
      [4, 4, 4, 4],
      [4, 4, 4, 3],
      [4, 4, 4],
    ],
    byes: 0,
  },
  {
    players: 44,
    random: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
    split: [
      [4, 4, 4, 4],
      [4, 4, 4, 4],
      [4, 4, 4],
    ],
    byes: 0,
  },
  {
    players: 45,
    random: [4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3],
    split: [
      [4, 4, 4, 3],
      [4, 4, 4, 3],
      [4, 4, 4, 3],
    ],
    byes: 0,
  },
  {
    players: 46,
    random: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3],
    split: [
      [4, 4, 4, 4],
      [4, 4, 4, 3],
      [4, 4, 4, 3],
    ],
    byes: 0,
  },
  {
    players: 47,
    random: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3],
    split: [
      [4, 4, 4, 4],
      [4, 4, 4, 4],
      [4, 4, 4, 3],
    ],
    byes: 0,
  },
  {
    players: 48,
    random: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
    split: [
      [4, 4, 4, 4],
      [4, 4, 4, 4],
      [4, 4, 4, 4],
    ],
    byes: 0,
  },
  {
    players: 49,
    random: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3],
    split: [
      [4, 4, 4, 4, 3],
      [4, 4, 4, 3],
      [4, 4, 4, 3],
    ],
    byes: 0,
  },
  {
    players: 50,
    random: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3],
    split: [
      [4, 4, 4, 3, 3],
      [4, 4, 4, 4],
      [4, 4, 4, 4],
    ],
    byes: 0,
  },
];
