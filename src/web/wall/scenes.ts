import type { GroupView, SidesView } from '../../engine/index.ts';
import type { RoundView, StandingView } from '../../protocol/wire-views.ts';
import type { WallState } from '../../protocol/wire-wall.ts';
import type { Seen } from '../shared/use-public-view.ts';
import type { Speech } from '../shared/words.ts';
import { bracketPages, fitsTree, type StageColumn } from './bracket-pages.ts';
import { lettersOf, type Page, pagesOf, type Room } from './pages.ts';
import {
  entrantLines,
  freeLines,
  freePlayers,
  type NameLine,
  nameLines,
  type TableItem,
  tableItems,
} from './tables.ts';

interface Paged {
  readonly page: number;
  readonly pages: number;
  /** How much there is to read. */
  readonly lines: number;
}

export type Scene = Paged &
  (
    | { readonly kind: 'waiting' | 'between' | 'winners' | 'forecast' }
    | { readonly kind: 'tables' | 'playing'; readonly tables: Page<TableItem>; readonly many: boolean }
    | { readonly kind: 'names' | 'byes' | 'entrants'; readonly names: Page<NameLine>; readonly groups: boolean }
    | {
        readonly kind: 'standings';
        readonly rows: Page<StandingView>;
        readonly of: number;
        readonly from: number;
        readonly to: number;
      }
    | {
        readonly kind: 'bracket' /** None where both halves stand around the final. */;
        readonly stages?: readonly StageColumn[];
      }
    | {
        readonly kind: 'cross-tables';
        readonly whole: boolean;
        readonly sides?: SidesView;
        readonly groups: Page<GroupView>;
        readonly members: number;
      }
  );

export interface Shape {
  readonly portrait: boolean;
}

/** DK-14: about 0.6 s a line, never less than 8 s. */
export const shownFor = ({ lines }: Paged): number => Math.max(8_000, 600 * lines);

/** A wall shows the head of long standings; the rest is on everybody's phone. */
const MAX_ROWS = 64;
/** In both halves of a bracket and between them, at the most. */
const TREE_LINES = 26;
/** More tables than this are not gone through: by name everyone finds theirs, and then those are shown that still play. */
const MANY_TABLES = 64;
const MANY_NAMES = 2 * MANY_TABLES;
/** Cards are narrow: with names longer than this there are fewer of them side by side. */
const LONG_IN_CARD = 38;

const rooms = {
  duels: { landscape: { columns: 2, rows: 8, least: 4 }, portrait: { columns: 1, rows: 16, least: 6 } },
  cards: { landscape: { columns: 5, rows: 2, least: 1 }, portrait: { columns: 2, rows: 5, least: 2 } },
  longCards: { landscape: { columns: 3, rows: 2, least: 1 }, portrait: { columns: 1, rows: 5, least: 2 } },
  names: { landscape: { columns: 3, rows: 11, least: 4 }, portrait: { columns: 2, rows: 17, least: 8 } },
  standings: { landscape: { columns: 2, rows: 8, least: 5 }, portrait: { columns: 1, rows: 16, least: 8 } },
} as const;

const roomFor = (what: keyof typeof rooms, { portrait }: Shape): Room =>
  portrait ? rooms[what].portrait : rooms[what].landscape;

/** Among very many a table is found by its number and a name by its letter: nobody reads them all. */
const skimmed = (lines: number, many: boolean): number => (many ? Math.ceil(lines / 3) : lines);

type Unpaged<S> = S extends Paged ? Omit<S, keyof Paged> & { readonly lines: number } : never;

const numbered = (scenes: readonly Unpaged<Scene>[]): Scene[] =>
  scenes.map((scene, at) => ({ ...scene, page: at + 1, pages: scenes.length }) as Scene);

function tableScenes(kind: 'tables' | 'playing', items: readonly TableItem[], shape: Shape): Scene[] {
  const longest = Math.max(0, ...items.flatMap(({ seats }) => seats.map(({ name }) => lettersOf(name))));
  const many = items.some(({ seats }) => seats.length > 2);
  const room = roomFor(many ? (longest > LONG_IN_CARD ? 'longCards' : 'cards') : 'duels', shape);
  const weightOf = ({ span }: TableItem) => (many ? 1 : span);
  return numbered(
    pagesOf(items, room, weightOf).map((tables) => ({
      kind,
      tables,
      many,
      lines: skimmed(
        tables.columns.flat().reduce((sum, { seats }) => sum + seats.length, 0),
        items.length > MANY_TABLES,
      ),
    })),
  );
}

function nameScenes(
  kind: 'names' | 'byes' | 'entrants',
  lines: readonly NameLine[],
  groups: boolean,
  shape: Shape,
): Scene[] {
  return numbered(
    pagesOf(lines, roomFor('names', shape), ({ span }) => span).map((names) => ({
      kind,
      names,
      groups,
      lines: skimmed(names.columns.flat().length, lines.length > MANY_NAMES),
    })),
  );
}

