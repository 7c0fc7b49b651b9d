import { type CSSProperties, useState } from 'react';
import { Link } from 'wouter';
import type { MatchView, RoundView } from '../../protocol/wire-views.ts';
import { eventParts, labelText, listText, type Names, namesOf, say, shortLabel } from '../../words/index.ts';
import type { WithView } from '../shared/live.tsx';
import { PennantMark } from '../shared/pennant-mark.tsx';
import { SiteFoot } from '../shared/site-foot.tsx';
import { usePageTitle } from '../shared/use-page-title.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { useSpeech } from '../shared/words.ts';
import { Leaders } from './leaders.tsx';
import { LineMark } from './line-mark.tsx';
import { MatchResult } from './match-result.tsx';
import { PlayerLink } from './player-link.tsx';
import { partPath } from './public-tabs.tsx';

const PODIUM = 3;

/** The moment people photograph: the name in the largest type, why, the podium, the path and the deciding game. */
export function WinnerPage({ id, ...live }: WithView & { id: string }) {
  const { t, language, locale } = useSpeech();
  const { view } = live;
  const { winners, why, event, name } = view.about;
  const names = namesOf(view.players);
  usePageTitle(winners.length > 0 && listText(language, winners.map(names)), name);
  return (
    <div className="guest">
      <main className="page stack">
        <p className="guest-kind crumbs">
          <PennantMark /> <Link href={partPath(id, 'overview')}>{name}</Link>
          <span className="push quiet">{eventParts(language, event, { locale }).join(' · ')}</span>
        </p>
        <LineMark {...live} />
        {winners.length === 0 ? (
          <p className="empty">{t('guest.noWinner')}</p>
        ) : (
          <>
            <section className="victory">
              <p>{t('standings.winnersCount', { count: winners.length })}</p>
              <h1 style={{ '--letters': longestWord(winners.map(names)) } as CSSProperties}>
                {winners.map((winner) => (
                  <bdi key={winner}>{names(winner)}</bdi>
                ))}
              </h1>
              {why.map((reason) => (
                <p key={`${reason.rule} ${reason.code}`}>{say(language, reason, names)}</p>
              ))}
            </section>
            <div className="victory-parts">
              <Podium id={id} view={view} names={names} />
              <Path id={id} view={view} names={names} />
              <Deciding id={id} view={view} names={names} />
            </div>
            <p className="line">
              <SharePicture id={id} version={view.version} />
              <Link href={partPath(id, 'standings')}>{t('guest.all', { count: view.standings.length })}</Link>
            </p>
          </>
        )}
        <SiteFoot />
      </main>
    </div>
  );
}

/** DK-27: the link preview as a picture of its own; of what is not listed there is none. */
function SharePicture({ id, version }: { id: string; version: number }) {
  const { t, language } = useSpeech();
  const [there, setThere] = useState(false);
  const address = `/api/tournaments/${id}/preview.png?language=${language}&at=${version}`;
  return (
    <>
      {there && (
        <a className="button primary" href={address} download={`${id}.png`}>
          {t('guest.sharePicture')}
        </a>
      )}
      <img hidden src={address} alt="" onLoad={() => setThere(true)} />
    </>
  );
}

/** The name shrinks until its longest word fits. */
const longestWord = (names: readonly string[]): number =>
  Math.max(...names.flatMap((name) => name.split(/[\s-]+/).map((word) => [...word].length)), 6);

interface PartProps {
  readonly id: string;
  readonly view: Seen;
  readonly names: Names;
}

function Podium({ id, view, names }: PartProps) {
  const { t } = useSpeech();
  const rows = view.standings.filter(({ place }) => place <= PODIUM);
  return <Leaders {...{ id, rows, names, view }} title={t('guest.podium')} />;
}

interface Played {
  readonly round: RoundView;
  readonly match: MatchView;
}

const gamesOf = ({ rounds }: Seen, winner: string): readonly Played[] =>
  rounds.flatMap((round) =>
    round.matches.filter((match) => match.seats.includes(winner)).map((match) => ({ round, match })),
  );

/** The last game of the winner, in large type: with whom, at which table. */
function Deciding({ id, view, names }: PartProps) {
  const { t, language } = useSpeech();
  const [winner = ''] = view.about.winners;
  const last = gamesOf(view, winner).at(-1);
  if (last?.match.seats.length !== 2) return null;
  const { round, match } = last;
  return (
    <section className="stack">
      <h2>{t('guest.deciding')}</h2>
      <p className="victory-score">
        <MatchResult match={match} of={winner} />
      </p>
      <p>
        {labelText(language, round.label)} · {t('round.atTable', { table: match.table })} · {t('me.against')}{' '}
        {match.seats
          .filter((seat) => seat !== winner)
          .map((seat) => (
            <PlayerLink key={seat} id={id} player={seat} names={names} />
          ))}
      </p>
    </section>
  );
}

/** Each of the winner's games in a line; with several winners the first one's. */
function Path({ id, view, names }: PartProps) {
  const { t, language } = useSpeech();
  const [winner] = view.about.winners;
  if (winner === undefined) return null;
  const games = gamesOf(view, winner);
  return (
    <section className="stack">
      <h2>{t('guest.path', { name: names(winner) })}</h2>
      <ol className="winner-path">
        {games.map(({ round, match }, at) => (
          <li key={match.id} className={at === games.length - 1 ? 'deciding' : ''}>
            <span className="pennant" title={labelText(language, round.label)}>
              {shortLabel(language, round.label)}
            </span>
            <span>
              {match.seats
                .filter((seat) => seat !== winner)
                .map((seat, other) => (
                  <span key={seat}>
                    {other > 0 && ', '}
                    <PlayerLink id={id} player={seat} names={names} />
                  </span>
                ))}
            </span>
            <span className="player-result">
              <MatchResult match={match} of={winner} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
