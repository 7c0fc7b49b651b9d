import { certain } from '../../kit/index.ts';
import {
  because,
  type Criterion,
  type History,
  type PlayerId,
  type Quantity,
  type Reason,
  type Standing,
  said,
} from '../tournament/index.ts';

/** What formats have in common that rank by points and then by tie-breaks (SW-4, RR-4). */

interface OfPlayer {
  readonly player: PlayerId;
}

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

/** The levels, best first, with the numbers of their places. */
export function numbered<Level extends { readonly lines: readonly unknown[] }>(
  levels: readonly Level[],
): (Level & { readonly number: number })[] {
  let above = 0;
  return levels.map((level) => {
    const place = { number: above + 1, ...level };
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

/** The rows of a ranking; each says what it has (`own`), and by which criterion it stands where it does. */
export function standingsOf<Line extends OfPlayer & { readonly active: boolean }>(
  history: History,
  ranking: readonly Rank<Line>[],
  rules: { readonly order: string; readonly dropped: string },
  own: (line: Line) => Reason,
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

function whyGone({ players }: History, rule: string, player: PlayerId): Reason[] {
  const round = players.get(player)?.droppedAfter;
  return round === undefined ? [] : [because(rule, 'dropped', { player, round })];
}

/** The first figure on which two places differ: up to there both have the same figures. */
function tellingApart(
  mine: Rank<OfPlayer>,
  theirs: Rank<OfPlayer>,
): { readonly name: string; readonly mine: Quantity; readonly theirs: Quantity } | undefined {
  const others = theirs.figures ?? theirs.criteria;
  for (const [at, { name, value }] of (mine.figures ?? mine.criteria).entries()) {
    const other = certain(others[at]?.name === name ? others[at] : undefined, `${name} of both places`).value;
    if (said(value) !== said(other)) return { name, mine: value, theirs: other };
  }
  return undefined;
}
