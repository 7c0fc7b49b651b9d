import type { BoardView } from '../../../engine/index.ts';
import type { WordKey } from '../words.ts';
import type { LedgerLine } from './bars-ledger.ts';

export type PlaceNeeded = Extract<BoardView, { kind: 'bars' }>['needs'][number];

/** What a player needs at the table: anything but the last place is a place that will do. */
export interface Need {
  readonly kind: 'safe' | 'place' | 'win' | 'through';
  readonly place: number;
}

function needOf(needed: PlaceNeeded | undefined): Need {
  if (!needed) return { kind: 'through', place: 0 };
  const { place, seats } = needed;
  return { kind: place >= seats ? 'safe' : place > 1 ? 'place' : 'win', place };
}

const names = { safe: 'bars.needSafe', win: 'bars.needWin', through: 'bars.needThrough' } as const;
const placeNames = [undefined, undefined, 'bars.needSecond', 'bars.needThird', 'bars.needFourth'] as const;

/** “Third will do”. */
export const needName = ({ kind, place }: Need) =>
  kind === 'place' ? (placeNames[place] ?? 'bars.needPlace') : names[kind];

export const needHints: Readonly<Record<Need['kind'], WordKey>> = {
  safe: 'bars.hintSafe',
  place: 'bars.hintPlace',
  win: 'bars.hintWin',
  through: 'bars.hintThrough',
};

const order: readonly Need['kind'][] = ['safe', 'place', 'win', 'through'];

const keyOf = ({ kind, place }: Need): string => (kind === 'place' ? `${kind} ${place}` : kind);

/** The calm ones first, those whose table is in last; the order of the lines stays. */
export function byNeed(
  lines: readonly LedgerLine[],
  needs: ReadonlyMap<string, PlaceNeeded>,
): { need: Need; lines: readonly LedgerLine[] }[] {
  const groups = new Map<string, { need: Need; lines: LedgerLine[] }>();
  for (const line of lines) {
    const need = needOf(needs.get(line.player));
    const group = groups.get(keyOf(need)) ?? { need, lines: [] };
    groups.set(keyOf(need), group);
    group.lines.push(line);
  }
  return [...groups.values()].sort(
    ({ need: a }, { need: b }) => order.indexOf(a.kind) - order.indexOf(b.kind) || b.place - a.place,
  );
}
