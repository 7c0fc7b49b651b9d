import type { BracketMatchView, BracketView, SlotView } from '../../../engine/index.ts';

/** Where the boxes and lines of a bracket are, in units of the drawing. */

export const BOX = { width: 216, slot: 27, gap: 52 } as const;
const ROW = 38;
const BOX_HEIGHT = 2 * BOX.slot;
const MARGIN = 12;

export interface PlacedMatch {
  readonly match: BracketMatchView;
  readonly column: number;
  readonly x: number;
  /** Its upper edge. */
  readonly y: number;
}

export interface Branch {
  readonly key: string;
  readonly path: string;
  /** Who went along it. */
  readonly player?: string;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly columnWidth: number;
  readonly matches: readonly PlacedMatch[];
  readonly branches: readonly Branch[];
}

export function drawingOf(view: BracketView): Drawing {
  const columnWidth = BOX.width + BOX.gap;
  const placed = view.columns.flatMap(({ matches }, column) => {
    const final = matches.findLast(({ aside }) => !aside);
    return matches.map((match): PlacedMatch => {
      const y = MARGIN + match.row * ROW - BOX_HEIGHT / 2;
      // What is drawn beside the tree keeps clear of the last match, even in the smallest bracket.
      const least = match.aside && final ? MARGIN + final.row * ROW + BOX_HEIGHT : y;
      return { match, column, x: column * columnWidth + MARGIN, y: Math.max(y, least) };
    });
  });
  const byNumber = new Map(placed.map((one) => [one.match.match, one]));
  return {
    width: view.columns.length * columnWidth - BOX.gap + 2 * MARGIN,
    height: Math.max(view.rows * ROW, ...placed.map(({ y }) => y + BOX_HEIGHT)) + 2 * MARGIN,
    columnWidth,
    matches: placed,
    branches: placed.flatMap((to) => branchesInto(to, byNumber)),
  };
}

function branchesInto(to: PlacedMatch, byNumber: ReadonlyMap<number, PlacedMatch>): Branch[] {
  if (to.match.aside) return [];
  return to.match.from.flatMap((number) => {
    const from = byNumber.get(number);
    if (!from) return [];
    const start = { x: from.x + BOX.width, y: from.y + BOX.slot };
    const end = { x: to.x, y: to.y + BOX.slot };
    const middle = (start.x + end.x) / 2;
    const went = to.match.slots.some((slot) => slot.kind === 'player' && slot.player === from.match.winner);
    return [
      {
        key: `${number}-${to.match.match}`,
        path: `M${start.x} ${start.y}H${middle}V${end.y}H${end.x}`,
        ...(went && from.match.winner !== undefined && { player: from.match.winner }),
      },
    ];
  });
}

export interface SlotAt {
  readonly match: number;
  readonly slot: 0 | 1;
}

interface DrawnMatch {
  readonly match: BracketMatchView;
  readonly column: number;
  readonly y: number;
  /** In the right half of a tree everything runs the other way. */
  readonly side?: 'left' | 'right' | 'middle';
}

/** To the neighbour in a direction: up and down within a column, outwards to where they came from, inwards to where they go. */
export function neighbour(
  { matches }: { readonly matches: readonly DrawnMatch[] },
  { match, slot }: SlotAt,
  key: string,
): SlotAt | undefined {
  const here = matches.find((one) => one.match.match === match);
  if (!here) return undefined;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const column = matches
      .filter((one) => one.column === here.column && one.side === here.side)
      .toSorted((a, b) => a.y - b.y);
    const at = 2 * column.indexOf(here) + slot + (key === 'ArrowDown' ? 1 : -1);
    const next = at < 0 ? undefined : column[Math.floor(at / 2)];
    return next && { match: next.match.match, slot: at % 2 === 0 ? 0 : 1 };
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const mirrored = here.side === 'right' || (here.side === 'middle' && slot === 1);
  if ((key === 'ArrowRight') === mirrored) {
    const feeder = matches.find((one) => one.match.match === here.match.from[slot]);
    return feeder && { match: feeder.match.match, slot: wonBy(feeder.match) };
  }
  const next = matches.find((one) => !one.match.aside && one.match.from.includes(match));
  return next && { match: next.match.match, slot: next.match.from.indexOf(match) === 0 ? 0 : 1 };
}

const wonBy = ({ slots }: BracketMatchView): 0 | 1 => (slots[1].won ? 1 : 0);

/** From the middle of a line to where its letters stand. Engines differ in what `dominant-baseline` reaches. */
export const MIDDLE = '0.35em';

/** Where each line of a name stands: one in the middle, two above and below it. */
export const lineShift = (lines: number, line: number): string =>
  lines === 1 ? MIDDLE : line === 0 ? '-0.17em' : '1.05em';

export const isIn = ({ slots }: BracketMatchView, player: string): boolean =>
  slots.some((slot) => slot.kind === 'player' && slot.player === player);

/** A name in one line or, where it is long, in two. */
export function nameLines(name: string, fits = 21): readonly string[] {
  if (name.length <= fits) return [name];
  const spaces = [...name.matchAll(/[\s-]/g)].map(({ index }) => index + (name[index] === '-' ? 1 : 0));
  const middle = name.length / 2;
  const [cut = Math.ceil(middle)] = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const most = Math.ceil(fits * 1.2);
  return [name.slice(0, cut), name.slice(cut)].map((line) => {
    const text = line.trim();
    return text.length > most ? `${text.slice(0, most - 1)}…` : text;
  });
}

/** Played without a game: who was there, who was not. */
export function markOf(match: BracketMatchView, slot: SlotView): '+' | '−' | undefined {
  if (slot.kind !== 'player' || (match.how !== 'forfeit' && match.how !== 'double-forfeit')) return undefined;
  return slot.won ? '+' : '−';
}
