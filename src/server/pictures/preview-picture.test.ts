import { expect, test } from 'vitest';
import { Hall } from '../../../test/hall.ts';
import { pictureOf, wordsOf } from './preview-picture.ts';

/** How tall a text stands on the picture. */
const sizeOf = (picture: string, text: string): number =>
  Number(new RegExp(`font-size="([\\d.]+)"[^>]*>[^<]*${text}`).exec(picture)?.[1] ?? 0);

test('[DK-27] while it is played the event leads, with the sentence of progress', () => {
  const { state } = new Hall('hybrid', 'ab').begin();
  const words = { ...wordsOf(state, 'en'), title: 'Spring Cup' };
  const picture = pictureOf(state, words);
  expect(words.winners).toBe('');
  expect(sizeOf(picture, 'Spring')).toBeGreaterThan(sizeOf(picture, 'tables? in'));
  expect(sizeOf(picture, 'tables? in')).toBeGreaterThan(0);
});

test('[DK-27] once it is over the name of the winner is the largest', () => {
  const hall = new Hall('hybrid', 'ab').begin();
  const [table] = hall.last.tables;
  hall.report(`${hall.names(table?.seats ?? [])} 1-0`);
  const { state } = hall;
  const words = wordsOf(state, 'en');
  expect(words.winners).not.toBe('');
  const picture = pictureOf(state, { ...words, title: 'Spring Cup', winners: 'Ana Ruiz' });
  expect(sizeOf(picture, 'Ana')).toBeGreaterThan(2 * sizeOf(picture, 'Spring'));
  // Left out where no font can draw it: then it is the programme again.
  expect(sizeOf(pictureOf(state, { ...words, title: 'Spring Cup', winners: '' }), 'Spring')).toBeGreaterThan(50);
});
