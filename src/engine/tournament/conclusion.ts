import type { Conclusion, Standing } from './rulebook.ts';

/**
 * A conclusion whose standings are made when someone looks at them, and then once. They are the expensive part, and after
 * most commands the core asks only whether the tournament is over.
 */
export function conclusionOf(
  { finished, winners, why, through }: Omit<Conclusion, 'standings'>,
  standings: () => readonly Standing[],
): Conclusion {
  let made: readonly Standing[] | undefined;
  return {
    get standings() {
      made ??= standings();
      return made;
    },
    finished,
    winners,
    why,
    through,
  };
}
