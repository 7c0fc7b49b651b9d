import type { EventInfo } from '../../engine/index.ts';
import type { MatchView } from '../../protocol/wire-views.ts';
import { howName, type Language } from '../../words/index.ts';
import { LateEntry } from '../shared/late-entry.tsx';
import { resultOf } from '../shared/whereabouts.ts';
import { useSpeech } from '../shared/words.ts';
import { seatNumber } from './outcome-text.ts';

/** How it ended where it was not played; undefined: it was. */
export const howText = (language: Language, match: MatchView): string | undefined =>
  match.outcome && match.outcome.how !== 'played' ? howName(language, match.outcome.how) : undefined;

/** The score (from the side of `of`, if given), how it ended without a game, or that it is being played. */
export function MatchResult({ match, of }: { match: MatchView; of?: string }) {
  const { t, language } = useSpeech();
  const how = howText(language, match);
  if (how !== undefined) return <span className="match-how">{how}</span>;
  // At a table of several one's own is what counts; the others' are where all of it is shown.
  const result =
    of !== undefined && match.seats.length > 2
      ? seatNumber(language, match, match.seats.indexOf(of))
      : resultOf(language, match, of);
  if (match.state === 'open' && result === '') return <span className="match-open">{t('guest.open')}</span>;
  return (
    <>
      <span className="match-score">{result}</span>
      {match.state === 'open' && <span className="match-open">{t('guest.open')}</span>}
    </>
  );
}

/** HK-11: when a phone had the newest result, where that was long before it came. */
export function LateResult({ match, event }: { match: MatchView; event: EventInfo | undefined }) {
  const game = match.games.findLast(({ result }) => result !== undefined);
  return <LateEntry enteredAt={game?.completedAt} arrivedAt={game?.arrivedAt} event={event} />;
}
