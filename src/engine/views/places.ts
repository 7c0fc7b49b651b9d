import { type Derived, said } from '../tournament/index.ts';
import { headlineOf } from './rules.ts';

interface Row {
  readonly place: number;
  readonly state: string;
}

/**
 * The place of each row; none while everyone who is in shares it, as in a bracket or before the first result: that they
 * are in is all there is to say.
 */
export function placesOf(standings: readonly Row[], winners: readonly string[]): (row: Row) => number | undefined {
  const isIn = ({ state }: Row) => state === 'active' || state === 'qualified';
  const [first, ...others] = standings.filter(isIn);
  const shared = winners.length === 0 && others.length > 0 && others.every(({ place }) => place === first?.place);
  return (row) => (shared && isIn(row) ? undefined : row.place);
}

/** DK-27: what is said of a player in one line, once there are places: the place, and the figure that people follow. */
export function standingOf(derived: Derived, player: string) {
  const { standings, verdict } = derived;
  const row = standings.find((one) => one.player === player);
  const place = row && placesOf(standings, verdict.winners)(row);
  if (!row || place === undefined) return undefined;
  const headline = headlineOf(derived);
  const followed = row.criteria.find(({ name }) => name === headline) ?? row.criteria[0];
  return { place, figure: followed && { criterion: followed.name, value: said(followed.value) } };
}
