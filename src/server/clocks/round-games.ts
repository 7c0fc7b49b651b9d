import type { Facts, Round } from '../../engine/index.ts';
import type { DeadlineChange } from '../../store/index.ts';
import { type TimedGame, timedGamesOf, whenUntouched } from './game-clock.ts';

/** GR-2: clocks that start with their round run out together where nobody moves: one deadline for all of them. */
export const ROUND_GAMES = 'round-games';

/** Shown again, or with more tables than before. Other changes of a round move no start. */
const startsAnew = (was: Round | undefined, is: Round): boolean =>
  is.state === 'published' &&
  (was?.state === undefined ||
    was.state === 'draft' ||
    was.edition !== is.edition ||
    was.publishedAt !== is.publishedAt ||
    was.tables.length !== is.tables.length);

/** The open games of a round whose clocks nobody has to start. */
export const startedGames = (facts: Facts, round: number): TimedGame[] =>
  timedGamesOf(facts, round).filter(({ startedAt, game }) => startedAt !== undefined && !game.recorded);

/** Derived from the difference of two states, so that an undo counts as what it comes to. */
export function gameDeadlines(before: Facts, after: Facts): DeadlineChange[] {
  if (before.rounds === after.rounds) return [];
  return after.rounds
    .filter((round) => startsAnew(before.rounds[round.number - 1], round))
    .flatMap(({ number: round, edition }) => {
      const due = new Set(startedGames(after, round).flatMap((game) => whenUntouched(game) ?? []));
      return [...due].map((dueAt) => ({
        change: 'set' as const,
        kind: ROUND_GAMES,
        key: `r${round}e${edition} ${dueAt}`,
        dueAt,
        payload: { round, edition },
      }));
    });
}
