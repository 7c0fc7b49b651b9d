import type { Seen } from '../shared/use-public-view.ts';

export interface RatingChanges {
  /** By round: what its games have changed so far. */
  readonly byRound: ReadonlyMap<number, number>;
  readonly total: number;
}

/** DK-28, GR-11: where ratings are live, how one player's has changed from round to round. */
export function ratingChanges({ rounds, players }: Pick<Seen, 'rounds' | 'players'>, player: string): RatingChanges {
  const now = players.find(({ id }) => id === player)?.rating;
  const rated = rounds.flatMap(({ number, ratings }) => {
    const rating = ratings?.[player];
    return rating === undefined ? [] : [{ number, rating }];
  });
  const byRound = new Map(
    rated.flatMap(({ number, rating }, at) => {
      const after = rated[at + 1]?.rating ?? now;
      return after === undefined || after === rating ? [] : [[number, after - rating] as const];
    }),
  );
  return { byRound, total: [...byRound.values()].reduce((sum, change) => sum + change, 0) };
}

/** With the sign that is read as one: +28, −5. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);
