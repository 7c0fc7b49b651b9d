import { Link } from 'wouter';
import type { MatchView, RoundView } from '../../protocol/wire-views.ts';
import { absentText, labelText, type Names, numberText, say, unitName } from '../../words/index.ts';
import { LinkedNames } from '../shared/boards/player-pages.tsx';
import { Why } from '../shared/controls/why.tsx';
import { followedIn } from '../shared/headline.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { openTablesOf, resultOf, whereaboutsOf } from '../shared/whereabouts.ts';
import { useSpeech } from '../shared/words.ts';
import { ClockLink } from './clock/clock-link.tsx';
import { gameWords } from './match-words.ts';
import { MyTable } from './my-table.tsx';

interface CardProps {
  readonly view: Seen;
  readonly player: string;
  readonly names: Names;
  /** The tournament, where this device may press the player's clocks. */
  readonly clocks?: string;
}

/** What one player wants to know now. */
export function MyCard({ view, player, names, clocks }: CardProps) {
  const { t } = useSpeech();
  const now = whereaboutsOf(view, player);
  const shown = now.kind === 'table' ? [now.match.id] : now.kind === 'games' ? now.matches.map(({ id }) => id) : [];
  const also = openTablesOf(view, player).filter(({ match }) => !shown.includes(match.id));
  return (
    <>
      <Now {...{ view, player, names, clocks }} />
      {also.length > 0 && (
        <section className="my-now">
          <h3>{t('me.alsoOpen')}</h3>
          <Games games={also} {...{ player, names, clocks }} />
        </section>
      )}
    </>
  );
}

function Now({ view, player, names, clocks }: Omit<CardProps, 'clocks'> & { clocks: string | undefined }) {
  const { t, language } = useSpeech();
  const now = whereaboutsOf(view, player);
  switch (now.kind) {
    case 'table':
      return <MyTable round={now.round} match={now.match} event={view.about.event} {...{ player, names, clocks }} />;
    case 'games': {
      const open = now.matches.filter((match) => match.state === 'open');
      return (
        <section className="my-now">
          <RoundName round={now.round} />
          <h2 className="my-others">{t('me.games', { count: open.length })}</h2>
          <Games games={now.matches.map((match) => ({ round: now.round, match }))} {...{ player, names, clocks }} />
        </section>
      );
    }
    case 'bye':
      return <Bye round={now.round} names={names} />;
    case 'absent':
      return <Plain title={absentText(language, now.bye)} hint={labelText(language, now.round.label)} />;
    case 'won':
      return <Placed view={view} player={player} names={names} title={`★ ${t('me.won')}`} />;
    case 'out':
      return (
        <Placed
          view={view}
          player={player}
          names={names}
          title={view.about.status === 'finished' ? t('me.over') : t('me.out')}
          hint={t('me.outHint')}
        />
      );
    case 'dropped':
      return <Placed view={view} player={player} names={names} title={t('me.dropped')} />;
    case 'not-started':
      return <Plain title={t('me.notStarted')} hint={t('me.waitingHint')} />;
    case 'waiting':
      return <Plain title={t('me.waiting')} hint={t('me.waitingHint')} />;
  }
}

function RoundName({ round }: { round: RoundView }) {
  const { language } = useSpeech();
  return <p className="quiet">{labelText(language, round.label)}</p>;
}

interface GamesProps {
  readonly games: readonly { readonly round: RoundView; readonly match: MatchView }[];
  readonly player: string;
  readonly names: Names;
  readonly clocks: string | undefined;
}

/** Several games at once; the same two at two tables are told apart by their sides. */
function Games({ games, player, names, clocks }: GamesProps) {
  const speech = useSpeech();
  return (
    <ul className="my-games">
      {games.map(({ round, match }) => (
        <li key={match.id} className={match.state}>
          <span className="guest-table">{match.table}</span>
          <span>
            <LinkedNames
              text={gameWords(speech, round, match, player, names)}
              players={match.seats.map((id) => ({ id, name: names(id) }))}
            />
          </span>
          <span>
            <b>{resultOf(speech.language, match, player)}</b>{' '}
            {clocks !== undefined && <ClockLink id={clocks} match={match} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** DK-9: why it is theirs, what it counts for, and what comes next. */
function Bye({ round, names }: { round: RoundView; names: Names }) {
  const { t, language } = useSpeech();
  const title = t(round.byeWorth === 'rest' ? 'me.rests' : 'me.bye');
  return (
    <section className="my-now">
      <RoundName round={round} />
      <h2 className="my-others">{title}</h2>
      <p>
        {t(`byeWorth.${round.byeWorth}`)} {t('me.byeNext')}
      </p>
      <p className="line">
        <Why sentences={round.byeReasons.map((reason) => [reason.rule, say(language, reason, names)])} about={title} />
      </p>
    </section>
  );
}

function Plain({ title, hint }: { title: string; hint: string }) {
  return (
    <section className="my-now">
      <h2 className="my-others">{title}</h2>
      <p>{hint}</p>
    </section>
  );
}

/** Out, or over: the place in the largest type, and why. */
function Placed({
  view,
  player,
  names,
  title,
  hint,
}: Pick<CardProps, 'view' | 'player' | 'names'> & { title: string; hint?: string }) {
  const { t, language } = useSpeech();
  const row = view.standings.find((one) => one.player === player);
  // In a bracket the round that was reached is in the reasons.
  const figure = row && view.board.kind !== 'bracket' ? followedIn(view.about, row) : undefined;
  const { id, winners } = view.about;
  return (
    <section className="my-now">
      {row && (
        <p className="my-place">
          <b>{row.place}</b>{' '}
          <span className="quiet">
            {t('me.ofMany', { count: view.standings.length })}
            {figure && (
              <>
                <br />
                {numberText(language, figure.value)} {unitName(language, figure.name, figure.value)}
              </>
            )}
          </span>
        </p>
      )}
      <h2 className="my-others">{title}</h2>
      {row && row.why.length > 0 && (
        <ul className="my-why">
          {row.why.map((reason) => (
            <li key={`${reason.rule} ${reason.code}`}>{say(language, reason, names)}</li>
          ))}
        </ul>
      )}
      {hint !== undefined && <p className="quiet">{hint}</p>}
      {winners.length > 0 && (
        <Link className="button primary my-button" href={`/t/${id}/winner`}>
          {t('guest.toWinner')}
        </Link>
      )}
    </section>
  );
}
