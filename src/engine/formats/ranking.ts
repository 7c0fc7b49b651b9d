import { assertDefined } from '../../kit/index.ts';
import {
  because,
  type Criterion,
  type History,
  leftAfter,
  type OfPlayer,
  type PlayerId,
  type Quantity,
  type Reason,
  type Standing,
  said,
} from '../tournament/index.ts';

/** What formats have in common that rank by points and then by tie-breaks (SW-4, RR-4). */

/** Those who are level in everything share a place. */
export interface Rank<Line extends OfPlayer> {
  /** One more than there are players above. */
  readonly number: number;
  readonly lines: readonly Line[];
  /** In order of weight, more is better. */
  readonly criteria: readonly Criterion[];
  /** What separated them from others, where that is more than the criteria show. */
  readonly figures?: readonly Criterion[];
}

/** Cuts a list into runs of equal figures, the highest first; within a run the order stays. */
export function runs<Line>(
  lines: readonly Line[],
  figure: (line: Line) => number,
): { readonly value: number; readonly lines: Line[] }[] {
  const cut = new Map<number, Line[]>();
  for (const line of lines) {
    const value = figure(line);
    const run = cut.get(value);
    if (run) run.push(line);
    else cut.set(value, [line]);
  }
  const found: { readonly value: number; readonly lines: Line[] }[] = [];
  cut.forEach((run, value) => {
    found.push({ value, lines: run });
  });
  return found.sort((a, b) => b.value - a.value);
}

/** A criterion of a ranking: the figure of each of those who are level so far; more is better. */
export interface RankedBy<Line> {
  readonly name: string;
  readonly figures: (level: readonly Line[]) => (line: Line) => number;
  readonly unit: (value: number) => Quantity;
}

/** By one criterion after the other. */
export function rankedBy<Line extends OfPlayer>(
  lines: readonly Line[],
  criteria: readonly RankedBy<Line>[],
): readonly Rank<Line>[] {
  let levels: { readonly lines: readonly Line[]; readonly criteria: readonly Criterion[] }[] = [
    { lines, criteria: [] },
  ];
  for (const { name, figures, unit } of criteria) {
    levels = levels.flatMap((level) =>
      runs(level.lines, figures(level.lines)).map((run) => ({
        lines: run.lines,
        criteria: [...level.criteria, { name, value: unit(run.value) }],
      })),
    );
  }
  return numbered(levels);
}

/** The levels, best first, with the numbers of their places. */
export function numbered<Level extends { readonly lines: readonly unknown[] }>(
  levels: readonly Level[],
): (Level & { readonly number: number })[] {
  let above = 0;
  return levels.map((level) => {
    const place = { ...level, number: above + 1 };
    above += level.lines.length;
    return place;
  });
}

/** The lots that break ties once everything is played. */
export const standingsLot = 'standings';

/** Only lots drawn after the last round; those of an early end that was taken back do not count. */
export function lotsAtEnd({ roundsBefore, rounds, lots }: History): readonly PlayerId[] | undefined {
  const after = roundsBefore + rounds.length;
  return lots.findLast((one) => one.purpose === standingsLot && one.after === after)?.order;
}

/** The figure of the tie-break by lot; a player alone on a place needs none. */
export function byLot(lots: readonly PlayerId[] | undefined, level: readonly OfPlayer[]): (line: OfPlayer) => number {
  const drawn = new Map(lots?.map((player, at) => [player, lots.length - at]));
  return ({ player }) => (level.length > 1 ? (drawn.get(player) ?? 0) : 0);
}

/** Whether some who share a place have no lots yet. */
export const isUndrawn = (drawn: ReadonlySet<PlayerId>, { lines }: Rank<OfPlayer>): boolean =>
  lines.length > 1 && lines.some(({ player }) => !drawn.has(player));

/** Where a criterion can say what its figure is made of. `level` are those whom it parts. */
type Explain = (criterion: string, player: PlayerId, level: () => ReadonlySet<PlayerId>) => Reason | undefined;

