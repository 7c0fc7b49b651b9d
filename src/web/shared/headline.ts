import type { StandingView } from '../../protocol/wire-views.ts';
import type { Seen } from './use-public-view.ts';

/** What people follow, of all that a row is sorted by: points, strikes, the score of the group. */
export const followed = <C extends { readonly name: string }>(
  criteria: readonly C[],
  headline: string | undefined,
): C | undefined => criteria.find(({ name }) => name === headline) ?? criteria[0];

export const followedIn = (
  { headline }: Pick<Seen['about'], 'headline'>,
  { criteria }: StandingView,
): StandingView['criteria'][number] | undefined => followed(criteria, headline);

export const headlineOf = (about: Seen['about'], row: StandingView): number | undefined =>
  followedIn(about, row)?.value;

/** All who have as much as the first of what people follow; a tie-break puts one of them first, but several lead. */
export function leadersOf(about: Pick<Seen['about'], 'headline'>, standings: readonly StandingView[]): StandingView[] {
  const [first] = standings;
  if (!first) return [];
  const followed = followedIn(about, first)?.name;
  const upTo = first.criteria.findIndex(({ name }) => name === followed) + 1;
  return standings.filter(
    ({ state, criteria }) =>
      state !== 'eliminated' && first.criteria.slice(0, upTo).every(({ value }, at) => criteria[at]?.value === value),
  );
}

/** Where players go out by their sums one after the other, how many are left says how far it has come. */
export function stillIn({ about, board, standings }: Pick<Seen, 'about' | 'board' | 'standings'>) {
  if (board.kind !== 'bars' || about.status !== 'running') return undefined;
  return { still: standings.filter(({ state }) => state === 'active').length, all: standings.length };
}
