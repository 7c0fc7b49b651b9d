import type { BracketMatchView, BracketView, MatchView, RoundView, SlotView } from '../../../engine/index.ts';
import { isIn } from './bracket-geometry.ts';

/** What a bracket says of one player, and which of its matches are worth looking at first. */

type Columns = Pick<BracketView, 'columns'>;

export interface PathMatch {
  readonly column: number;
  readonly match: BracketMatchView;
  readonly own: SlotView;
  readonly other: SlotView;
}

/** The matches of a player, in the order in which they are played. */
export const pathOf = ({ columns }: Columns, player: string): readonly PathMatch[] =>
  columns
    .flatMap(({ matches, round }, column) => matches.map((match) => ({ match, column, round })))
    .filter(({ match }) => match.state !== 'void' && isIn(match, player))
    .sort((a, b) => a.round - b.round)
    .map(({ match, column }): PathMatch => {
      const [one, other] = match.slots;
      return one.kind === 'player' && one.player === player
        ? { column, match, own: one, other }
        : { column, match, own: other, other: one };
    });

export const isAside = ({ aside }: BracketMatchView): boolean => aside === true;

/** Everyone with a match that is played or to come, and whoever has won it all. */
export function stillIn({ columns }: Pick<BracketView, 'columns'>): ReadonlySet<string> {
  const matches = columns.flatMap(({ matches: ofColumn }) => ofColumn);
  const ahead = matches.filter(({ state }) => state === 'open' || state === 'waiting');
  const players = ahead.flatMap(({ slots }) => slots.flatMap((slot) => (slot.kind === 'player' ? [slot.player] : [])));
  const last = matches.findLast((match) => !isAside(match) && match.state !== 'void');
  return new Set(last?.winner === undefined ? players : [...players, last.winner]);
}

/** Where the winner of a match goes on. */
export const nextAfter = ({ columns }: Columns, { match }: BracketMatchView): BracketMatchView | undefined =>
  columns
    .flatMap(({ matches }) => matches)
    .find(
      ({ slots, from, aside }) =>
        !aside && from.includes(match) && !slots.some((slot) => slot.kind === 'loser-of' && slot.match === match),
    );

export const isAhead = ({ state }: BracketMatchView): boolean => state === 'open' || state === 'waiting';

/** Of a bracket or one of its sides: the oldest round that is being played, else the next one, else the last that was. */
export function presentColumn({ columns }: Columns): number {
  const having = (state: BracketMatchView['state']) =>
    columns.findIndex(({ matches }) => matches.some((match) => match.state === state));
  const [open, waiting] = [having('open'), having('waiting')];
  if (open >= 0) return open;
  if (waiting >= 0) return waiting;
  return Math.max(
    0,
    columns.findLastIndex(({ matches }) => matches.some(({ state }) => state !== 'void')),
  );
}

/** What the tables know of the matches, by their id. */
export type Tables = ReadonlyMap<string, MatchView>;

export const tablesOf = (rounds: readonly RoundView[]): Tables =>
  new Map(rounds.flatMap(({ matches }) => matches.map((match) => [match.id, match])));

export const tableOf = (tables: Tables, { id }: BracketMatchView): MatchView | undefined =>
  id === undefined ? undefined : tables.get(id);

/** When its last result came in. */
export function endedAt(tables: Tables, match: BracketMatchView): number | undefined {
  const times = tableOf(tables, match)?.games.flatMap(({ completedAt }) => completedAt ?? []) ?? [];
  return match.state === 'done' && times.length > 0 ? Math.max(...times) : undefined;
}

export interface StageParts {
  readonly live: readonly BracketMatchView[];
  readonly done: readonly BracketMatchView[];
  readonly toCome: readonly BracketMatchView[];
}

/** Live first, the reader's own before the others and then those nearest to the end; what is in, the latest first. */
export function stageParts(matches: readonly BracketMatchView[], own: string | undefined, tables: Tables): StageParts {
  const mine = (match: BracketMatchView) => Number(own !== undefined && isIn(match, own));
  const played = (match: BracketMatchView) =>
    tableOf(tables, match)?.games.filter(({ completedAt }) => completedAt !== undefined).length ?? 0;
  const ended = (match: BracketMatchView) => endedAt(tables, match) ?? 0;
  const shown = matches.filter(({ state }) => state !== 'void');
  return {
    live: shown
      .filter(({ state }) => state === 'open')
      .sort((a, b) => mine(b) - mine(a) || played(b) - played(a) || a.match - b.match),
    done: shown
      .filter(({ state }) => state === 'done' || state === 'walkover')
      .sort((a, b) => mine(b) - mine(a) || ended(b) - ended(a) || a.match - b.match),
    toCome: shown.filter(({ state }) => state === 'waiting').sort((a, b) => mine(b) - mine(a) || a.match - b.match),
  };
}

export interface Upset {
  readonly match: BracketMatchView;
  readonly winner: SlotView & { readonly kind: 'player' };
  readonly loser: SlotView & { readonly kind: 'player' };
}

/** The winner had the higher number among the seeds. */
export function upsetOf(match: BracketMatchView): Upset | undefined {
  const [one, other] = match.slots;
  if (match.state !== 'done' || one.kind !== 'player' || other.kind !== 'player' || match.winner === undefined) {
    return undefined;
  }
  const [winner, loser] = one.player === match.winner ? [one, other] : [other, one];
  return (winner.seed ?? 0) > (loser.seed ?? Number.POSITIVE_INFINITY) ? { match, winner, loser } : undefined;
}

/** From the latest round backwards; in one round the latest first. */
export const latestUpsets = ({ columns }: Columns, tables: Tables, most: number): readonly Upset[] =>
  columns
    .toSorted((a, b) => b.round - a.round)
    .flatMap(({ matches }) => stageParts(matches, undefined, tables).done.flatMap((match) => upsetOf(match) ?? []))
    .slice(0, most);
