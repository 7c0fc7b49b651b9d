import type { Player, PlayerId, Rating } from '../../../engine/index.ts';

export type SortKey = 'entry' | 'name' | 'rating' | 'club' | 'here' | 'state';

export interface Sorting {
  readonly by: SortKey;
  readonly descending: boolean;
}

/** The best rating first, everything else from the top; a second press turns it round. */
export function sortingAfter(now: Sorting, by: SortKey): Sorting {
  return now.by === by ? { by, descending: !now.descending } : { by, descending: by === 'rating' };
}

type Live = ReadonlyMap<PlayerId, Rating> | undefined;

/** The present one where ratings are live, else that on entry. */
export const ratingOf = (player: Player, live: Live): number | undefined => {
  const figures = live?.get(player.id) ?? player.rating;
  return figures && Math.round(figures.rating / 100);
};

/** Players without the value come last, in either direction; equal ones stay in order of entry. */
export function sorted(
  players: readonly Player[],
  { by, descending }: Sorting,
  stateOf: (player: Player) => string,
  locale: string,
  live?: Live,
): Player[] {
  const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  const value = (player: Player): string | number | undefined => {
    switch (by) {
      case 'entry':
        return 0;
      case 'name':
        return player.name;
      case 'rating':
        return ratingOf(player, live);
      case 'club':
        return player.club;
      case 'here':
        return player.checkedIn ? 0 : 1;
      case 'state':
        return stateOf(player);
    }
  };
  return players.toSorted((a, b) => {
    const [one, other] = [value(a), value(b)];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    const order =
      typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other));
    return descending ? -order : order;
  });
}
