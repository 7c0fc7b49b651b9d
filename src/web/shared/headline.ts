import type { StandingView } from '../../protocol/wire-views.ts';
import type { Seen } from './use-public-view.ts';

/** What people follow: points, strikes, the score of the group. */
export const followedIn = (
  { headline }: Seen['about'],
  { criteria }: StandingView,
): StandingView['criteria'][number] | undefined => criteria.find(({ name }) => name === headline) ?? criteria[0];

export const headlineOf = (about: Seen['about'], row: StandingView): number | undefined =>
  followedIn(about, row)?.value;
