import type { MatchView, RoundView } from '../../protocol/wire-views.ts';
import { countText, numberText } from '../../words/index.ts';
import { headlineOf } from '../shared/headline.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { useReckoning } from '../shared/use-reckoning.ts';
import type { Speech } from '../shared/words.ts';

type Notes = (typed: readonly string[]) => readonly (string | undefined)[];

/** ST-1 to ST-3 while one types: place, what is taken, and the sum it leads to; undefined where nothing is counted so. */
export function useSeatNotes(
  { t, language }: Speech,
  view: Seen,
  round: RoundView,
  match: MatchView,
): Notes | undefined {
  const { board, about, standings } = view;
  const reckon = useReckoning(about.format);
  if (!reckon || board.kind !== 'bars' || !board.rounds.includes(round.number)) return undefined;
  const totals = new Map(standings.map((row) => [row.player, headlineOf(about, row) ?? 0]));
  return (typed) =>
    reckon(match, typed, about.config, (player) => totals.get(player) ?? 0).map((seat) => {
      if (seat.place === undefined) return undefined;
      const place =
        seat.sharedTo === undefined
          ? t('me.placeNow', { place: seat.place })
          : t('me.placesShared', { from: seat.place, to: seat.sharedTo });
      if (seat.taken === undefined || seat.total === undefined) return place;
      return t(seat.out ? 'me.seatOut' : 'me.seatSoFar', {
        place,
        taken: countText(language, about.headline ?? '', seat.taken),
        total: numberText(language, seat.total),
      });
    });
}
