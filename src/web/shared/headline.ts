import type { StandingView } from '../../protocol/wire-views.ts';
import type { Seen } from './use-public-view.ts';

/** The figure that people follow: points, strikes, the score of the group. */
export const headlineOf = ({ headline }: Seen['about'], { criteria }: StandingView): number | undefined =>
  (criteria.find(({ name }) => name === headline) ?? criteria[0])?.value;
