import { memory } from '../../kit/index.ts';
import { conclude, type Facts, type Formats, type PlayerId, type Round } from '../tournament/index.ts';

type Places = ReadonlyMap<PlayerId, number>;

/** The rounds before the newest hardly change while it is played: their places are worked out once. */
const known = memory<
  Facts['players'],
  { readonly formats: Formats; readonly rounds: readonly Round[]; readonly places: Places }
>();

function placesAfter(formats: Formats, facts: Facts, rounds: readonly Round[]): Places {
  const last = known.get(facts.players);
  const same =
    last?.formats === formats &&
    last.rounds.length === rounds.length &&
    rounds.every((round, at) => round === last.rounds[at]);
  if (last && same) return last.places;
  const { standings } = conclude(formats, { ...facts, rounds });
  const places = new Map(standings.map(({ player, place }) => [player, place]));
  known.set(facts.players, { formats, rounds, places });
  return places;
}

/**
 * By how many places everyone has moved with the results of the newest round that has any; up is positive. Undefined
 * before the second, and once some are out or through: then a place says less than being in.
 */
export function movedIn(formats: Formats, facts: Facts): Places | undefined {
  const newest = facts.rounds.findLastIndex(
    ({ state, tables }) => state !== 'draft' && tables.some(({ games }) => games.every(({ recorded }) => recorded)),
  );
  if (newest < 1) return undefined;
  const { standings } = conclude(formats, facts);
  if (standings.some(({ state }) => state === 'eliminated' || state === 'qualified')) return undefined;
  const before = placesAfter(formats, facts, facts.rounds.slice(0, newest));
  return new Map(standings.map(({ player, place }) => [player, (before.get(player) ?? place) - place]));
}
