import { describe, expect, test } from 'vitest';
import { lettersOf, pagesOf } from './pages.ts';

const items = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const room = { columns: 2, rows: 8, least: 4 };

describe('[DK-14] what fits on a page of the wall', () => {
  test('few items stand in few rows, so that the type is large', () => {
    expect(pagesOf(items(9), room)).toEqual([{ rows: 5, columns: [items(5), [6, 7, 8, 9]] }]);
  });

  test('one more than a page holds is shared out among two', () => {
    const pages = pagesOf(items(17), room);
    expect(pages).toHaveLength(2);
    expect(pages.map(({ rows }) => rows)).toEqual([5, 5]);
  });

  test('an item with long names takes two rows and is never parted', () => {
    const [first, second] = pagesOf(items(10), room, (item) => (item % 2 ? 2 : 1));
    expect(first?.columns.flat()).toHaveLength(10);
    expect(second).toBeUndefined();
  });

  test('nothing is lost and nothing comes twice', () => {
    for (const count of [0, 1, 15, 16, 31, 60, 100]) {
      const pages = pagesOf(items(count), room, (item) => 1 + (item % 3 === 0 ? 1 : 0));
      expect(pages.flatMap(({ columns }) => columns.flat())).toEqual(items(count));
    }
  });

  test('wide letters count as two', () => {
    expect(lettersOf('Aoi')).toBe(3);
    expect(lettersOf('あおい')).toBe(6);
  });
});