/** The rows of a ranking; each says what it has (`own`), and by which criterion it stands where it does. */
export function standingsOf<Line extends OfPlayer & { readonly active: boolean }>(
  history: History,
  ranking: readonly Rank<Line>[],
  rules: { readonly order: string; readonly dropped: string },
  own: (line: Line) => Reason,
  explain: Explain = () => undefined,
): Standing[] {
  const began = history.rounds.length > 0;
  return ranking.flatMap((place, at) =>
    place.lines.map(
      (line): Standing => ({
        place: place.number,
        player: line.player,
        state: line.active ? 'active' : 'dropped',
        criteria: place.criteria,
        why: began
          ? [
              own(line),
              ...whyThere(rules.order, line.player, place, ranking[at - 1], ranking[at + 1]),
              ...madeOf(line.player, at, ranking, explain),
              ...whyGone(history, rules.dropped, line.player),
            ]
          : [],
      }),
    ),
  );
}

function whyThere<Line extends OfPlayer>(
  rule: string,
  player: PlayerId,
  place: Rank<Line>,
  above: Rank<Line> | undefined,
  below: Rank<Line> | undefined,
): Reason[] {
  const why: Reason[] = [];
  const rivals = above ?? below;
  const rival = above ? above.lines.at(-1) : below?.lines[0];
  const told = rivals && tellingApart(place, rivals);
  if (rival && told) {
    const { name, mine, theirs } = told;
    const figures = { player, opponent: rival.player, criterion: name, value: mine, other: theirs };
    why.push(because(rule, above ? 'behind-by' : 'ahead-by', figures));
  }
  if (place.lines.length > 1) {
    why.push(because(rule, 'shares-place', { player, place: place.number, level: place.lines.length }));
  }
  return why;
}

/** What the figures are made of that part a place from the one above and the one below. */
function madeOf(player: PlayerId, at: number, ranking: readonly Rank<OfPlayer>[], explain: Explain): Reason[] {
  const place = assertDefined(ranking[at], 'place');
  const names = [ranking[at - 1], ranking[at + 1]].flatMap(
    (other) => (other && tellingApart(place, other)?.name) ?? [],
  );
  return [...new Set(names)].flatMap((name) => explain(name, player, () => levelBefore(name, at, ranking)) ?? []);
}

/** Those who were level with a place until this criterion parted them: they stand next to each other. */
function levelBefore(name: string, at: number, ranking: readonly Rank<OfPlayer>[]): ReadonlySet<PlayerId> {
  const place = assertDefined(ranking[at], 'place');
  const before = place.criteria.findIndex((criterion) => criterion.name === name);
  const isLevel = (rank: Rank<OfPlayer> | undefined): boolean =>
    rank !== undefined &&
    place.criteria.slice(0, before).every(({ value }, index) => said(value) === said(rank.criteria[index]?.value ?? 0));
  let [from, to] = [at, at];
  while (isLevel(ranking[from - 1])) from--;
  while (isLevel(ranking[to + 1])) to++;
  return new Set(ranking.slice(from, to + 1).flatMap(({ lines }) => lines.map((line) => line.player)));
}

function whyGone({ players }: History, rule: string, player: PlayerId): Reason[] {
  const round = leftAfter(players.get(player));
  return round === undefined ? [] : [because(rule, 'dropped', { player, round })];
}

/** The first figure on which two places differ: up to there both have the same figures. */
function tellingApart(
  mine: Rank<OfPlayer>,
  theirs: Rank<OfPlayer>,
): { readonly name: string; readonly mine: Quantity; readonly theirs: Quantity } | undefined {
  const others = theirs.figures ?? theirs.criteria;
  for (const [at, { name, value }] of (mine.figures ?? mine.criteria).entries()) {
    const other = assertDefined(others[at]?.name === name ? others[at] : undefined, `${name} of both places`).value;
    if (said(value) !== said(other)) return { name, mine: value, theirs: other };
  }
  return undefined;
}
