import { MAX_COLUMNS } from './table.ts';

/** DK-30: lists whose columns stand at fixed places: FIDE's rating lists, and its report file (TRF). */

interface FixedRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface FixedList {
  readonly headings: readonly string[];
  readonly rows: readonly FixedRow[];
  /** Lines that are not about a player, such as the name of the tournament. */
  readonly others: number;
}

/** TRF: a line of a player is 001, with the name in columns 15 to 47, the rating in 49 to 52, the federation in 54 to 56. */
export function readTrf(lines: readonly string[]): FixedList | undefined {
  const filled = lines.filter((line) => line.trim() !== '');
  const players = filled.filter((line) => /^001[ \t]/.test(line));
  if (players.length === 0 || !filled.every((line) => /^(\d{3}|XX[A-Z]|BB[A-Z])\b/.test(line))) return undefined;
  const rows = lines.flatMap((line, at) =>
    /^001[ \t]/.test(line)
      ? [
          {
            line: at + 1,
            cells: [line.slice(14, 47), line.slice(48, 52), line.slice(53, 56)].map((cell) => cell.trim()),
          },
        ]
      : [],
  );
  return { headings: ['Name', 'Rating', 'Fed'], rows, others: filled.length - players.length };
}

/** FIDE's rating list: a line of headings, “ID Number  Name  Fed Sex Tit …”, under which everything stands. */
export function readFideList(lines: readonly string[]): FixedList | undefined {
  const head = lines.findIndex((line) => /^\s*ID[ _]?Number\s+Name\s+Fed\b/i.test(line));
  if (head < 0) return undefined;
  const heading = (lines[head] ?? '').replace(/ID Number/i, 'ID_Number');
  const starts = [...heading.matchAll(/\S+/g)].map((word) => ({ word: word[0], at: word.index }));
  if (starts.length > MAX_COLUMNS) return undefined;
  const cut = (line: string) =>
    starts.map(({ at }, index) => line.slice(at, starts[index + 1]?.at ?? line.length).trim());
  const rows = lines.flatMap((line, at) =>
    at > head && line.trim() !== '' ? [{ line: at + 1, cells: cut(line) }] : [],
  );
  // The standard list calls its ratings by the month: JAN26.
  const headings = starts.map(({ word }) => (/^[A-Z]{3}\d{2}$/.test(word) ? 'SRtng' : word));
  return { headings, rows, others: lines.slice(0, head).filter((line) => line.trim() !== '').length };
}
