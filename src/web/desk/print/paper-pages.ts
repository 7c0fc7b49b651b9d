/** DK-15: what fits on a sheet of either paper, so that both print the same number of sheets with the same on each. */

/**
 * Lines of a list between the margins of a Letter sheet, below its title, the event details, and its head. A4 is taller
 * and has room to spare.
 */
const LINES = 25;
/** A second line within a row costs less than a row. */
const FURTHER_LINE = 0.62;

/**
 * How many lines a text takes in a column of this many letters. As on the page, a word that does not fit into the rest of a
 * line begins the next, and one that is too long even for that is broken.
 */
export function linesIn(text: string, letters: number): number {
  let lines = 1;
  let filled = 0;
  for (const { length } of text.split(' ')) {
    if (filled > 0 && filled + 1 + length > letters) {
      lines++;
      filled = 0;
    }
    filled += filled > 0 ? 1 + length : length;
    const further = Math.max(0, Math.ceil(filled / letters) - 1);
    lines += further;
    filled -= further * letters;
  }
  return lines;
}

export const rowHeight = (lines: number, furtherLine = FURTHER_LINE): number =>
  1 + (Math.max(1, lines) - 1) * furtherLine;

/** The rows sheet by sheet. `first`: what else stands on the first sheet, in lines. Without rows there is one sheet. */
export function onSheets<T>(
  rows: readonly T[],
  heightOf: (row: T) => number = () => 1,
  { lines = LINES, first = 0 }: { readonly lines?: number; readonly first?: number } = {},
): T[][] {
  const sheets: T[][] = [[]];
  let filled = first;
  for (const row of rows) {
    const height = heightOf(row);
    if (filled + height > lines && filled > 0 && sheets.at(-1)?.length !== 0) {
      sheets.push([]);
      filled = 0;
    }
    sheets.at(-1)?.push(row);
    filled += height;
  }
  return sheets;
}

/** As multiples of the usual type. */
const SIZES = [2, 1.7, 1.4, 1.2, 1] as const;

/** The rows in the largest type that needs no more sheets. `heightOf` is the height of a row in lines of that type. */
export function inLargestType<T>(
  rows: readonly T[],
  heightOf: (row: T, size: number) => number,
  first = 0,
): { readonly size: number; readonly sheets: T[][] } {
  const at = (size: number) => onSheets(rows, (row) => heightOf(row, size), { lines: LINES / size, first });
  const fewest = at(1).length;
  const size = SIZES.find((one) => at(one).length === fewest) ?? 1;
  return { size, sheets: at(size) };
}

/** Columns beside each other, in as few parts of the same width as there must be; without columns there is one part. */
export function inParts<T>(columns: readonly T[], most: number): T[][] {
  const parts = Math.max(1, Math.ceil(columns.length / most));
  const width = Math.ceil(columns.length / parts);
  return Array.from({ length: parts }, (_, at) => columns.slice(at * width, (at + 1) * width));
}
