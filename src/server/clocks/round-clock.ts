import type { Facts } from '../../engine/index.ts';
import type { DeadlineChange } from '../../store/index.ts';

/** SW-15: the end of a round's time, as a deadline that any process can act on. */
export const ROUND_TIME = 'round-time';

/** There is one round clock at a time. */
const KEY = 'clock';

interface RoundTime {
  readonly round: number;
  readonly edition: number;
  readonly dueAt: number;
}

/** When the time of the round runs out; undefined while the clock stands still, and when the round is over. */
export function roundTime({ clock, rounds }: Facts): RoundTime | undefined {
  const round = clock && rounds[clock.round - 1];
  if (clock?.since === undefined || round?.state !== 'published') return undefined;
  return { round: clock.round, edition: round.edition, dueAt: clock.since + clock.remaining };
}

/** What happens to the deadline between two states: derived from the difference, so that an undo counts as what it results in. */
export function roundDeadline(before: Facts, after: Facts): DeadlineChange[] {
  const [was, is] = [roundTime(before), roundTime(after)];
  if (was?.dueAt === is?.dueAt && was?.round === is?.round && was?.edition === is?.edition) return [];
  if (!is) return [{ change: 'clear', kind: ROUND_TIME, key: KEY }];
  return [{ change: 'set', kind: ROUND_TIME, key: KEY, dueAt: is.dueAt, payload: null }];
}
