import { headlineOf } from '../shared/headline.ts';
import type { Seen } from '../shared/use-public-view.ts';

/** What is worth telling of the round that has just ended. */
export interface Happenings {
  readonly leaders: { readonly players: readonly string[]; readonly value: number };
  readonly upset?: {
    readonly winner: string;
    readonly loser: string;
    readonly rating: number;
    readonly against: number;
  };
  /** Who played in it and is not in any more. */
  readonly out: readonly string[];
  readonly through: readonly string[];
}

/** Less than this is no surprise. */
const SURPRISE = 100;

export function happenings({ about, rounds, standings, players, board }: Seen): Happenings {
  const last = rounds.at(-1);
  const seated = new Set(last?.matches.flatMap(({ seats }) => seats));
  const first = standings.filter(({ place, state }) => place === 1 && state !== 'eliminated');
  const knockout = board.kind === 'bracket' && board.bracket !== undefined;
  const ratings = new Map(players.flatMap(({ id, rating }) => (rating === undefined ? [] : [[id, rating]])));
  const upsets = (last?.matches ?? []).flatMap(({ seats, winners }) => {
    const [winner] = winners;
    const loser = seats.find((player) => player !== winner);
    if (seats.length !== 2 || winner === undefined || loser === undefined) return [];
    const [rating, against] = [ratings.get(winner), ratings.get(loser)];
    if (rating === undefined || against === undefined || against - rating < SURPRISE) return [];
    return [{ winner, loser, rating, against }];
  });
  const [upset] = upsets.sort((a, b) => b.against - b.rating - (a.against - a.rating));
  return {
    leaders: {
      players: knockout ? [] : first.map(({ player }) => player),
      value: (first[0] && headlineOf(about, first[0])) ?? 0,
    },
    ...(upset && { upset }),
    out: standings
      .filter(({ player, state }) => state === 'eliminated' && seated.has(player))
      .map(({ player }) => player),
    through: about.through.filter((player) => seated.has(player)),
  };
}
