import type { BracketMatchView, BracketPart, BracketView } from '../../../engine/index.ts';
import {
  type Layout,
  type Line,
  layoutOf,
  moved,
  type PlacedColumn,
  type PlacedMatch,
  type Point,
} from './bracket-layout.ts';
import { stillIn } from './bracket-path.ts';

/** DE-4: both sides of a double elimination under each other, the dotted drops between them, and the grand final beside. */

export interface Drop {
  readonly key: string;
  readonly points: readonly Point[];
  /** Columns of the whole bracket. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** Everyone who has to has dropped. */
  readonly closed: boolean;
  /** Where it is said how many; nowhere for those that are long past or far ahead. */
  readonly label?: Point;
}

/** What is called by a name: a side of the bracket, or the columns in it. */
export interface PlacedHead extends PlacedColumn {
  readonly y: number;
}

export interface DoubleLayout extends Layout {
  readonly heads: readonly PlacedHead[];
  /** The names of the sides, by part. */
  readonly titles: readonly { readonly part: number; readonly x: number; readonly y: number; readonly width: number }[];
  readonly drops: readonly Drop[];
}

const TITLE = 34;
const HEAD = 42;
const LANE = 24;
const BAND = 30;
const FINAL = { slot: 132, full: 260, gap: 34, row: 30, head: 78 } as const;

interface Wish {
  readonly width: number;
  /** The column in focus, of each part. */
  readonly focus: readonly number[];
}

export function doubleLayout(parts: readonly BracketPart[], { width, focus }: Wish): DoubleLayout {
  const [winners, losers, final] = parts;
  if (!winners || !losers) throw new Error('A bracket of one side is no double elimination.');
  const finalInFocus = focusIsFinal(parts);
  const finalWidth = final ? (finalInFocus ? FINAL.full : FINAL.slot) : 0;
  const room = width - (final ? finalWidth + FINAL.gap : 0);
  const sideOf = (part: BracketPart, at: number) =>
    layoutOf(part, { width: room, focus: focus[at] ?? 0, twoSided: false, roomy: false });
  const [upper, lower] = [sideOf(winners, 0), sideOf(losers, 1)];
  const said = dropsBetween(winners, losers);
  const labelled = said.filter(({ from }) => Math.abs(from - (focus[0] ?? 0)) <= 1);
  const upperTop = TITLE + HEAD;
  const bandTop = upperTop + upper.height + 10;
  const rule = bandTop + BAND + LANE * labelled.length;
  const lowerTop = rule + TITLE + HEAD;
  const height = lowerTop + lower.height;
  const placed = [...atPart(upper, winners.first, upperTop), ...atPart(lower, losers.first, lowerTop)];
  const finals = final
    ? finalsOf(final, { x: width - finalWidth, width: finalWidth, centre: rule, full: finalInFocus })
    : [];
  const matches = [...placed, ...finals];
  const columnsOf = (layout: Layout, first: number, y: number): PlacedHead[] =>
    layout.columns.map((column) => ({ ...column, column: column.column + first, y }));
  const heads = [...columnsOf(upper, winners.first, TITLE), ...columnsOf(lower, losers.first, rule + TITLE)];
  const [grand] = finals;
  return {
    width,
    height,
    columns: heads,
    heads,
    matches,
    lines: [
      ...upper.lines.map((line) => lowered(line, upperTop)),
      ...lower.lines.map((line) => lowered(line, lowerTop)),
      ...(grand ? intoFinal(placed, grand, [winners, losers]) : []),
    ],
    titles: [
      { part: 0, x: 0, y: 0, width: room },
      { part: 1, x: 0, y: rule, width: room },
      ...(grand ? [{ part: 2, x: grand.x, y: grand.y - FINAL.head, width: grand.width }] : []),
    ],
    drops: said.map((drop) => {
      const lane = labelled.indexOf(drop);
      return routed(drop, { heads, winners, losers, bandTop, rule, lanes: labelled.length, lane });
    }),
  };
}

const atPart = (layout: Layout, first: number, top: number): PlacedMatch[] =>
  layout.matches.map((one) => ({ ...moved(one, top), column: one.column + first }));

const lowered = (line: Line, by: number): Line => ({
  ...line,
  points: line.points.map(({ x, y }) => ({ x, y: y + by })),
});

const isAhead = ({ state }: BracketMatchView): boolean => state === 'open' || state === 'waiting';

/** Both sides are over. */
function focusIsFinal(parts: readonly BracketPart[]): boolean {
  return parts.slice(0, 2).every(({ columns }) => columns.every(({ matches }) => !matches.some(isAhead)));
}

interface FinalSpot {
  readonly x: number;
  readonly width: number;
  readonly centre: number;
  readonly full: boolean;
}

/** One below the other; a second one that nobody needs is not drawn. */
function finalsOf({ columns, first }: BracketPart, { x, width, centre, full }: FinalSpot): PlacedMatch[] {
  const row = full ? 26 : FINAL.row;
  const height = 2 * row + 2 + (full ? 38 : 0);
  return columns
    .flatMap(({ matches }, at) => matches.map((match) => ({ match, at })))
    .filter(({ match }, at) => at === 0 || match.state === 'open' || match.state === 'done')
    .map(({ match, at }, index): PlacedMatch => {
      const y = centre - height / 2 + index * (height + FINAL.head / 2);
      const form = full ? 'full' : 'slot';
      const rows: readonly [number, number] = [y + 1 + row / 2, y + 1 + 1.5 * row];
      return { match, column: first + at, side: 'left', form, x, y, width, height, rows };
    });
}

