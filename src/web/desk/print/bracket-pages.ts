import type { BracketMatchView, BracketView } from '../../../engine/index.ts';
import { assertDefined } from '../../../kit/index.ts';

/** DK-15: a large bracket on several pages: parts of four rounds that can be read, then the rounds that join them. */
export function bracketPages(view: BracketView, perPage = 4): BracketView[] {
  if (view.columns.length <= perPage) return [view];
  const pages: BracketView[] = [];
  for (let first = 0; first < view.columns.length; first += perPage) {
    const band = view.columns.slice(first, first + perPage);
    const last = assertDefined(band.at(-1), 'column of a bracket');
    const roots = last.matches.filter(({ aside }) => !aside);
    const beside = last.matches.filter(({ aside }) => aside);
    for (const root of roots) pages.push(partOf(view, band, [root, ...beside]));
  }
  return pages;
}

function partOf(view: BracketView, band: BracketView['columns'], ends: readonly BracketMatchView[]): BracketView {
  const byNumber = new Map(band.flatMap(({ matches }) => matches).map((match) => [match.match, match]));
  const rows = new Map<number, number>();
  let leaves = 0;
  const place = (match: BracketMatchView): readonly [low: number, high: number] => {
    const feeders = match.from.flatMap((number) => byNumber.get(number) ?? []);
    const spans = feeders.map(place);
    if (spans.length === 0) leaves++;
    const low = Math.min(...(spans.length === 0 ? [leaves - 1] : spans.map(([from]) => from)));
    const high = Math.max(...(spans.length === 0 ? [leaves - 1] : spans.map(([, to]) => to)));
    rows.set(match.match, low + high + 1);
    return [low, high];
  };
  const [root, ...beside] = ends;
  if (root) place(root);
  for (const { match } of beside) rows.set(match, Math.max(2 * leaves - 1, 1));
  const columns = band.map((column) => ({
    ...column,
    matches: column.matches.flatMap((match) => {
      const row = rows.get(match.match);
      return row === undefined ? [] : [{ ...match, row }];
    }),
  }));
  return { ...view, rows: 2 * leaves, columns };
}
