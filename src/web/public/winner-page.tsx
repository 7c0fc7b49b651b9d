import { useState } from 'react';
import { Link } from 'wouter';
import type { MatchView, RoundView, StandingView } from '../../protocol/wire-views.ts';
import { eventParts, labelText, listText, type Names, namesOf, say, shortLabel } from '../../words/index.ts';
import { NameLink } from '../shared/boards/player-pages.tsx';
import { followedIn } from '../shared/headline.ts';
import type { WithView } from '../shared/live.tsx';
import { PennantMark } from '../shared/motif/pennant.tsx';
import { useServerPort, type WithServer } from '../shared/ports.tsx';
import { SiteFoot } from '../shared/site-foot.tsx';
import { usePageTitle } from '../shared/use-page.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { gameResults } from '../shared/whereabouts.ts';
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
  const server = useServerPort();
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
              <h1>
                {winners.map((winner) => (
                  <NameLink key={winner} player={winner} names={names} />
                ))}
              </h1>
              {[...why, ...tieBreaks(view)].map((reason) => (
                <p key={`${reason.rule} ${reason.code}`}>{say(language, reason, names)}</p>
              ))}
            </section>
            <div className="victory-parts">
              <Podium id={id} view={view} names={names} />
              {winners.map((winner) => (
                <Path key={winner} {...{ id, view, names, winner }} />
              ))}
              <Deciding id={id} view={view} names={names} />
            </div>
            <p className="line">
              {server && <SharePicture server={server} id={id} version={view.version} />}
              <Link href={partPath(id, 'standings')}>{t('guest.all', { count: view.standings.length })}</Link>
            </p>
          </>
        )}
        <SiteFoot />
      </main>
    </div>
  );
}

/** Why the only winner is ahead of someone with just as much of what everyone follows. */
function tieBreaks({ about, standings }: Seen): StandingView['why'] {
  const row = standings.find(({ player }) => player === about.winners[0]);
  if (!row || about.winners.length > 1) return [];
  const followed = followedIn(about, row)?.name;
  return row.why.filter(({ code, figures }) => code === 'ahead-by' && figures.criterion !== followed);
}

/** DK-27: the link preview as a picture of its own; of what is not listed there is none. */
function SharePicture({ server, id, version }: WithServer & { id: string; version: number }) {
  const { t, language } = useSpeech();
  const [there, setThere] = useState(false);
  const address = server.previewPicture(id, language, version);
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

/** The last table of the only winner, where it was won: one that was lost or drawn decided nothing. */
function decidingOf(view: Seen): Played | undefined {
  const [winner = '', ...joint] = view.about.winners;
  const last = gamesOf(view, winner).at(-1);
  const won = last?.match.seats.length === 2 && last.match.winners.includes(winner);
  return won && joint.length === 0 ? last : undefined;
}

/** It in large type: with whom, at which table, and of a match each of its games. */
function Deciding({ id, view, names }: PartProps) {
  const { t, language } = useSpeech();
  const [winner = ''] = view.about.winners;
  const deciding = decidingOf(view);
  if (!deciding) return null;
  const { round, match } = deciding;
  const games = gameResults(language, match, winner);
  return (
    <section className="stack">
      <h2>{t(games.length > 1 ? 'guest.decidingMatch' : 'guest.deciding')}</h2>
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
      {games.length > 1 && (
        <ol className="victory-games">
          {match.games.map((game, at) => (
            <li key={game.id}>
              <span className="quiet">{t('guest.gameOf', { game: at + 1 })}</span> <b>{games[at]}</b>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Each of a winner's games in a line. */
function Path({ id, view, names, winner }: PartProps & { readonly winner: string }) {
  const { t, language } = useSpeech();
  const deciding = decidingOf(view)?.match;
  return (
    <section className="stack">
      <h2>{t('guest.path', { name: names(winner) })}</h2>
      <ol className="winner-path">
        {gamesOf(view, winner).map(({ round, match }) => (
          <li key={match.id} className={match === deciding ? 'deciding' : ''}>
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
