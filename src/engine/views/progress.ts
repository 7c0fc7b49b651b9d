import type { Derived, Round } from '../tournament/index.ts';
import { labelOf } from './label.ts';
import type { ReasonView } from './reason.ts';

/** How much of a round is in. */
export interface RoundCount {
  readonly round: number;
  readonly label: ReasonView;
  readonly unit: 'tables' | 'games';
  readonly done: number;
  readonly all: number;
}

/** DK-26: where an event stands, for every page, wall and list alike. */
export type ProgressView =
  | { readonly kind: 'waiting'; readonly players: number }
  | {
      readonly kind: 'playing';
      readonly round: number;
      readonly label: ReasonView;
      /** How many rounds there are, where that is known. */
      readonly of?: number;
      /** Groups are counted in games: a table there is a pair with several. */
      readonly unit: 'tables' | 'games';
      readonly done: number;
      readonly all: number;
      /** DE-4: of a bracket with two sides, what is being played on the other. */
      readonly also?: readonly RoundCount[];
    }
  /** What was drawn is played; the next round is not shown yet. */
  | { readonly kind: 'between'; readonly round: number; readonly label: ReasonView; readonly of?: number }
  | { readonly kind: 'finished'; readonly rounds: number };

/** Everyone in a group meets everyone: a player sits at more tables than one, and a cross table shows it (GR-13). */
export function playsInGroups({ tables }: Round): boolean {
  const seats = tables.flatMap((table) => table.seats);
  return tables.every(({ group }) => group !== undefined) && new Set(seats).size < seats.length;
}

function counted(round: Round): { unit: 'tables' | 'games'; done: number; all: number } {
  const games = round.tables.flatMap((table) => table.games);
  if (playsInGroups(round)) {
    return { unit: 'games', done: games.filter(({ recorded }) => recorded).length, all: games.length };
  }
  const tables = round.tables.filter((table) => table.games.length > 0);
  const done = tables.filter((table) => table.games.every(({ recorded }) => recorded)).length;
  return { unit: 'tables', done, all: tables.length };
}

export function progressView(derived: Derived): ProgressView {
  const { facts, verdict } = derived;
  const shown = facts.rounds.filter(({ state }) => state !== 'draft');
  if (verdict.finished) return { kind: 'finished', rounds: shown.length };
  // The oldest that is still played: a bracket may have several.
  const playing = shown.find(({ state }) => state === 'published');
  const round = playing ?? shown.at(-1);
  if (!round)
    return { kind: 'waiting', players: [...facts.players.values()].filter(({ approved }) => approved).length };
  const label = labelOf(derived, round);
  const of = label.code === 'label-round' && typeof label.figures.of === 'number' ? { of: label.figures.of } : {};
  const about = { round: round.number, label, ...of };
  if (!playing) return { kind: 'between', ...about };
  const also = onOtherSides(derived, shown, playing);
  return { kind: 'playing', ...about, ...counted(round), ...(also.length > 0 && { also }) };
}

/** DE-4: the oldest round that is being played on each of the other sides. */
function onOtherSides(derived: Derived, shown: readonly Round[], present: Round): RoundCount[] {
  const open = shown.filter(({ state }) => state === 'published');
  if (open.length < 2) return [];
  const { rulebook, history, sheet } = derived.stage();
  const matches = rulebook.bracket?.(history, sheet) ?? [];
  const sideOf = ({ number }: Round) => matches.find(({ at }) => at?.round === number)?.side?.name;
  const sides = new Set([sideOf(present)]);
  return open.flatMap((round) => {
    const side = sideOf(round);
    if (side === undefined || sides.has(side)) return [];
    sides.add(side);
    return [{ round: round.number, label: labelOf(derived, round), ...counted(round) }];
  });
}
