import { type Conclusion, type MatchView, type PlayerId, type Round, said } from '../../../engine/index.ts';
import { followed } from '../../shared/headline.ts';

/** What those at the tables of the newest round sat down with: what they have now without what this round gave. */
export function pointsBefore(
  { standings }: Conclusion,
  matches: readonly MatchView[],
  { byes }: Round,
  headline?: string,
): ReadonlyMap<PlayerId, number> {
  const gained = new Map(
    matches.flatMap(({ seats, outcome }) => seats.map((player, seat) => [player, outcome?.points[seat] ?? 0] as const)),
  );
  return new Map(
    standings.flatMap(({ player, criteria }) => {
      const had = followed(criteria, headline);
      return had && !byes.includes(player) ? [[player, said(had.value) - (gained.get(player) ?? 0)] as const] : [];
    }),
  );
}
