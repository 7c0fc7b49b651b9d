import '../shared/boards/winners.css';
import { Fragment, lazy, Suspense, useState } from 'react';
import type { RoundView } from '../../protocol/wire-views.ts';
import { labelText, listText, type Names, namesOf, say } from '../../words/index.ts';
import { hasPicture } from '../shared/boards/has-picture.ts';
import { StandingsTable } from '../shared/boards/standings-table.tsx';
import { Why } from '../shared/controls/why.tsx';
import type { WithView } from '../shared/live.tsx';
import { SiteFoot } from '../shared/site-foot.tsx';
import { Waiting } from '../shared/states.tsx';
import type { Seen } from '../shared/use-public-view.ts';
import { resultOf } from '../shared/whereabouts.ts';
import { useSpeech } from '../shared/words.ts';
import { FindMe } from './find-me.tsx';
import { MyCard } from './my-card.tsx';
import { useMyName } from './my-name.ts';
import { GuestHead } from './public-head.tsx';
import { Registration } from './registration.tsx';

/** Only who looks at the picture fetches it. */
const BoardPicture = lazy(() =>
  import('../shared/boards/board-picture.tsx').then(({ BoardPicture }) => ({ default: BoardPicture })),
);

type Part = 'round' | 'standings' | 'board' | 'players';

/** DK-11: on a phone, without an account: where do I sit, how does it stand. */
export function PublicPage({ id, ...live }: WithView & { id: string }) {
  const { t } = useSpeech();
  const { view } = live;
  const [chosen, setChosen] = useMyName(id);
  const names = namesOf(view.players);
  const player = view.players.find((one) => one.id === chosen);
  return (
    <div className="guest">
      <GuestHead {...live} />
      <main className="page stack">
        {view.about.winners.length > 0 && <GuestWinners view={view} names={names} />}
        {view.about.status === 'registering' && view.about.selfRegistration && <Registration id={id} />}
        {player ? (
          <>
            <p className="line">
              <b>{player.name}</b>
              <button type="button" className="link-button push" onClick={() => setChosen(undefined)}>
                {t('me.other')}
              </button>
            </p>
            <MyCard view={view} player={player.id} names={names} />
          </>
        ) : (
          view.players.length > 0 && <FindMe players={view.players} onChoose={setChosen} />
        )}
        <PublicParts view={view} names={names} />
      </main>
    </div>
  );
}

/** Tables, standings, the picture and the players, one at a time. */
export function PublicParts({ view, names }: { view: Seen; names: Names }) {
  const { t, language } = useSpeech();
  const { about, rounds, standings, board, players } = view;
  const [part, setPart] = useState<Part>('round');
  const [picked, setPicked] = useState<number>();
  const round = rounds.find((one) => one.number === picked) ?? rounds.at(-1);
  const parts: readonly Part[] = !hasPicture(about.format, board.kind)
    ? ['round', 'standings', 'players']
    : ['round', 'standings', 'board', 'players'];
  return (
    <>
      <div className="guest-tabs" role="tablist" aria-label={t('tabs.label')}>
        {parts.map((one) => (
          <button key={one} type="button" role="tab" aria-selected={part === one} onClick={() => setPart(one)}>
            {t(`guest.${one}`)}
          </button>
        ))}
      </div>
      {part === 'round' && (
        <>
          {rounds.length > 1 && (
            <nav className="guest-rounds" aria-label={t('guest.rounds')}>
              {rounds.map((one) => (
                <button
                  key={one.number}
                  type="button"
                  aria-pressed={one === round}
                  aria-label={labelText(language, one.label)}
                  onClick={() => setPicked(one.number)}
                >
                  {one.number}
                </button>
              ))}
            </nav>
          )}
          <PublicRound round={round} names={names} />
        </>
      )}
      {part === 'standings' && <StandingsTable standings={standings} names={names} winners={about.winners} />}
      {part === 'board' && (
        <Suspense fallback={<Waiting />}>
          <BoardPicture {...about} {...{ board, rounds, standings, names }} />
        </Suspense>
      )}
      {part === 'players' && (
        <ul className="guest-players">
          {players.map((player) => (
            <li key={player.id}>
              <span>
                {player.name} {player.club !== undefined && <span className="quiet">{player.club}</span>}
              </span>
              <span className="quiet">
                {player.rating ?? ''}
                {player.plusMinus !== undefined && ` ± ${player.plusMinus}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <SiteFoot />
    </>
  );
}

function GuestWinners({ view, names }: { view: Seen; names: Names }) {
  const { t, language } = useSpeech();
  const { winners, why } = view.about;
  return (
    <section className="winners" aria-label={t('standings.winners')}>
      <p className="winners-title">
        <span aria-hidden="true">★</span> {t('standings.winnersCount', { count: winners.length })}
      </p>
      <p className="winners-names">{listText(language, winners.map(names))}</p>
      <Why sentences={why.map((reason) => [reason.rule, say(language, reason, names)])} />
    </section>
  );
}

function PublicRound({ round, names }: { round: RoundView | undefined; names: Names }) {
  const { t, language } = useSpeech();
  if (!round) return <p className="empty">{t('guest.notYet')}</p>;
  return (
    <section className="stack">
      <h2>{labelText(language, round.label)}</h2>
      <ol className="guest-tables">
        {round.matches.map((match) => (
          <li key={match.id}>
            <span className="guest-table">{match.table}</span>
            <span className="guest-seats">
              {match.seats.map((seat, at) => (
                <Fragment key={seat}>
                  {at > 0 && <span className="quiet"> – </span>}
                  <span className={match.winners.includes(seat) ? 'won' : ''}>{names(seat)}</span>
                </Fragment>
              ))}
            </span>
            <span className="guest-result">
              {resultOf(match) || <span className="quiet open-mark">{t('guest.open')}</span>}
            </span>
            <Why
              sentences={match.why.map((reason) => [reason.rule, say(language, reason, names)])}
              about={match.seats.map(names).join(' – ')}
            />
          </li>
        ))}
      </ol>
      {round.byes.length > 0 && (
        <p>
          {t('round.byeOf', { count: round.byes.length, names: listText(language, round.byes.map(names)) })}{' '}
          <Why sentences={round.byeReasons.map((reason) => [reason.rule, say(language, reason, names)])} />
        </p>
      )}
    </section>
  );
}
