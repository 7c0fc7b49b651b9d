import type { BracketMatchView, BracketView } from '../../../engine/index.ts';
import { type ColumnShape, type Form, halfWidths, MAX_DRAWN, shapeOf } from './bracket-columns.ts';
import { isAside, stillIn } from './bracket-path.ts';

/** Where everything of a bracket stands, in pixels of the width it is given: nothing overlaps and nothing sticks out. */

export type Side = 'left' | 'right' | 'middle';

export interface PlacedMatch {
  readonly match: BracketMatchView;
  readonly column: number;
  readonly side: Side;
  readonly form: Form;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The middle of the line on which each player stands. */
  readonly rows: readonly [number, number];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Line {
  readonly key: string;
  readonly points: readonly Point[];
  /** Lost there; won there and went out later; still in; nobody yet. */
  readonly state: 'lost' | 'won' | 'in' | 'come';
  /** Who went along it. */
  readonly player?: string;
  /** Of whom one will go along it. */
  readonly hopes?: readonly string[];
}

export interface PlacedColumn {
  readonly column: number;
  readonly form: Form;
  readonly x: number;
  readonly width: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly columns: readonly PlacedColumn[];
  readonly matches: readonly PlacedMatch[];
  readonly lines: readonly Line[];
  /** Of a tree of two halves: the room in the middle for somebody's path, and where the final's name stands. */
  readonly middle?: { readonly x: number; readonly width: number; readonly top: number; readonly title: number };
}

export interface LayoutWish {
  readonly width: number;
  /** The column that is shown in full. */
  readonly focus: number;
  /** Both halves meet in the final. */
  readonly twoSided: boolean;
  /** Closed rounds are given the height to be read. */
  readonly roomy: boolean;
}

/** The match in which everything ends. */
const rootOf = ({ columns }: Pick<BracketView, 'columns'>): BracketMatchView | undefined =>
  columns.at(-1)?.matches.findLast((match) => !isAside(match));

/** From 64 players on both halves of a tree share the width. */
export const isLarge = ({ columns }: Pick<BracketView, 'columns'>): boolean => (columns[0]?.matches.length ?? 0) >= 32;

/** Where the drawing begins: what has more matches than that is reached as a list. */
export const firstDrawn = ({ columns }: Pick<BracketView, 'columns'>, twoSided: boolean): number => {
  const first = columns.findIndex(({ matches }) => matches.length <= MAX_DRAWN * (twoSided ? 2 : 1));
  return first < 0 ? columns.length - 1 : first;
};

export function layoutOf(part: Pick<BracketView, 'columns' | 'rows'>, wish: LayoutWish): Layout {
  return wish.twoSided && part.columns.length > 2 ? twoHalves(part, wish) : oneTree(part, wish);
}

const countOf = (part: Pick<BracketView, 'columns'>, column: number): number =>
  (part.columns[column]?.matches ?? []).filter((match) => !isAside(match)).length;

function oneTree(part: Pick<BracketView, 'columns' | 'rows'>, wish: LayoutWish): Layout {
  const first = firstDrawn(part, false);
  const counts = part.columns.map((_, column) => countOf(part, column)).slice(first);
  const shape = shapeOf(counts, { ...wish, focus: wish.focus - first, coming: part.columns.length - 1 - wish.focus });
  const widths = halfWidths(shape.columns, wish.width);
  const placed = part.columns.slice(first).flatMap(({ matches }, at) => {
    const [spot, look] = [widths.at(at), shape.columns[at]];
    if (!spot || !look) return [];
    return matches.map((match) =>
      placedAt(match, first + at, 'left', look, spot, (match.row / part.rows) * shape.height),
    );
  });
  const matches = belowTheLast(placed);
  const last = widths.at(-1);
  return {
    width: last ? last.x + last.width : 0,
    height: Math.max(shape.height, ...matches.map(({ y, height }) => y + height)),
    columns: widths.map((spot, at) => ({ ...spot, column: first + at, form: shape.columns[at]?.form ?? 'line' })),
    matches,
    lines: linesOf(matches, stillIn(part)),
  };
}

/** What is drawn beside the tree stands clear of the last match of its column. */
function belowTheLast(placed: readonly PlacedMatch[]): PlacedMatch[] {
  return placed.map((one) => {
    if (!isAside(one.match)) return one;
    const lowest = Math.max(
      ...placed
        .filter((other) => other.column === one.column && !isAside(other.match))
        .map(({ y, height }) => y + height),
    );
    return moved(one, Math.max(one.y, lowest + ASIDE_GAP) - one.y);
  });
}

/** Room for what it is played for, above it. */
const ASIDE_GAP = 34;

export const moved = (one: PlacedMatch, by: number): PlacedMatch => ({
  ...one,
  y: one.y + by,
  rows: [one.rows[0] + by, one.rows[1] + by],
});

const MIDDLE = { slot: 156, full: 288, gap: 20, title: 34, top: 100, panel: 62 } as const;
const SEMI = { width: 72, gap: 10, row: 25 } as const;

function twoHalves(part: Pick<BracketView, 'columns' | 'rows'>, wish: LayoutWish): Layout {
  const last = part.columns.length - 1;
  const root = rootOf(part);
  const split = root?.row ?? part.rows / 2;
  const first = firstDrawn(part, true);
  const focus = Math.max(first, wish.focus);
  // The semi-finals stand under the final while neither is shown in full.
  const ends = focus >= last - 1 ? last : last - 1;
  const counts = part.columns.slice(first, ends).map((_, at) => countOf(part, first + at) / 2);
  const shape = shapeOf(counts, { ...wish, roomy: false, focus: focus - first, coming: ends - 1 - focus });
  const middleWidth = focus === last ? MIDDLE.full : MIDDLE.slot;
  const half = (wish.width - middleWidth) / 2 - MIDDLE.gap;
  const widths = halfWidths(shape.columns, half, true);
  const { height } = shape;
  const centre = wish.width / 2;
  const inHalf = ({ row }: BracketMatchView): { side: Side; y: number } =>
    row < split
      ? { side: 'left', y: (row / split) * height }
      : { side: 'right', y: ((row - split) / (part.rows - split)) * height };
  const sides = part.columns.slice(first, ends).flatMap(({ matches }, at) => {
    const [spot, look] = [widths[at], shape.columns[at]];
    if (!spot || !look) return [];
    return matches.map((match) => {
      const { side, y } = inHalf(match);
      const x = side === 'left' ? spot.x : wish.width - spot.x - spot.width;
      return placedAt(match, first + at, side, look, { x, width: spot.width }, y);
    });
  });
  const semis = part.columns.slice(ends, last).flatMap(({ matches }) =>
    matches.map((match): PlacedMatch => {
      const { side } = inHalf(match);
      const x = side === 'left' ? centre - SEMI.gap / 2 - SEMI.width : centre + SEMI.gap / 2;
      return placedAt(match, ends, side, { form: 'slot', row: SEMI.row }, { x, width: SEMI.width }, height / 2);
    }),
  );
  const finals = (part.columns[last]?.matches ?? []).map((match): PlacedMatch => {
    const look: ColumnShape = focus === last ? { form: 'full', row: 26 } : { form: 'slot', row: 33 };
    const x = centre - middleWidth / 2;
    const placed = placedAt(match, last, 'middle', look, { x, width: middleWidth }, 0);
    return moved(placed, (isAside(match) ? height - placed.height : MIDDLE.top) - placed.y);
  });
  const matches = [...sides, ...semis, ...finals];
  const final = finals.find(({ match }) => !isAside(match));
  const columns = widths.map((spot, at) => ({ ...spot, column: first + at, form: shape.columns[at]?.form ?? 'line' }));
  return {
    width: wish.width,
    height,
    columns,
    matches,
    lines: linesOf(matches, stillIn(part)),
    middle: {
      x: centre - middleWidth / 2,
      width: middleWidth,
      top: semis.length > 0 ? height / 2 + MIDDLE.panel : (final ? final.y + final.height : 0) + MIDDLE.panel / 2,
      title: MIDDLE.title,
    },
  };
}

function placedAt(
  match: BracketMatchView,
  column: number,
  side: Side,
  { form, row }: ColumnShape,
  { x, width }: { readonly x: number; readonly width: number },
  centre: number,
): PlacedMatch {
  const height = heightOf({ form, row });
  const y = centre - height / 2;
  const rows: readonly [number, number] =
    form === 'pair' ? [centre, centre] : form === 'line' ? [y, y + height] : [y + 1 + row / 2, y + 1 + 1.5 * row];
  return { match, column, side, form, x, y, width, height, rows };
}

/** What is said of a match below its two lines. */
const NOTE: Readonly<Partial<Record<Form, number>>> = { full: 38, medium: 20 };

const heightOf = ({ form, row }: ColumnShape): number =>
  form === 'line' ? row : form === 'pair' ? row : 2 * row + 2 + (NOTE[form] ?? 0);

const slotFedBy = ({ slots, from }: BracketMatchView, feeder: BracketMatchView): 0 | 1 => {
  const at = slots.findIndex(
    (slot) =>
      (slot.kind === 'winner-of' && slot.match === feeder.match) ||
      (slot.kind === 'player' && slot.player === feeder.winner),
  );
  return (at >= 0 ? at : from.indexOf(feeder.match)) === 1 ? 1 : 0;
};

function linesOf(matches: readonly PlacedMatch[], remaining: ReadonlySet<string>): Line[] {
  const byNumber = new Map(matches.map((one) => [one.match.match, one]));
  return matches.flatMap((to) => [
    ...(to.form === 'line' ? strokesOf(to, remaining) : []),
    ...(isAside(to.match) ? [] : to.match.from).flatMap((number) => {
      const from = byNumber.get(number);
      return from ? [joint(from, to, remaining)] : [];
    }),
  ]);
}

/** A match that is only drawn: one stroke for each player. */
function strokesOf({ match, x, width, rows }: PlacedMatch, remaining: ReadonlySet<string>): Line[] {
  return match.slots.flatMap((slot, at): Line[] => {
    if (slot.kind === 'nobody') return [];
    const y = rows[at === 0 ? 0 : 1];
    const points = [
      { x, y },
      { x: x + width, y },
    ];
    const key = `${match.match}.${at}`;
    if (slot.kind !== 'player') return [{ key, points, state: 'come' }];
    const lost = match.winner !== undefined && match.winner !== slot.player;
    return [{ key, points, player: slot.player, state: lost ? 'lost' : remaining.has(slot.player) ? 'in' : 'won' }];
  });
}

/** From the winner's line of one match, or from between both while it is open, to where they stand in the next. */
function joint(from: PlacedMatch, to: PlacedMatch, remaining: ReadonlySet<string>): Line {
  const { winner, slots } = from.match;
  const at = to.side === 'middle' ? (from.side === 'left' ? 0 : 1) : slotFedBy(to.match, from.match);
  const won = slots.findIndex((slot) => slot.kind === 'player' && slot.player === winner);
  const went = winner !== undefined && to.match.slots.some((slot) => slot.kind === 'player' && slot.player === winner);
  const start = won < 0 ? (from.rows[0] + from.rows[1]) / 2 : (from.rows[won === 0 ? 0 : 1] ?? 0);
  const hopes = slots.flatMap((slot) => (slot.kind === 'player' ? [slot.player] : []));
  return {
    key: `${from.match.match}-${to.match.match}`,
    points: pointsBetween(from, start, to, to.rows[at]),
    state: went ? (remaining.has(winner) ? 'in' : 'won') : 'come',
    ...(went ? { player: winner } : { hopes }),
  };
}

function pointsBetween(from: PlacedMatch, start: number, to: PlacedMatch, end: number): Point[] {
  // Semi-finals under the final: straight up.
  if (to.side === 'middle' && from.x < to.x + to.width && from.x + from.width > to.x) {
    const x = from.x + from.width / 2;
    return [
      { x, y: from.y },
      { x, y: to.y + to.height },
    ];
  }
  const [x1, x2] = from.side === 'right' ? [from.x, to.x + to.width] : [from.x + from.width, to.x];
  const middle = from.form === 'line' ? x1 : (x1 + x2) / 2;
  return [
    { x: x1, y: start },
    { x: middle, y: start },
    { x: middle, y: end },
    { x: x2, y: end },
  ];
}
