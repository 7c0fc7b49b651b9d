/** Lists with columns: which mark separates them, and what stands between the marks. */

export interface Row {
  /** Of the text, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export const separators = ['\t', ';', ','] as const;
export type Separator = (typeof separators)[number];

/** More than any form or spreadsheet of players has; a table is cut off before it costs anything. */
export const MAX_COLUMNS = 100;

export interface Rows {
  readonly rows: readonly Row[];
  /** A quotation mark is never closed. */
  readonly open: boolean;
  /** The line that has too many columns, where one does; then there are no rows. */
  readonly tooWide?: number;
}

/** Quotes hold separators and line breaks together; two of them are one. */
export function rowsOf(text: string, separator: Separator): Rows {
  const rows: Row[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let began = 1;
  const endRow = () => {
    cells.push(cell.trim());
    if (cells.some((one) => one !== '')) rows.push({ line: began, cells });
    cells = [];
    cell = '';
    began = line;
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (letter === '\n') line++;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else quoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else if (letter === separator) {
      cells.push(cell.trim());
      cell = '';
      if (cells.length >= MAX_COLUMNS) return { rows: [], open: false, tooWide: line };
    } else if (letter === '\n') endRow();
    else cell += letter;
  }
  endRow();
  return { rows, open: quoted };
}

/** The mark in more than half of the lines. */
export const usualSeparator = (lines: readonly string[]): Separator | undefined =>
  separators.find((mark) => lines.filter((line) => line.includes(mark)).length > lines.length / 2);