function standingScenes({ standings }: Seen, shape: Shape): Scene[] {
  let from = 1;
  return numbered(
    pagesOf(standings.slice(0, MAX_ROWS), roomFor('standings', shape)).map((rows) => {
      const lines = rows.columns.flat().length;
      const first = from;
      from += lines;
      return { kind: 'standings', rows, of: standings.length, from: first, to: from - 1, lines };
    }),
  );
}

function boardScenes({ board }: Seen, { portrait }: Shape): Scene[] {
  if (board.kind === 'bracket' && board.bracket) {
    if (!portrait && fitsTree(board.bracket)) return numbered([{ kind: 'bracket', lines: TREE_LINES }]);
    return numbered(
      bracketPages(board.bracket).map((stages) => ({
        kind: 'bracket',
        stages,
        lines: 2 * stages.reduce((sum, { boxes }) => sum + boxes.length, 0),
      })),
    );
  }
  if (board.kind !== 'cross-tables') return [];
  const { whole } = board;
  const round = board.rounds.at(-1);
  if (!round) return [];
  const members = Math.max(...round.groups.map((group) => group.members.length));
  // RR-6: a table of very many is for paper and phones; from afar the standings say it.
  if (whole && members > (portrait ? 8 : 16)) return [];
  const rows = Math.max(1, Math.floor((portrait ? 20 : 10) / (members + 1)));
  const room = { columns: portrait || whole || members > 8 ? 1 : 2, rows, least: 1 };
  return numbered(
    pagesOf(round.groups, room).map((groups) => ({
      kind: 'cross-tables',
      whole,
      ...(round.sides && { sides: round.sides }),
      groups,
      members,
      lines: groups.columns.flat().reduce((sum, group) => sum + group.members.length, 0),
    })),
  );
}

const alone = (kind: 'waiting' | 'between' | 'winners' | 'forecast', lines: number): Scene => ({
  kind,
  page: 1,
  pages: 1,
  lines,
});

/** GR-13: everyone in a group meets everyone, so a player sits at several tables. A split round of strikes (ST-5) has groups of tables instead. */
function meetsInGroups({ matches }: RoundView): boolean {
  const seats = matches.flatMap((match) => match.seats);
  return matches.every(({ group }) => group !== undefined) && new Set(seats).size < seats.length;
}

/** While a round is played: who sits where, who does not, and who is still at it. */
function playingScenes(
  view: Seen,
  playing: readonly RoundView[],
  speech: Speech,
  shape: Shape,
  held: WallState['scene'],
): Scene[] {
  const free = freePlayers(view, playing, speech);
  // A few who sit out stand among the tables; many have a page of their own.
  const apart = free.length > 4;
  const items = tableItems(view, playing, speech, apart ? [] : free);
  const lines = nameLines(view, playing, speech, free);
  const byes = apart ? nameScenes('byes', freeLines(free), false, shape) : [];
  const inGroups = playing.some(meetsInGroups);
  if (inGroups) return [...nameScenes('names', lines, true, shape), ...byes];
  const open = items.filter(({ state }) => state === 'open');
  const done = items.filter(({ state }) => state === 'done');
  const crowded = items.length > MANY_TABLES && held !== 'tables';
  const tables = crowded ? [] : tableScenes('tables', items, shape);
  // Once half of the tables are in, everybody has found theirs.
  const seated = done.length > open.length;
  const someLeft = crowded ? seated : done.length > 0 && tables.length > 1;
  return [
    ...tables,
    ...(held === 'names' || !seated ? nameScenes('names', lines, false, shape) : []),
    ...(open.length > 0 && (held === 'playing' || someLeft) ? tableScenes('playing', open, shape) : []),
    // Among the names they are found, too.
    ...(crowded && held !== 'byes' ? [] : byes),
  ];
}

const hasBracket = ({ board }: Seen): boolean => board.kind === 'bracket' && board.bracket !== undefined;

/**
 * What the wall goes through, in order; then it begins again. Never empty. Some scenes come only when they say something new;
 * the one that the desk holds is there whenever it can be shown.
 */
export function scenesOf(view: Seen, speech: Speech, shape: Shape, held?: WallState['scene']): readonly Scene[] {
  const { about, rounds } = view;
  if (about.status === 'finished') {
    return [alone('winners', 12), ...standingScenes(view, shape), ...boardScenes(view, shape)];
  }
  if (rounds.length === 0) {
    return [alone('waiting', 8), ...nameScenes('entrants', entrantLines(view, speech), false, shape)];
  }
  const playing = rounds.filter((round) => round.state === 'published');
  const played = rounds.some(({ matches }) => matches.some(({ state }) => state === 'done'));
  const rest = [
    // While a bracket is played everyone who is in it has the same place: it says more.
    ...((played && !hasBracket(view)) || held === 'standings' ? standingScenes(view, shape) : []),
    ...boardScenes(view, shape),
    // DK-29: where the organiser shows it.
    ...(about.forecast && (played || held === 'forecast') ? [alone('forecast', 10)] : []),
  ];
  if (playing.length === 0) return [alone('between', 16), ...rest];
  return [...playingScenes(view, playing, speech, shape, held), ...rest];
}
