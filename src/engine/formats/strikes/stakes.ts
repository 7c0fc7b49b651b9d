import { assertDefined } from '../../../kit/index.ts';
import {
  type Contest,
  duelEnds,
  isAway,
  type MatchEnd,
  type OpenMatch,
  openMatches,
  type PlaceNeeded,
  type PlayerId,
} from '../../tournament/index.ts';
import { FINAL_GAME, type Sheet, type StrikesHistory } from './sheet.ts';
import { placesOf, strikesOf } from './strikes.ts';

/** Every order of this many players, ties included: “1 2 2 4” as ranks 0 1 1 2. */
function orders(seats: number): number[][] {
  const found: number[][] = [];
  const put = (ranks: number[]): void => {
    if (ranks.length === seats) {
      const used = new Set(ranks);
      if (Math.max(...ranks) === used.size - 1) found.push(ranks);
      return;
    }
    for (let rank = 0; rank < seats; rank++) put([...ranks, rank]);
  };
  put([]);
  return found;
}

/** Every order, by how many play. */
type Orders = readonly (readonly number[][])[];

/** ST-17: a player who has left takes the last place. */
function endsOf(history: StrikesHistory, byPlayers: Orders, seats: readonly PlayerId[]): readonly MatchEnd[] {
  const left = seats.map((player) => isAway(history.players.get(player)));
  return (byPlayers[left.filter((gone) => !gone).length] ?? []).map((ranks) => {
    let next = 0;
    const scores = left.map((gone) => (gone ? 'withdrawn' : (ranks[next++] ?? 0)));
    const places = placesOf(scores, 'lowest-wins');
    // Those who have left have no score.
    const written = places.map((place, seat) => {
      if (left[seat]) return null;
      return 1000 * (history.config.scoring === 'lowest-wins' ? place : seats.length - place);
    });
    return {
      outcomes: [{ kind: 'scores' as const, scores: written }],
      finishes: places.map((place) => ({
        kind: 'place' as const,
        place,
        level: places.filter((other) => other === place).length,
      })),
      gains: strikesOf(places).map((strikes) => 0 - strikes),
    };
  });
}

/** ST-1, ST-2: which place each player whose game is open needs to stay in. */
export function placesNeeded(history: StrikesHistory, { lines }: Sheet): readonly PlaceNeeded[] {
  const round = history.rounds.at(-1);
  if (!round || history.ended || round.state !== 'published' || round.kind === FINAL_GAME) return [];
  const gone = (player: PlayerId) => isAway(history.players.get(player));
  return openMatches([round], () => []).flatMap(({ seats }) => {
    const costs = strikesOf(seats.map((_, at) => at + 1));
    return seats
      .filter((player) => !gone(player))
      .map((player) => {
        const before = assertDefined(lines.get(player), player).strikes;
        const place = costs.filter((cost) => before + cost < history.config.eliminationAt).length;
        return { player, place, seats: seats.length };
      });
  });
}

/** DK-29, ST-1: own strikes alone decide who stays in; in a final game the winner wins, and level both do (ST-15). */
export function strikesStakes(history: StrikesHistory, { survivors }: Sheet): readonly Contest[] {
  const round = history.rounds.at(-1);
  if (!round || history.ended || round.open === 0) return [];
  if (round.kind === FINAL_GAME) {
    const open = openMatches([round], () => duelEnds(1, 1, 0));
    const points = new Map(open.flatMap(({ seats }) => seats.map((player) => [player, 0] as const)));
    return [{ goal: 'win', round: round.number, points, open, line: { kind: 'own', at: 1 } }];
  }
  const points = new Map(survivors.map(({ player, strikes }) => [player, 0 - strikes]));
  const most = Math.max(...round.tables.map(({ seats }) => seats.length));
  const byPlayers = Array.from({ length: most + 1 }, (_, players) => orders(players));
  const open = openMatches([round], (seats) => endsOf(history, byPlayers, seats));
  const at = 1 - history.config.eliminationAt;
  const lastOut = mayAllGo(points, open, at);
  return [{ goal: 'stay-in', round: round.number, points, open, line: { kind: 'own', at, lastOut } }];
}

/** ST-14: whether it can end with nobody left. */
function mayAllGo(points: ReadonlyMap<PlayerId, number>, open: readonly OpenMatch[], at: number): boolean {
  const playing = new Set(open.flatMap(({ seats }) => seats));
  const isOut = (player: PlayerId, gain: number) => (points.get(player) ?? at - 1) + gain < at;
  return (
    [...points.keys()].every((player) => playing.has(player) || isOut(player, 0)) &&
    open.every(({ seats, ends }) =>
      ends.some(({ gains }) => seats.every((player, seat) => isOut(player, gains[seat] ?? 0))),
    )
  );
}
