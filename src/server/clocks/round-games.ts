import type { Derived, Facts, Round } from '../../engine/index.ts';
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
export const startedGames = (derived: Derived, round: number): TimedGame[] =>
  timedGamesOf(derived, round).filter(({ startedAt, game }) => startedAt !== undefined && !game.recorded);

/** Derived from the difference of two states, so that an undo counts as what it comes to. */
export function gameDeadlines(before: Facts, derived: Derived): DeadlineChange[] {
  const { rounds } = derived.facts;
  if (before.rounds === rounds) return [];
  return rounds
    .filter((round) => startsAnew(before.rounds[round.number - 1], round))
    .flatMap(({ number: round, edition }) => {
      const due = new Set(startedGames(derived, round).flatMap((game) => whenUntouched(game) ?? []));
      return [...due].map((dueAt) => ({
        change: 'set' as const,
        kind: ROUND_GAMES,
        key: `r${round}e${edition} ${dueAt}`,
        dueAt,
        payload: { round, edition },
      }));
    });
}
