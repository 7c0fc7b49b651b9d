import type { PlayerId } from '../tournament/index.ts';
import { runs } from './ranking.ts';
import { isGame, type TieBreakPlayer, type TieBreakTable } from './tie-break-table.ts';

/** So that the average of up to eight games is a whole number. */
const WHOLE = 840;

interface Encounters {
  readonly own: TieBreakPlayer;
  /** What is certain, in 840ths of half points. */
  readonly sure: number;
  /** How many of the others were not met. */
  readonly missing: number;
}

/**
 * C.07, 6: the points in the games among those who are level. If all of them have met, that ranks them (6.2); else, in a
 * Swiss, whoever comes first however the games that are missing had ended, then the second in the same way, and so on (6.3).
 * It is applied again to those whom it leaves level. The figure is how many are left behind.
 */
export function directEncounter(level: readonly TieBreakPlayer[], table: TieBreakTable): (player: PlayerId) => number {
  const groups = partedOnce(level, table);
  const behind = new Map<PlayerId, number>();
  let below = level.length;
  for (const group of groups) {
    below -= group.length;
    const inner = groups.length > 1 ? directEncounter(group, table) : () => 0;
    for (const { player } of group) behind.set(player, below + inner(player));
  }
  return (player) => behind.get(player) ?? 0;
}

/** In order; a single group where nothing is certain. */
function partedOnce(level: readonly TieBreakPlayer[], table: TieBreakTable): readonly (readonly TieBreakPlayer[])[] {
  const standings = level.map((own) => encountersOf(own, level, table));
  if (standings.every(({ missing }) => missing === 0)) {
    return runs(standings, ({ sure }) => sure).map(({ lines }) => lines.map(({ own }) => own));
  }
  if (table.isRoundRobin) return [level];
  const certain: Encounters[] = [];
  let rest: readonly Encounters[] = standings.toSorted((a, b) => b.sure - a.sure);
  for (let [first, ...others] = rest; first; [first, ...others] = rest) {
    const { sure } = first;
    if (others.some((other) => other.sure + WHOLE * table.win * other.missing >= sure)) break;
    certain.push(first);
    rest = others;
  }
  return [...certain.map(({ own }) => [own]), ...(rest.length > 0 ? [rest.map(({ own }) => own)] : [])];
}

/** 6.1.2: of several games between two the average counts. */
function encountersOf(own: TieBreakPlayer, level: readonly TieBreakPlayer[], table: TieBreakTable): Encounters {
  let sure = 0;
  let missing = 0;
  for (const { player } of level) {
    if (player === own.player) continue;
    const games = own.records.filter((record) => record.opponent === player && isGame(record, table));
    if (games.length === 0) missing++;
    else sure += Math.round((WHOLE * games.reduce((total, { points }) => total + points, 0)) / games.length);
  }
  return { own, sure, missing };
}
