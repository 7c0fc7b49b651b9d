import './between.css';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { type PlayerId, progressView } from '../../../engine/index.ts';
import { labelText, numberText, zoneAt } from '../../../words/index.ts';
import { Moved } from '../../shared/boards/round-cell.tsx';
import { PageHead } from '../../shared/motif/page-head.tsx';
import { type Pole, Poles } from '../../shared/motif/poles.tsx';
import { NextStart } from '../../shared/next-start/next-start.tsx';
import { useNextStart, waitsAfter } from '../../shared/next-start/use-next-start.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { part } from '../../shared/part.tsx';
import { useSpeech, useT, withWords } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { PlayerName } from '../player-name.tsx';
import { usePrimaryAction } from '../primary-action.ts';
import { isOpen } from '../results/recording.ts';
import { labelOfRound } from '../rounds.ts';
import { NextStartForm } from './next-start-form.tsx';
import { expectedStarts, minutesEach } from './start-times.ts';
import { Upsets } from './upsets.tsx';
import { type Happened, whatHappened } from './what-happened.ts';

const Nothing = () => null;
const BetweenForecast = part(
  withWords(['forecast'], () => import('./between-forecast.tsx').then(({ BetweenForecast }) => BetweenForecast)),
  Nothing,
);

/** What happened in a round that is over, and what comes next. */
export function Between({ number }: { number: string | undefined }) {
  const { language } = useSpeech();
  const say = useT('evening');
  const { id, facts, snapshot, derived } = useDesk();
  const closed = facts.rounds.filter(({ state }) => state === 'closed');
  const round = closed.find((one) => one.number === Number(number)) ?? closed.at(-1);
  const happened = round && whatHappened(derived, round.number);
  if (!happened) return <p className="empty">{say('between.none')}</p>;
  return (
    <div className="stack between">
      <PageHead
        title={say('between.over', { label: labelText(language, happened.round.label) })}
        tools={
          <PageLink className="button small" href={`/t/${id}/wall`}>
            {say('between.wall')}
          </PageLink>
        }
      />
      <Rounds />
      <div className="between-parts">
        {happened.upsets && <Upsets upsets={happened.upsets} />}
        {happened.movers && <Movers movers={happened.movers} />}
        <Front {...happened} />
      </div>
      {/* What the server has yet to answer comes last, so that nothing moves when it arrives. */}
      <Next after={happened.round.number} />
      <NextStart id={id} progress={progressView(derived)} zone={zoneAt(facts.event)} ahead={snapshot.ahead} />
      <Suspense fallback={null}>
        <BetweenForecast round={happened.round.number} />
      </Suspense>
    </div>
  );
}

/** All rounds that there will be, as far as that is known, each with the time it began. */
function Rounds() {
  const { language, locale } = useSpeech();
  const say = useT('evening');
  const { facts, derived } = useDesk();
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...zoneAt(facts.event) });
  const progress = progressView(derived);
  const count = 'of' in progress ? (progress.of ?? 0) : 0;
  const shown = facts.rounds.filter(({ state }) => state !== 'draft');
  const poles = [
    ...shown.map(
      ({ publishedAt, ...round }): Pole => ({
        round: round.number,
        label: labelText(language, labelOfRound(derived, round.number)),
        state: round.state === 'closed' ? 'closed' : 'now',
        tables: { done: round.tables.filter((table) => !isOpen(table)).length, count: round.tables.length },
        ...(publishedAt !== undefined && { foot: time.format(publishedAt) }),
      }),
    ),
    ...Array.from({ length: Math.max(0, count - shown.length) }, (_, at): Pole => {
      const round = shown.length + at + 1;
      return { round, label: say('between.round', { round }), state: 'to-come' };
    }),
  ];
  return poles.length > 1 ? <Poles poles={poles} tall /> : null;
}

function Movers({ movers }: { movers: NonNullable<Happened['movers']> }) {
  const say = useT('evening');
  return (
    <section className="between-part">
      <h2>{say('between.movers')}</h2>
      {movers.length === 0 && <p className="quiet">{say('between.nobodyMoved')}</p>}
      <ul className="between-movers">
        {movers.map(({ player, by, place }) => (
          <li key={player}>
            <Moved by={by} />
            <span>
              <b>
                <PlayerName player={player} />
              </b>{' '}
              <span className="hint">{say('between.now', { place })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Front({ front, through, out, left }: Happened) {
  const { language } = useSpeech();
  const say = useT('evening');
  return (
    <section className="between-part">
      {front.length > 0 && (
        <>
          <h2>{say('between.inFront')}</h2>
          <ol className="between-front">
            {front.map(({ player, place, value }) => (
              <li key={player} className={`place-${place}`}>
                <span className="between-place">{place}</span>
                <PlayerName player={player} />
                <b>{numberText(language, value)}</b>
              </li>
            ))}
          </ol>
        </>
      )}
      <Listed title={say('between.through')} players={through} />
      <Listed title={say('between.out')} players={out} />
      <Listed title={say('between.left')} players={left} />
    </section>
  );
}

function Listed({ title, players }: { title: string; players: readonly PlayerId[] }) {
  if (players.length === 0) return null;
  return (
    <p className="between-listed">
      <b>{title}:</b>{' '}
      {players.map((player, at) => (
        <span key={player}>
          {at > 0 && ', '}
          <PlayerName player={player} />
        </span>
      ))}
    </p>
  );
}

/** What is known of the rest: the next round and what it waits for, those after it, how long they have taken. */
function Next({ after }: { after: number }) {
  const { locale } = useSpeech();
  const say = useT('evening');
  const { id, facts, conclusion, snapshot, derived } = useDesk();
  const action = usePrimaryAction();
  const progress = progressView(derived);
  const of = 'of' in progress ? progress.of : undefined;
  const start = useNextStart(id, waitsAfter(progress));
  if (conclusion.finished || facts.rounds.some(({ number, state }) => number > after && state !== 'draft')) return null;
  const draft = facts.rounds.find(({ state }) => state === 'draft');
  const coming = of === undefined ? [] : Array.from({ length: Math.max(0, of - after) }, (_, at) => after + 1 + at);
  const called = (round: number) => say(round === of ? 'between.lastRound' : 'between.round', { round });
  const minutes = minutesEach(facts.rounds);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...zoneAt(facts.event) });
  const now = Date.now() + snapshot.ahead;
  const starts = expectedStarts(facts.rounds, Math.max(1, coming.length), now, start?.at);
  return (
    <section className="between-next">
      <h2>{say('between.next')}</h2>
      <ol>
        {(coming.length > 0 ? coming.map(called) : [say('between.nextRound')]).map((name, at) => (
          <li key={name} className={at === 0 ? 'first' : ''}>
            {starts[at] !== undefined && (
              <span className="between-start">
                {at === 0 && start ? time.format(start.at) : say('between.about', { time: time.format(starts[at]) })}
              </span>
            )}
            {at === 0 && draft ? <Link href={`/t/${id}/desk/round`}>{name}</Link> : <b>{name}</b>}
            {at === 0 && (
              <span className="hint">
                {draft ? say('between.drafted') : action && say('between.toPair', { action: action.label })}
              </span>
            )}
          </li>
        ))}
        <li>
          <b>{say('between.end')}</b>
        </li>
      </ol>
      {progress.kind === 'between' && <NextStartForm round={progress.round + 1} start={start} />}
      {minutes !== undefined && <p className="hint">{say('between.took', { count: minutes })}</p>}
    </section>
  );
}
