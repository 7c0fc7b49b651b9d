import { type Conclusion, type MatchView, type PlayerId, type Round, said } from '../../../engine/index.ts';

/** What those at the tables of the newest round sat down with: what they have now without what this round gave. */
export function pointsBefore(
  { standings }: Conclusion,
  matches: readonly MatchView[],
  { byes }: Round,
): ReadonlyMap<PlayerId, number> {
  const gained = new Map(
    matches.flatMap(({ seats, outcome }) => seats.map((player, seat) => [player, outcome?.points[seat] ?? 0] as const)),
  );
  return new Map(
    standings.flatMap(({ player, criteria: [first] }) =>
      first && !byes.includes(player) ? [[player, said(first.value) - (gained.get(player) ?? 0)] as const] : [],
    ),
  );
}
