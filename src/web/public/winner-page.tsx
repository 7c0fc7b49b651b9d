import { Link } from 'wouter';
import { labelText, listText, type Names, namesOf, say } from '../../words/index.ts';
import type { WithView } from '../shared/live.tsx';
import { SiteFoot } from '../shared/site-foot.tsx';
import { usePageTitle } from '../shared/use-page-title.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { useSpeech } from '../shared/words.ts';
import { Leaders } from './leaders.tsx';
import { MatchResult } from './match-result.tsx';
import { PlayerLink } from './player-link.tsx';
import { GuestHead } from './public-head.tsx';
import { partPath } from './public-tabs.tsx';

const PODIUM = 3;

/** The moment people photograph: the name in the largest type, why, the podium and the winner's path. */
export function WinnerPage({ id, ...live }: WithView & { id: string }) {
  const { t, language } = useSpeech();
  const { view } = live;
  const { winners, why } = view.about;
  const names = namesOf(view.players);
  usePageTitle(winners.length > 0 && listText(language, winners.map(names)), view.about.name);
  return (
    <div className="guest">
      <GuestHead {...live} />
      <main className="page stack">
        <p>
          <Link href={partPath(id, 'overview')}>← {view.about.name}</Link>
        </p>
        {winners.length === 0 ? (
          <p className="empty">{t('guest.noWinner')}</p>
        ) : (
          <>
            <section className="victory">
              <p>{t('standings.winnersCount', { count: winners.length })}</p>
              <h2>
                {winners.map((winner) => (
                  <bdi key={winner}>{names(winner)}</bdi>
                ))}
              </h2>
            </section>
            <ul className="my-why">
              {why.map((reason) => (
                <li key={`${reason.rule} ${reason.code}`}>{say(language, reason, names)}</li>
              ))}
            </ul>
            <div className="overview">
              <Path id={id} view={view} names={names} />
              <Podium id={id} view={view} names={names} />
            </div>
          </>
        )}
        <SiteFoot />
      </main>
    </div>
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
  return <Leaders id={id} title={t('guest.podium')} rows={rows} names={names} />;
}

/** Each of the winner's games in a line; with several winners the first one's. */
function Path({ id, view, names }: PartProps) {
  const { t, language } = useSpeech();
  const [winner] = view.about.winners;
  if (winner === undefined) return null;
  const games = view.rounds.flatMap((round) =>
    round.matches.filter((match) => match.seats.includes(winner)).map((match) => ({ round, match })),
  );
  return (
    <section className="stack">
      <h2>{t('guest.path', { name: names(winner) })}</h2>
      <ul className="player-games">
        {games.map(({ round, match }, at) => (
          <li key={match.id} className={at === games.length - 1 ? 'deciding' : ''}>
            <span className="quiet">{labelText(language, round.label)}</span>
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
      </ul>
    </section>
  );
}
