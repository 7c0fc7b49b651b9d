import type { EventInfo } from '../../engine/index.ts';
import type { MatchView } from '../../protocol/wire-views.ts';
import { howName, type Language } from '../../words/index.ts';
import { LateEntry } from '../shared/late-entry.tsx';
import { resultOf } from '../shared/whereabouts.ts';
import { type Speech, useSpeech } from '../shared/words.ts';
import { seatNumber } from './match-words.ts';

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
  return (
    <>
      {result !== '' && <span className="match-score">{result}</span>}{' '}
      {match.state !== 'done' && <span className={`match-${match.state}`}>{openText(t, match)}</span>}
    </>
  );
}

/** In a match of several games, which one is next. */
function openText(t: Speech['t'], { state, games }: MatchView): string {
  if (state !== 'open') return t('guest.unplayed');
  const game = games.findIndex(({ result }) => result === undefined) + 1;
  return game > 1 ? t('guest.openGame', { game }) : t('guest.open');
}

/** HK-11: when a phone had the newest result, where that was long before it came. */
export function LateResult({ match, event }: { match: MatchView; event: EventInfo | undefined }) {
  const game = match.games.findLast(({ result }) => result !== undefined);
  return <LateEntry enteredAt={game?.completedAt} arrivedAt={game?.arrivedAt} event={event} />;
}
