import { memory } from '../../kit/index.ts';
import type { Conclusion, Standing } from './rulebook.ts';

type Standings = () => readonly Standing[];

const makers = memory<object, Standings>();
const made = memory<object, readonly Standing[]>();

/** One for all conclusions: with a getter each they would be objects of as many kinds, which V8 collects late. */
const standingsOnDemand = {
  enumerable: true,
  get(this: object): readonly Standing[] {
    const standings = made.get(this) ?? makers.get(this)?.() ?? [];
    made.set(this, standings);
    return standings;
  },
};

/**
 * A conclusion whose standings are made when someone looks at them, and then once. They are the expensive part, and after
 * most commands the core asks only whether the tournament is over.
 */
export function conclusionOf(
  { finished, winners, why, through }: Omit<Conclusion, 'standings'>,
  standings: Standings,
): Conclusion {
  const conclusion = { finished, winners, why, through };
  makers.set(conclusion, standings);
  return Object.defineProperty(conclusion, 'standings', standingsOnDemand) as Conclusion;
}
