import type { CSSProperties } from 'react';

/** How many rows and columns of a scene fit at most, with type that can still be read from the back of the hall. */
export interface Room {
  readonly columns: number;
  readonly rows: number;
  /** Fewer rows than this would only make the gaps larger. */
  readonly least: number;
}

export interface Page<T> {
  /** Of each column; all columns have the same. */
  readonly rows: number;
  readonly columns: readonly (readonly T[])[];
}

/** A column never breaks within an item; a page is full when its last column is. */
function packed<T>(items: readonly T[], weightOf: (item: T) => number, columns: number, rows: number): T[][][] {
  const pages: T[][][] = [];
  let page: T[][] = [];
  let column: T[] = [];
  let filled = 0;
  for (const item of items) {
    const weight = Math.min(rows, weightOf(item));
    if (filled + weight > rows) {
      page.push(column);
      [column, filled] = [[], 0];
      if (page.length === columns) {
        pages.push(page);
        page = [];
      }
    }
    column.push(item);
    filled += weight;
  }
  if (column.length > 0) page.push(column);
  if (page.length > 0) pages.push(page);
  return pages;
}

/** As few pages as possible, and then as few rows as possible on each: the fewer rows, the larger the type. */
export function pagesOf<T>(
  items: readonly T[],
  { columns, rows, least }: Room,
  weightOf: (item: T) => number = () => 1,
): Page<T>[] {
  const fewest = packed(items, weightOf, columns, rows).length;
  for (let tried = Math.min(least, rows); tried < rows; tried++) {
    const pages = packed(items, weightOf, columns, tried);
    if (pages.length <= fewest) return pages.map((page) => ({ rows: tried, columns: page }));
  }
  return packed(items, weightOf, columns, rows).map((page) => ({ rows, columns: page }));
}

/** Letters of a name as they take up room: a Japanese one is twice as wide as a Latin one. */
export const lettersOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) >= 0x1100 ? 2 : 1), 0);

/** For the style sheet: by how many rows and columns the room is shared. */
export const shared = ({ rows, columns }: Page<unknown>, more: Readonly<Record<`--${string}`, number>> = {}) =>
  ({ '--rows': rows, '--columns': columns.length, ...more }) as CSSProperties;
