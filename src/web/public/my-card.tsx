import type { MatchView } from '../../protocol/wire-views.ts';
import { listText, type Names } from '../../words/index.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { resultOf, whereaboutsOf } from '../shared/whereabouts.ts';
import { useSpeech } from '../shared/words.ts';
import { ClockLink } from './clock/clock-link.tsx';

interface CardProps {
  readonly view: Seen;
  readonly player: string;
  readonly names: Names;
  /** The tournament, where this device may press the player's clocks. */
  readonly clocks?: string;
}

/** The table number fills a third of the screen; then whom, and in which colour. */
export function MyCard({ view, player, names, clocks }: CardProps) {
  const { t } = useSpeech();
  const now = whereaboutsOf(view, player);
  switch (now.kind) {
    case 'table':
      return (
        <>
          <MyTable match={now.match} player={player} names={names} format={view.about.format} />
          {clocks !== undefined && <ClockLink id={clocks} match={now.match} large />}
        </>
      );
    case 'games': {
      const open = now.matches.filter((match) => match.state === 'open');
      return (
        <section className="my-card">
          <h2 className="my-line">{t('me.games', { count: open.length })}</h2>
          <ul className="my-games">
            {now.matches.map((match) => (
              <li key={match.id} className={match.state}>
                <span className="guest-table">{match.table}</span>
                <span>
                  {names(opponentIn(match, player))}{' '}
                  <span className="quiet">{match.seats[0] === player ? t('me.attack') : t('me.defend')}</span>
                </span>
                <span>
                  <b>{resultOf(match)}</b> {clocks !== undefined && <ClockLink id={clocks} match={match} />}
                </span>
              </li>
            ))}
          </ul>
        </section>
      );
    }
    case 'bye':
      return <Plain title={t('me.bye')} hint={t('me.byeHint')} />;
    case 'won':
      return <Plain title={`★ ${t('me.won')}`} />;
    case 'out':
      return <Plain title={t('me.out')} hint={t('me.outHint')} />;
    case 'dropped':
      return <Plain title={t('me.dropped')} />;
    case 'not-started':
      return <Plain title={t('me.notStarted')} hint={t('me.waitingHint')} />;
    case 'waiting':
      return <Plain title={t('me.waiting')} hint={t('me.waitingHint')} />;
  }
}

const opponentIn = (match: MatchView, player: string): string => match.seats.find((seat) => seat !== player) ?? '';

function Plain({ title, hint }: { title: string; hint?: string }) {
  return (
    <section className="my-card">
      <h2 className="my-line">{title}</h2>
      {hint !== undefined && <p>{hint}</p>}
    </section>
  );
}

interface TableProps {
  readonly match: MatchView;
  readonly player: string;
  readonly names: Names;
  readonly format: string;
}

function MyTable({ match, player, names, format }: TableProps) {
  const { t, language } = useSpeech();
  const others = match.seats.filter((seat) => seat !== player).map(names);
  const game = match.games.findLast((one) => one.result === undefined) ?? match.games.at(-1);
  const colour = game?.white === player ? t('me.white') : game?.black === player ? t('me.black') : undefined;
  return (
    <section className="my-card">
      <p className="my-table">
        <span>{t('me.table')}</span> <b>{match.table}</b>
      </p>
      {others.length > 0 && (
        <h2 className="my-line">
          <span className="quiet">{format === 'strikes' ? t('me.together') : t('me.against')}</span>{' '}
          {listText(language, others)}
        </h2>
      )}
      {colour !== undefined && (
        <p className={`my-colour ${game?.white === player ? 'white' : 'black'}`}>
          <span aria-hidden="true" /> {colour}
        </p>
      )}
      {match.state === 'done' && <p className="band good">{t('me.done', { result: resultOf(match) })}</p>}
    </section>
  );
}
