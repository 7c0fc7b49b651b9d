import type { Derived, PlayerId } from '../tournament/index.ts';

/**
 * By how many places everyone has moved with the results of the newest round that has any; up is positive. Undefined
 * before the second, and once some are out or through: then a place says less than being in.
 */
export function movedIn(derived: Derived): ReadonlyMap<PlayerId, number> | undefined {
  const { facts, standings } = derived;
  const newest = facts.rounds.findLastIndex(
    ({ state, tables }) => state !== 'draft' && tables.some(({ games }) => games.every(({ recorded }) => recorded)),
  );
  if (newest < 1) return undefined;
  if (standings.some(({ state }) => state === 'eliminated' || state === 'qualified')) return undefined;
  const before = new Map(derived.afterRounds(newest).standings.map(({ player, place }) => [player, place]));
  return new Map(standings.map(({ player, place }) => [player, (before.get(player) ?? place) - place]));
}