/** From the last match of each side to its line of the grand final. */
function intoFinal(placed: readonly PlacedMatch[], grand: PlacedMatch, sides: readonly BracketPart[]): Line[] {
  return sides.flatMap((part, at): Line[] => {
    const last = part.columns.at(-1)?.matches.at(-1);
    const from = placed.find(({ match }) => match.match === last?.match);
    if (!from || !last) return [];
    const won = last.slots.findIndex((slot) => slot.kind === 'player' && slot.player === last.winner);
    const y = won < 0 ? (from.rows[0] + from.rows[1]) / 2 : from.rows[won === 0 ? 0 : 1];
    const turn = grand.x - FINAL.gap / 2;
    const end = grand.rows[at === 0 ? 0 : 1];
    const went = last.winner !== undefined && grand.match.state !== 'waiting';
    return [
      {
        key: `${last.match}-${grand.match.match}`,
        points: [
          { x: from.x + from.width, y },
          { x: turn, y },
          { x: turn, y: end },
          { x: grand.x, y: end },
        ],
        ...(went && last.winner !== undefined
          ? {
              state: stillIn({ columns: [...sides.flatMap(({ columns }) => columns)] }).has(last.winner) ? 'in' : 'won',
              player: last.winner,
            }
          : { state: 'come', hopes: [] }),
      },
    ];
  });
}

interface SaidDrop {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly closed: boolean;
}

/** From which round of the winners' side to which of the losers', by the columns of each. */
function dropsBetween(winners: BracketPart, losers: BracketPart): SaidDrop[] {
  const columnOf = new Map(
    winners.columns.flatMap(({ matches }, at) => matches.map(({ match }) => [match, at] as const)),
  );
  const counts = new Map<string, SaidDrop>();
  for (const [to, { matches }] of losers.columns.entries()) {
    for (const from of matches.flatMap((match) => match.from.flatMap((feeder) => columnOf.get(feeder) ?? []))) {
      const key = `${from}-${to}`;
      const closed = !winners.columns[from]?.matches.some(isAhead);
      counts.set(key, { from, to, closed, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...counts.values()].sort((a, b) => a.from - b.from);
}

interface Route {
  readonly heads: readonly PlacedHead[];
  readonly winners: BracketPart;
  readonly losers: BracketPart;
  readonly bandTop: number;
  readonly rule: number;
  readonly lanes: number;
  readonly lane: number;
}

/** The later ones turn higher up: so none crosses another. */
function routed({ from, to, count, closed }: SaidDrop, route: Route): Drop {
  const { heads, winners, losers, bandTop, rule, lanes, lane } = route;
  const [start, end] = [from + winners.first, to + losers.first].map((column) => {
    const head = heads.find((one) => one.column === column);
    return head ? head.x + head.width / 2 : 0;
  });
  const common = { key: `${from}-${to}`, from: from + winners.first, to: to + losers.first, count, closed };
  const [x1 = 0, x2 = 0] = [start, end];
  if (lane < 0)
    return {
      ...common,
      points: [
        { x: x1, y: bandTop },
        { x: x1, y: rule - 6 },
      ],
    };
  const y = bandTop + 10 + (lanes - 1 - lane) * LANE;
  return {
    ...common,
    points: [
      { x: x1, y: bandTop },
      { x: x1, y },
      { x: x2, y },
      { x: x2, y: rule - 6 },
    ],
    label: { x: (x1 + x2) / 2, y },
  };
}

/** Which match each player lost on the winners' side. */
export const lossesAbove = ({ columns }: Pick<BracketView, 'columns'>): ReadonlyMap<string, number> =>
  new Map(
    columns
      .filter(({ side }) => side === columns[0]?.side)
      .flatMap(({ matches }) => matches)
      .flatMap(({ match, winner, slots }) =>
        winner === undefined
          ? []
          : slots.flatMap((slot) =>
              slot.kind === 'player' && slot.player !== winner ? [[slot.player, match] as const] : [],
            ),
      ),
  );

/** The followed player's own drop: from the match that was lost to the new seat. */
export function fallOf(
  { matches }: Pick<Layout, 'matches'>,
  lost: ReadonlyMap<string, number>,
  player: string,
): readonly Point[] | undefined {
  const number = lost.get(player);
  const rowIn = ({ match, rows }: PlacedMatch): number | undefined => {
    const at = match.slots.findIndex((slot) => slot.kind === 'player' && slot.player === player);
    return at < 0 ? undefined : rows[at === 0 ? 0 : 1];
  };
  const from = matches.find(({ match }) => match.match === number);
  const to = matches.find(
    (one) => one !== from && number !== undefined && one.match.from.includes(number) && rowIn(one) !== undefined,
  );
  const [start, end] = [from && rowIn(from), to && rowIn(to)];
  if (!from || !to || start === undefined || end === undefined) return undefined;
  const x = from.x + from.width + 11;
  return [
    { x: from.x + from.width, y: start },
    { x, y: start },
    { x, y: end },
    { x: to.x, y: end },
  ];
}
