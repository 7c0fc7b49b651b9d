import type { Conclusion, Standing } from './rulebook.ts';

/**
 * A conclusion whose standings are made when someone looks at them, and then once. They are its dear part, and the core
 * asks after most commands only whether it is over.
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
