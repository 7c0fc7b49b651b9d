import { expect, test } from 'vitest';
import { Hall } from '../../../test/hall.ts';
import { pictureOf, wordsOf } from './preview-picture.ts';

/** How tall a text stands on the picture. */
const sizeOf = (picture: string, text: string): number =>
  Number(new RegExp(`font-size="([\\d.]+)"[^>]*>[^<]*${text}`).exec(picture)?.[1] ?? 0);

test('[DK-27] while it is played the event leads, with the sentence of progress', () => {
  const { derived } = new Hall('hybrid', 'ab').begin();
  const words = { ...wordsOf(derived, 'en'), title: 'Spring Cup' };
  const picture = pictureOf(derived, words);
  expect(words.winners).toBe('');
  expect(sizeOf(picture, 'Spring')).toBeGreaterThan(sizeOf(picture, 'tables? in'));
  expect(sizeOf(picture, 'tables? in')).toBeGreaterThan(0);
});

test('[DK-27] once it is over the name of the winner is the largest', () => {
  const hall = new Hall('hybrid', 'ab').begin();
  const [table] = hall.last.tables;
  hall.report(`${hall.names(table?.seats ?? [])} 1-0`);
  const { derived } = hall;
  const words = wordsOf(derived, 'en');
  expect(words.winners).not.toBe('');
  const picture = pictureOf(derived, { ...words, title: 'Spring Cup', winners: 'Ana Ruiz' });
  expect(sizeOf(picture, 'Ana')).toBeGreaterThan(2 * sizeOf(picture, 'Spring'));
  // Left out where no font can draw it: then it is the programme again.
  expect(sizeOf(pictureOf(derived, { ...words, title: 'Spring Cup', winners: '' }), 'Spring')).toBeGreaterThan(50);
});

test('[DK-27] the pennant of the last of many rounds and a long venue stay on the sheet', () => {
  const hall = new Hall('robin', 'abcdefghij').begin();
  for (let round = 1; round < 9; round++) {
    for (const { seats } of hall.last.tables) hall.report(`${hall.names(seats)} 1-0`);
    hall.over().draw();
  }
  const venue = 'Old Customs House, Harbour Street 12, Lindau am Bodensee, first floor';
  const picture = pictureOf(hall.derived, { ...wordsOf(hall.derived, 'en'), when: venue });
  const flags = [...picture.matchAll(/M([\d.]+) [\d.]+h(-?[\d.]+)l/g)].map(([, x, out]) => Number(x) + Number(out));
  expect(flags).toHaveLength(10);
  for (const end of flags) expect(end).toBeLessThanOrEqual(1200);
  for (const word of venue.split(' ')) expect(picture).toContain(word);
});
