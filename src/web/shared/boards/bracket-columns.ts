/** How the columns of a bracket are shown, and how the width is shared between them. */

/** Strokes only; two names small, with room for a note or without; two names in one line; a place that is waited for. */
export type Form = 'line' | 'small' | 'full' | 'medium' | 'compact' | 'pair' | 'slot';

export interface ColumnShape {
  readonly form: Form;
  /** The height of one player's line; of a column of strokes, how far they are apart. */
  readonly row: number;
}

interface ShapeWish {
  readonly width: number;
  readonly focus: number;
  readonly twoSided: boolean;
  readonly roomy: boolean;
  /** Columns after the one in focus. */
  readonly coming: number;
}

/** More matches below each other than this cannot be read. */
export const MAX_DRAWN = 32;
/** A round of so many matches can be given the height to be read beside the present one. */
const MAX_ROOMY = 16;
const ROOMY_PITCH = 44;

/** By how many matches the column in focus has: its form, the height of a line, and how far matches are apart. */
function focusForm(matches: number, twoSided: boolean): ColumnShape & { readonly pitch: number } {
  if (matches <= 4) return { form: 'full', row: 26, pitch: twoSided ? 142 : 112 };
  if (matches <= 8) return { form: 'medium', row: 24, pitch: 82 };
  if (matches <= 16) return { form: 'compact', row: 19, pitch: 46 };
  return { form: 'pair', row: 20, pitch: 22 };
}

const LEAST_HEIGHT = { twoSided: 568, oneSided: 150 } as const;
/** Smaller lines than this cannot be read. */
const LEAST_ROW = 15;
const MAX_ROW = { small: 19, slot: 24 } as const;
const MAX_STROKES = 14;

export interface Shape {
  readonly height: number;
  readonly columns: readonly ColumnShape[];
}

/** By how many matches stand below each other in each column. */
export function shapeOf(counts: readonly number[], { focus, twoSided, roomy, coming, width }: ShapeWish): Shape {
  const inFocus = focusForm(counts[focus] ?? 1, twoSided);
  const first = counts[0] ?? 1;
  const height = Math.max(
    twoSided ? LEAST_HEIGHT.twoSided : LEAST_HEIGHT.oneSided,
    (counts[focus] ?? 1) * inFocus.pitch,
    first <= (roomy ? MAX_ROOMY : MAX_ROOMY / 2) ? first * ROOMY_PITCH : 0,
  );
  const readable = counts.map((count, column): ColumnShape => {
    if (column === focus) return { form: inFocus.form, row: inFocus.row };
    const pitch = height / count;
    const form = column < focus ? 'small' : 'slot';
    const row = Math.min(MAX_ROW[form], Math.floor((pitch - 6) / 2));
    const strokes: ColumnShape = { form: 'line', row: Math.min(MAX_STROKES, pitch / 2) };
    // In two halves what is closed is drawn, not written, while anything is to come beside it.
    const drawn = twoSided && column < focus && coming > 0;
    return row < LEAST_ROW || drawn ? strokes : { form, row };
  });
  const strokes = counts.map(
    (count): ColumnShape => ({ form: 'line', row: Math.min(MAX_STROKES, height / count / 2) }),
  );
  return { height, columns: written(readable, strokes, focus, width, twoSided) };
}

/** As many columns are written out as the width allows, those next to the one in focus first. */
function written(
  readable: readonly ColumnShape[],
  strokes: readonly ColumnShape[],
  focus: number,
  width: number,
  twoSided: boolean,
): readonly ColumnShape[] {
  const room = twoSided ? width / 2 - 100 : width;
  const byDistance = readable
    .map((_, column) => column)
    .sort((a, b) => Math.abs(a - focus) - Math.abs(b - focus) || b - a);
  let shown = strokes.map((stroke, column) => (column === focus ? (readable[column] ?? stroke) : stroke));
  for (const column of byDistance) {
    const next = shown.map((one, at) => (at === column ? (readable[at] ?? one) : one));
    if (leastWidth(next) <= room) shown = next;
  }
  return shown;
}

/** What a column needs, what suits it, and what it can use. */
const WIDTHS: Readonly<Record<Form, readonly [least: number, fair: number, most: number]>> = {
  line: [16, 24, 40],
  small: [140, 170, 250],
  slot: [100, 132, 210],
  full: [200, 260, 380],
  medium: [200, 260, 380],
  compact: [210, 280, 400],
  pair: [280, 400, 560],
};

const leastOf = ({ form }: ColumnShape): number => WIDTHS[form][0];

/** Between two columns; strokes run into each other. */
const gapAfter = (columns: readonly ColumnShape[], at: number): number => {
  const [one, next] = [columns[at], columns[at + 1]];
  if (!one || !next) return 0;
  return one.form === 'line' && next.form === 'line' ? 0 : 22;
};

const leastWidth = (columns: readonly ColumnShape[]): number =>
  columns.reduce((sum, column, at) => sum + leastOf(column) + gapAfter(columns, at), 0);

/** Shares the room: everyone has the least, then what is fair, then the most; of two halves the strokes take what is left. */
export function halfWidths(
  columns: readonly ColumnShape[],
  room: number,
  fill = false,
): readonly { readonly x: number; readonly width: number }[] {
  const least = leastWidth(columns);
  // Where even the least is too much, everything is drawn smaller.
  const scale = least > room && least > 0 ? room / least : 1;
  let spare = Math.max(0, room - least);
  const widths = columns.map(leastOf);
  for (const level of [1, 2] as const) {
    const growth = columns.map(({ form }) => WIDTHS[form][level] - WIDTHS[form][level === 1 ? 0 : 1]);
    const all = growth.reduce((sum, one) => sum + one, 0);
    const share = all === 0 ? 0 : Math.min(1, spare / all);
    for (const [at, more] of growth.entries()) widths[at] = (widths[at] ?? 0) + more * share;
    spare -= all * share;
  }
  const strokes = columns.filter(({ form }) => form === 'line').length;
  const left = fill && strokes > 0 ? spare / strokes : 0;
  let x = 0;
  return columns.map((column, at) => {
    const width = ((widths[at] ?? 0) + (column.form === 'line' ? left : 0)) * scale;
    const spot = { x, width };
    x += width + gapAfter(columns, at) * scale;
    return spot;
  });
}
