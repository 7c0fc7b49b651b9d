import { type BracketMatchView, type BracketView, bracketParts } from '../../engine/index.ts';
import { presentColumn } from '../shared/boards/bracket-path.ts';

/** A box of the bracket and where it stands, from 0 at the top to 1 at the bottom. */
export interface PlacedBox {
  readonly match: BracketMatchView;
  readonly centre: number;
}

export interface StageColumn {
  readonly column: number;
  readonly present: boolean;
  readonly boxes: readonly PlacedBox[];
}

/** So many matches of the first column that is shown stand on a page; half of them in the next column. */
const FIRST = 4;
const COLUMNS = 3;
/** Of a large stage only what is being played is shown, and no more than anyone waits for. */
const MAX_PAGES = 4;

/** From the last sixteen on a bracket of one side stands in two halves around its final. */
export function fitsTree(bracket: BracketView): boolean {
  const present = bracket.columns[Math.min(presentColumn(bracket), bracket.columns.length - 2)];
  return (
    bracket.columns.every(({ side }) => side === undefined) && present !== undefined && present.matches.length <= 8
  );
}

/** The stage being played with the one before and those it leads to, four matches of the earliest to a page. */
export function bracketPages(whole: BracketView): StageColumn[][] {
  const parts = bracketParts(whole).map(withoutVoid);
  const being = (state: BracketMatchView['state']) =>
    parts.filter(({ columns }) => columns.some(({ matches }) => matches.some((match) => match.state === state)));
  // DE-4: of two sides those that are played; between rounds those that go on, and the end where it is all over.
  const [open, waiting] = [being('open'), being('waiting')];
  const shown = open.length > 0 ? open : waiting.length > 0 ? waiting.slice(0, 1) : parts.slice(-1);
  const pages = shown.flatMap((part) =>
    pagesOf(part).map((stages) => stages.map((stage) => ({ ...stage, column: part.first + stage.column }))),
  );
  const playing = pages.filter((page) => page.some(({ boxes }) => boxes.some(({ match }) => match.state === 'open')));
  return (playing.length > 0 ? playing : pages).slice(0, MAX_PAGES);
}

/** DE-4: a second final that need not be played is nothing to look at. */
const withoutVoid = <Part extends BracketView>(part: Part): Part => {
  const last = part.columns.findLastIndex(({ matches }) => matches.some(({ state }) => state !== 'void'));
  return last < 0 ? part : { ...part, columns: part.columns.slice(0, last + 1) };
};

function pagesOf(bracket: BracketView): StageColumn[][] {
  const present = presentColumn(bracket);
  const crowded = (bracket.columns[present]?.matches.length ?? 0) > FIRST;
  const first = crowded ? present : Math.max(0, present - 1);
  const start = (bracket.columns[first]?.matches ?? []).filter(({ aside }) => !aside).sort((a, b) => a.row - b.row);
  const pages = Math.max(1, Math.ceil(start.length / FIRST));
  return Array.from({ length: pages }, (_, page) =>
    section(bracket, start.slice(page * FIRST, (page + 1) * FIRST), first, present, page === pages - 1),
  );
}

function section(
  bracket: BracketView,
  start: readonly BracketMatchView[],
  first: number,
  present: number,
  last: boolean,
): StageColumn[] {
  const centres = new Map(start.map(({ match }, at) => [match, (at + 0.5) / start.length]));
  const columns: StageColumn[] = [{ column: first, present: first === present, boxes: placed(start, centres) }];
  for (let column = first + 1; column < Math.min(first + COLUMNS, bracket.columns.length); column++) {
    const matches = (bracket.columns[column]?.matches ?? []).filter(
      ({ aside, from }) => !aside && from.some((feeder) => centres.has(feeder)),
    );
    for (const { match, from } of matches) {
      const own = from.flatMap((feeder) => centres.get(feeder) ?? []);
      centres.set(match, own.reduce((sum, centre) => sum + centre, 0) / own.length);
    }
    columns.push({ column, present: column === present, boxes: placed(matches, centres) });
  }
  return last ? withAside(bracket, columns) : columns;
}

const placed = (matches: readonly BracketMatchView[], centres: ReadonlyMap<number, number>): PlacedBox[] =>
  matches.map((match) => ({ match, centre: centres.get(match.match) ?? 0.5 }));

/** A match beside the tree, such as that for third place, stands below the last. */
function withAside(bracket: BracketView, columns: readonly StageColumn[]): StageColumn[] {
  return columns.map((stage) => {
    const third = bracket.columns[stage.column]?.matches.find(({ aside }) => aside);
    return third ? { ...stage, boxes: [...stage.boxes, { match: third, centre: 0.86 }] } : stage;
  });
}
