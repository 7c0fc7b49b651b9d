import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FileSource } from '../../client/index.ts';
import { FileLink } from './file-link.tsx';

const shown = (source: FileSource, opens = false) =>
  renderToStaticMarkup(
    <FileLink source={source} opens={opens}>
      Games
    </FileLink>,
  );

test('[DK-18] a file with an address is a link to it, which saves it unless another program opens it', () => {
  expect(shown({ url: '/games.pgn' })).toBe('<a href="/games.pgn" download="">Games</a>');
  expect(shown({ url: '/calendar.ics' }, true)).toBe('<a href="/calendar.ics">Games</a>');
});

test('[DK-18] a file that is written here is not written before somebody wants it', () => {
  const write = () => Promise.reject(new Error('written too early'));
  expect(shown({ name: 'games.pgn', write })).toBe('<button type="button">Games</button>');
});
