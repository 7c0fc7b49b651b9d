import { describe, expect, test } from 'vitest';
import { allocateColours, type Colour, preferenceOf } from './dutch-colours.ts';

/** “WB” is a game with white, then one with black. */
const games = (text: string): Colour[] => [...text].map((letter) => (letter === 'W' ? 'white' : 'black'));
const player = (text: string) => ({ preference: preferenceOf(games(text)), played: games(text) });
const allocated = (higher: string, lower: string) => {
  const { higher: colour, rule } = allocateColours(player(higher), player(lower), 'white');
  return `${colour} ${rule}`;
};

describe('[DU-5] the preference (1.7)', () => {
  test.each([
    ['', undefined, 'none'],
    ['W', 'black', 'strong'],
    ['WB', 'white', 'mild'],
    ['WBW', 'black', 'strong'],
    ['WBBW', 'black', 'mild'],
    ['WWB', 'black', 'strong'],
    ['BWW', 'black', 'absolute'],
    ['BBWW', 'black', 'absolute'],
    ['WWBW', 'black', 'absolute'],
    ['BB', 'white', 'absolute'],
  ])('%s', (text, colour, strength) => {
    expect(preferenceOf(games(text))).toMatchObject({ colour, strength });
  });
});

describe('[DU-5] the colours (5.2)', () => {
  test.each([
    ['W', 'B', 'black 5.2.1'],
    ['', 'W', 'white 5.2.1'],
    ['WB', 'B', 'black 5.2.2'],
    ['BWW', 'W', 'black 5.2.2'],
    // Both absolute: the wider difference.
    ['BWW', 'WWBW', 'white 5.2.2'],
    // The latest game in which they differ, counted from the end.
    ['BWWB', 'WB', 'white 5.2.4'],
    ['WBWB', 'BWWB', 'white 5.2.3'],
    ['BWB', 'WBB', 'black 5.2.2'],
    ['W', 'W', 'black 5.2.4'],
    ['', '', 'white 5.2.5'],
  ])('%s against %s: the higher ranked has %s', (higher, lower, said) => {
    expect(allocated(higher, lower)).toBe(said);
  });
});
