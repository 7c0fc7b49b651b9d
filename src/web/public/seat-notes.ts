import type { StrikesConfig } from '../../engine/index.ts';
import type { MatchView, RoundView } from '../../protocol/wire-views.ts';
import { numberText } from '../../words/index.ts';
import { strikeRounds } from '../shared/boards/strikes-ledger.ts';
import { seatsSoFar } from '../shared/strikes-typed.ts';
import type { Seen } from '../shared/use-public-view.ts';
import type { Speech } from '../shared/words.ts';

type Notes = (typed: readonly string[]) => readonly (string | undefined)[];

/** ST-1 to ST-3 while one types: place, strikes, and the sum they lead to; undefined where nothing is counted so. */
export function seatNotes({ t, language }: Speech, view: Seen, round: RoundView, match: MatchView): Notes | undefined {
  const { format, config } = view.about;
  if (format !== 'strikes' || strikeRounds([round]).length === 0) return undefined;
  const totals = new Map(
    view.standings.map(({ player, criteria }) => [player, criteria.find(({ name }) => name === 'strikes')?.value ?? 0]),
  );
  return (typed) =>
    seatsSoFar(match, typed, config as StrikesConfig, (player) => totals.get(player) ?? 0).map((seat) => {
      if (seat.place === undefined) return undefined;
      const place =
        seat.sharedTo === undefined
          ? t('me.placeNow', { place: seat.place })
          : t('me.placesShared', { from: seat.place, to: seat.sharedTo });
      if (seat.strikes === undefined || seat.total === undefined) return place;
      return t(seat.out ? 'me.seatOut' : 'me.seatSoFar', {
        place,
        strikes: t('me.strikes', { count: seat.strikes }),
        total: numberText(language, seat.total),
      });
    });
}
