import type { BracketMatchView, BracketView } from '../../engine/index.ts';
import { presentColumn } from '../shared/boards/bracket-path.ts';
import { fitsTree } from './bracket-pages.ts';

/** DK-14: from the last sixteen on, both halves of a bracket around the final, in units of 1/108 of the screen's height. */

export interface TreeBox {
  readonly match: BracketMatchView;
  readonly side: 'left' | 'right';
  readonly x: number;
  /** Of its two lines, without what is said below them. */
  readonly y: number;
  readonly width: number;
  readonly row: number;
}

export interface TreeLine {
  readonly key: string;
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly decided: boolean;
}

export interface WallTree {
  /** Which columns of the bracket these are. */
  readonly present: number;
  readonly next?: number;
  readonly boxes: readonly TreeBox[];
  readonly slots: readonly TreeBox[];
  /** In the middle; large once it is what is played. */
  readonly final: TreeBox & { readonly large: boolean };
  /** Beside the tree, such as for third place. */
  readonly third?: TreeBox;
  readonly lines: readonly TreeLine[];
}

export const ROOM = { width: 182, height: 84 } as const;
const BOX = { width: 58, row: 6.7, note: 4.4 } as const;
const SLOT = { width: 25, row: 6, gap: 4 } as const;
const FINAL = { width: 20, row: 6, large: 62, largeRow: 9 } as const;
const RAISED = 12;
const THIRD = { width: 50, row: 4.6, y: 58 } as const;

/** Nothing where it does not fit, see `fitsTree`. */
export function wallTree(bracket: BracketView): WallTree | undefined {
  const last = bracket.columns.length - 1;
  const playing = presentColumn(bracket);
  const final = bracket.columns[last]?.matches.find(({ aside }) => !aside);
  // Of the final those are shown beside it who came to it.
  const present = Math.max(0, Math.min(playing, last - 1));
  const matches = (bracket.columns[present]?.matches ?? []).filter(({ aside }) => !aside);
  if (!final || !fitsTree(bracket)) return undefined;
  const sideOf = ({ row }: BracketMatchView): 'left' | 'right' => (row < final.row ? 'left' : 'right');
  const boxes = inHalves(matches, sideOf, { x: 0, width: BOX.width, row: BOX.row, below: BOX.note });
  const next = present + 1 < last ? present + 1 : undefined;
  const coming = next === undefined ? [] : (bracket.columns[next]?.matches ?? []).filter(({ aside }) => !aside);
  const slots = inHalves(coming, sideOf, { x: BOX.width + SLOT.gap, width: SLOT.width, row: SLOT.row, below: 0 });
  const large = playing === last;
  const width = large ? FINAL.large : FINAL.width;
  const row = large ? FINAL.largeRow : FINAL.row;
  // Where the next stage is one match in each half, they stand beside the middle: the final is above them.
  const y = coming.length === 2 ? RAISED : ROOM.height / 2 - row;
  const centre = { match: final, side: 'left' as const, x: (ROOM.width - width) / 2, y, width, row };
  const aside = large ? bracket.columns[last]?.matches.find((match) => match.aside) : undefined;
  return {
    present,
    ...(next !== undefined && { next }),
    boxes,
    slots,
    final: { ...centre, large },
    ...(aside && { third: { ...centre, match: aside, ...THIRD, x: (ROOM.width - THIRD.width) / 2 } }),
    lines: [
      ...boxes.flatMap((box) =>
        slots.filter(({ match }) => match.from.includes(box.match.match)).map((to) => across(box, to)),
      ),
      ...(slots.length > 0 ? slots : boxes).map((box) => toCentre(box, centre, slots.length > 0)),
    ],
  };
}

interface SlotRoom {
  readonly x: number;
  readonly width: number;
  readonly row: number;
  readonly below: number;
}

/** Under each other in each half, evenly. */
function inHalves(
  matches: readonly BracketMatchView[],
  sideOf: (match: BracketMatchView) => 'left' | 'right',
  { x, width, row, below }: SlotRoom,
): TreeBox[] {
  return (['left', 'right'] as const).flatMap((side) => {
    const own = matches.filter((match) => sideOf(match) === side).sort((a, b) => a.row - b.row);
    return own.map((match, at) => ({
      match,
      side,
      x: side === 'left' ? x : ROOM.width - x - width,
      y: ((at + 0.5) / own.length) * ROOM.height - row - below / 2,
      width,
      row,
    }));
  });
}

const edgeOf = ({ side, x, width }: TreeBox): number => (side === 'left' ? x + width : x);

/** From the winner's line to where they stand, or from between both. */
function across(from: TreeBox, to: TreeBox): TreeLine {
  const won = from.match.slots.findIndex((slot) => slot.won);
  const start = from.y + (won < 0 ? from.row : (won + 0.5) * from.row);
  const at = to.match.from.indexOf(from.match.match);
  const end = to.y + (at + 0.5) * to.row;
  const [x1, x2] = [edgeOf(from), to.side === 'left' ? to.x : to.x + to.width];
  const middle = (x1 + x2) / 2;
  return {
    key: `${from.match.match}-${to.match.match}`,
    points: [
      [x1, start],
      [middle, start],
      [middle, end],
      [x2, end],
    ],
    decided: won >= 0,
  };
}

function toCentre(box: TreeBox, final: Omit<TreeBox, 'side'>, fromSlots: boolean): TreeLine {
  const middle = final.y + final.row;
  const x = box.x + box.width / 2;
  const edge = box.side === 'left' ? final.x : final.x + final.width;
  const below = box.y + 2 * box.row < middle;
  const key = `${box.match.match}-final`;
  if (fromSlots) {
    const start = below ? box.y + 2 * box.row : box.y;
    return {
      key,
      points: [
        [x, start],
        [x, middle],
        [edge, middle],
      ],
      decided: false,
    };
  }
  const won = box.match.slots.findIndex((slot) => slot.won);
  const start = box.y + (won < 0 ? box.row : (won + 0.5) * box.row);
  const end = final.y + (box.side === 'left' ? 0.5 : 1.5) * final.row;
  const turn = (edgeOf(box) + edge) / 2;
  return {
    key,
    points: [
      [edgeOf(box), start],
      [turn, start],
      [turn, end],
      [edge, end],
    ],
    decided: won >= 0,
  };
}
