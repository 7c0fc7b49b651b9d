import type { Player, State, TournamentView } from '../engine/index.ts';
import type { PlayerData } from '../protocol/wire-personal.ts';
import { RequestProblem } from './problems.ts';

/** DK-31: what a tournament holds about a player; of others, what everyone may read. */
export function playerTold(
  tournament: string,
  { facts }: State,
  view: TournamentView,
  id: string,
): Omit<PlayerData, 'contact' | 'links' | 'accesses'> {
  const player = facts.players.get(id);
  if (!player) throw new RequestProblem(404, 'not-found');
  const names = new Map(view.players.map((one) => [one.id, one.name]));
  const { place, adjustments } = view.standings.find((row) => row.player === id) ?? {};
  return {
    tournament: { id: tournament, name: view.name },
    player: toldOf(player),
    keptApartFrom: facts.keepApart.filter((pair) => pair.includes(id)).length,
    ...(place !== undefined && view.rounds.length > 0 && { place }),
    ...(adjustments && { adjustments: [...adjustments] }),
    ...(player.absences && { absences: [...player.absences] }),
    matches: view.rounds.flatMap((round) =>
      round.matches
        .filter(({ seats }) => seats.includes(id))
        .map(({ table, seats, games }) => ({
          round: round.number,
          table,
          with: seats.filter((seat) => seat !== id).map((seat) => names.get(seat) ?? seat),
          results: games.flatMap(({ result }) => (result === undefined ? [] : [result])),
        })),
    ),
  };
}

const toldOf = ({ id, name, club, rating, externalId, metadata, approved, checkedIn, fixedTable }: Player) => ({
  id,
  name,
  ...(club !== undefined && { club }),
  ...(rating && { rating: rating.rating / 100 }),
  ...(externalId !== undefined && { externalId }),
  ...(metadata && { metadata: { ...metadata } }),
  approved,
  checkedIn,
  ...(fixedTable !== undefined && { fixedTable }),
});
