import { isContact, isDate, isNumber, type Meaning, noRating } from './columns.ts';
import { isFullName } from './lines.ts';
import type { Row } from './table.ts';

/** DK-30: a table without headings that we know: what its columns are, as far as what stands in them tells. */

type Kind = 'empty' | 'contact' | 'date' | 'numbers' | 'words';

export interface Content {
  readonly meanings: readonly Meaning[];
  /** One column alone can be the names. */
  readonly certain: boolean;
  /** The first row says what stands below, in words that we do not know. */
  readonly headed: boolean;
}

const isFigure = (cell: string): boolean => isNumber(cell) || isDate(cell);

function kindOf(cells: readonly string[]): Kind {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length === 0) return 'empty';
  const mostly = (test: (cell: string) => boolean): boolean => filled.filter(test).length > filled.length / 2;
  if (mostly(isDate)) return 'date';
  if (mostly(isContact)) return 'contact';
  return filled.every((cell) => isNumber(cell) || noRating.test(cell)) && filled.some(isNumber) ? 'numbers' : 'words';
}

/** Words above nothing but figures, in a row that has no figure itself. */
function isHeading(first: readonly string[], below: readonly (readonly string[])[], width: number): boolean {
  if (below.length < 2 || first.some(isFigure)) return false;
  return Array.from({ length: width }, (_, at) => at).some((at) => {
    const filled = below.map((cells) => cells[at] ?? '').filter((cell) => cell !== '');
    const heading = first[at] ?? '';
    return heading !== '' && !noRating.test(heading) && filled.length > 1 && filled.every(isFigure);
  });
}

/** The first column of words is the name, the first of numbers the rating, the next of words the club. */
export function readContent(rows: readonly Row[], separator: string): Content {
  const cells = rows.map((row) => row.cells);
  const width = cells.reduce((most, row) => Math.max(most, row.length), 0);
  const [first = [], ...below] = cells;
  const headed = isHeading(first, below, width);
  const body = headed ? below : cells;
  const kinds = Array.from({ length: width }, (_, at) => kindOf(body.map((row) => row[at] ?? '')));
  const words = kinds.flatMap((kind, at) => (kind === 'words' ? [at] : []));
  const name = words[0] ?? -1;
  const ratings = kinds.flatMap((kind, at) => (kind === 'numbers' && at > 0 ? [at] : []));
  // With commas “1, Larsen, Kim” may be the two halves of a name.
  const whole = separator !== ',' || body.every((row) => isFullName(row[name] ?? ''));
  const certain = !headed && (words.length === 1 || (words.length === 2 && whole));
  const meanings = kinds.map((kind, at): Meaning => {
    if (kind === 'contact') return 'contact';
    if (at === name) return certain ? 'name' : 'ignored';
    if (at === ratings[0]) return 'rating';
    return certain && at === words[1] ? 'club' : 'ignored';
  });
  return { meanings, certain, headed };
}

/** A table with commas only: “Ruiz, Ana, 1850” is a line that people typed, “1,Ana Ruiz,Lisbon” is not. */
export function isTyped(rows: readonly Row[], { headed }: Content): boolean {
  const width = rows[0]?.cells.length ?? 0;
  if (headed || rows.some(({ cells }) => cells.length !== width)) return !headed;
  const first = kindOf(rows.map(({ cells }) => cells[0] ?? ''));
  if (first !== 'words') return false;
  const words = Array.from({ length: width }, (_, at) => kindOf(rows.map(({ cells }) => cells[at] ?? ''))).filter(
    (kind) => kind === 'words',
  );
  return rows.length < 2 || words.length < 3;
}
