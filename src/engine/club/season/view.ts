import { exactly, thousandthsOf } from '../../../kit/index.ts';
import type { MemberId } from '../model.ts';
import type { SeasonCell, SeasonColumn, SeasonRow, SeasonTable } from './table.ts';

/** A season's table in people's numbers, for pages, files and other programs. */

export interface SeasonCellView {
  readonly place: number;
  /** To three decimals; nothing where too few games were played for a result. */
  readonly points?: number;
  /** Only where it is not nought. */
  readonly attendance?: number;
  /** False: dropped, and shown struck through. */
  readonly counted: boolean;
}

export interface SeasonRowView {
  readonly member: MemberId;
  readonly name: string;
  /** Nothing: too few events to be ranked. */
  readonly place?: number;
  readonly points: number;
  /** As a fraction, where three decimals do not say it all: “37/3”. */
  readonly exact?: string;
  /** Events with a game played. */
  readonly events: number;
  /** Places up since the event before. */
  readonly moved?: number;
  /** In the order of the events; null: absent. */
  readonly cells: readonly (SeasonCellView | null)[];
  /** CL-9: by what it stands above the next row. */
  readonly ahead?: { readonly criterion: string; readonly value: number; readonly other: number };
}

export interface SeasonView {
  readonly events: readonly SeasonColumn[];
  readonly rows: readonly SeasonRowView[];
  readonly provisional: boolean;
}

const said = (fraction: SeasonRow['total']): number => thousandthsOf(fraction) / 1000;

function cellView({ place, worth, attendance, counted }: SeasonCell): SeasonCellView {
  return {
    place,
    ...(worth && { points: said(worth) }),
    ...(attendance.over !== 0n && { attendance: said(attendance) }),
    counted,
  };
}

function rowView(row: SeasonRow, name: string): SeasonRowView {
  const { member, place, total, cells, events, moved, ahead } = row;
  const shown = said(total);
  return {
    member,
    name,
    ...(place !== undefined && { place }),
    points: shown,
    ...(1000n % total.under !== 0n && { exact: exactly(total) }),
    events,
    ...(moved !== undefined && { moved }),
    cells: cells.map((cell) => (cell ? cellView(cell) : null)),
    ...(ahead && { ahead: { criterion: ahead.criterion, value: said(ahead.value), other: said(ahead.other) } }),
  };
}

/** `nameOf`: as this reader may see it; a private member by a short name (CL-5). */
export const seasonView = (
  { columns, rows, provisional }: SeasonTable,
  nameOf: (member: MemberId) => string,
): SeasonView => ({
  events: columns,
  rows: rows.map((row) => rowView(row, nameOf(row.member))),
  provisional,
});
