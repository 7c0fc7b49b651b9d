import { useEffect, useReducer } from 'react';
import type { MatchView, RoundView } from '../../protocol/wire-views.ts';
import { labelText, type Names } from '../../words/index.ts';
import { namedParts } from '../shared/boards/board-names.ts';
import { agoText } from '../shared/time.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { useSpeech } from '../shared/words.ts';
import { howText } from './match-result.tsx';
import { inOrder, seatNumber } from './match-words.ts';
import { PlayerLink } from './player-link.tsx';

interface JustInProps {
  readonly id: string;
  readonly view: Seen;
  readonly names: Names;
  /** By how much the server's clock is ahead of this device's. */
  readonly ahead: number;
}

interface Done {
  readonly round: RoundView;
  readonly match: MatchView;
  readonly at: number;
}

const LATEST = 8;
/** Large tables take more room: so many seats in all. */
const SEATS = 20;
const MINUTE = 60_000;

const latestOf = (view: Seen): readonly Done[] =>
  view.rounds
    .flatMap((round) =>
      round.matches.flatMap((match): Done[] => {
        const times = match.games.flatMap(({ completedAt }) => (completedAt === undefined ? [] : [completedAt]));
        return match.state === 'done' && times.length > 0 ? [{ round, match, at: Math.max(...times) }] : [];
      }),
    )
    .sort((a, b) => b.at - a.at)
    .slice(0, LATEST)
    .filter((_, at, all) => all.slice(0, at).reduce((sum, { match }) => sum + match.seats.length, 0) < SEATS);

/** DK-27: the latest results as they come in, each with how long ago; the newest glows once. */
export function JustIn({ id, view, names, ahead }: JustInProps) {
  const { t, language, locale } = useSpeech();
  const latest = latestOf(view);
  const now = Date.now() + ahead;
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, MINUTE / 2);
    return () => clearInterval(timer);
  }, []);
  if (latest.length === 0) return null;
  const several = new Set(latest.map(({ round }) => round.number)).size > 1;
  return (
    <section className="stack overview-live">
      <h2>{view.about.status === 'finished' ? t('guest.lastResults') : t('guest.justIn')}</h2>
      <ul className="just-in">
        {latest.map(({ round, match, at }, rank) => {
          const said = [
            several ? namedParts(labelText(language, round.label))[0] : undefined,
            howText(language, match),
            agoText(locale, now - at),
          ];
          return (
            <li key={match.id} className={rank === 0 && now - at < MINUTE ? 'fresh' : ''}>
              <span className="guest-table">{match.table}</span>
              <ol className="guest-seats">
                {inOrder(match).map(({ player, seat }) => (
                  <li key={player}>
                    <PlayerLink {...{ id, player, names }} className={match.winners.includes(player) ? 'won' : ''} />{' '}
                    <b>{seatNumber(language, match, seat)}</b>
                  </li>
                ))}
              </ol>
              <span className="match-how">{said.filter((part) => part !== undefined).join(' · ')}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
