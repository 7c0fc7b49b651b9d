import type { Round } from '../../../engine/index.ts';

const LONGEST = 6 * 60;

/** From one round's start to the next; an evening, not a correspondence. */
export function minutesEach(rounds: readonly Pick<Round, 'publishedAt'>[]): number | undefined {
  const times = timesOf(rounds);
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined || times.length < 2) return undefined;
  const minutes = Math.round((last - first) / 60_000 / (times.length - 1));
  return minutes > 0 && minutes < LONGEST ? minutes : undefined;
}

const timesOf = (rounds: readonly Pick<Round, 'publishedAt'>[]): readonly number[] =>
  rounds.flatMap(({ publishedAt }) => (publishedAt === undefined ? [] : [publishedAt]));

/** When the coming rounds begin at the present pace; a start that is overdue is now. `said`: the time the desk has set for the first. */
export function expectedStarts(
  rounds: readonly Pick<Round, 'publishedAt'>[],
  coming: number,
  now: number,
  said?: number,
): readonly number[] {
  const minutes = minutesEach(rounds);
  const last = timesOf(rounds).at(-1);
  if (minutes === undefined || last === undefined) return said === undefined ? [] : [said];
  const next = said ?? Math.max(now, last + minutes * 60_000);
  return Array.from({ length: coming }, (_, at) => next + at * minutes * 60_000);
}
