import { useEffect, useReducer, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ProblemError } from '../../client/index.ts';
import type { ListedTournament } from '../../protocol/wire.ts';
import { formatName, listText, progressParts, shortLabel } from '../../words/index.ts';
import { plainName } from '../../words/plain-name.ts';
import { underBase } from '../shared/base.ts';
import { Pennant } from '../shared/motif/pennant.tsx';
import { Ticks } from '../shared/motif/ticks.tsx';
import { PageLink } from '../shared/page-link.tsx';
import { useServerPort, useTournamentPort } from '../shared/ports.tsx';
import { clockFace, clockText } from '../shared/time.ts';
import { useFormatWords, useSpeech } from '../shared/words.ts';
import { nextName } from './next-name.ts';

interface EveningsProps {
  readonly tournaments: readonly ListedTournament[];
  readonly mayCreate: boolean;
  /** Where there are more than were fetched. */
  readonly fetchOlder: (() => void) | undefined;
}

/** Fewer are seen at a glance. */
const SEARCHED_FROM = 5;
/** So many that are over stand here without being asked for. */
const FINISHED = 10;

const matches = ({ name, winners }: ListedTournament, wanted: string): boolean =>
  [name, ...winners].some((text) => plainName(text).includes(wanted));

/** What runs first, then what comes, then what is over, with its winners. */
export function Evenings({ tournaments, mayCreate, fetchOlder }: EveningsProps) {
  const { t } = useSpeech();
  const [search, setSearch] = useState('');
  const [whole, setWhole] = useState(false);
  useFormatWords([...new Set(tournaments.map(({ format }) => format))].sort());
  const wanted = plainName(search.trim());
  const found = wanted === '' ? tournaments : tournaments.filter((one) => matches(one, wanted));
  const of = (status: ListedTournament['status']) => found.filter((one) => one.status === status);
  const [running, upcoming, finished] = [of('running'), of('registering'), of('finished')];
  const names = tournaments.map(({ name }) => name);
  const shown = whole || wanted !== '' ? finished : finished.slice(0, FINISHED);
  return (
    <>
      {tournaments.length >= SEARCHED_FROM && (
        <search className="evenings-search">
          <input
            className="input"
            type="search"
            autoComplete="off"
            aria-label={t('homePage.find')}
            placeholder={t('homePage.find')}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              if (search === '') fetchOlder?.();
            }}
          />
        </search>
      )}
      {found.length === 0 && (
        <p className="quiet" role="status">
          {t('homePage.nothing')}
        </p>
      )}
      {running.length > 0 && (
        <section className="stack" aria-labelledby="running">
          <h2 id="running" className="evenings-head">
            {t('homePage.running')}
          </h2>
          <ul>
            {running.map((tournament) => (
              <Running key={tournament.id} tournament={tournament} names={names} mayCreate={mayCreate} />
            ))}
          </ul>
        </section>
      )}
      <div className="evenings-columns">
        {upcoming.length > 0 && (
          <section className="stack" aria-labelledby="upcoming">
            <h2 id="upcoming" className="evenings-head">
              {t('homePage.upcoming')}
            </h2>
            <ul>
              {upcoming.map((tournament) => (
                <Coming key={tournament.id} tournament={tournament} names={names} mayCreate={mayCreate} />
              ))}
            </ul>
          </section>
        )}
        {finished.length > 0 && (
          <section className="stack" aria-labelledby="finished">
            <h2 id="finished" className="evenings-head">
              {t('homePage.finished')}
            </h2>
            <ul>
              {shown.map((tournament) => (
                <Finished key={tournament.id} tournament={tournament} names={names} mayCreate={mayCreate} />
              ))}
            </ul>
            {shown.length < finished.length && (
              <button type="button" className="button small" onClick={() => setWhole(true)}>
                {t('homePage.all', { count: finished.length })}
              </button>
            )}
          </section>
        )}
      </div>
      {fetchOlder && wanted === '' && (
        <p>
          <button type="button" className="button small" onClick={fetchOlder}>
            {t('homePage.earlier')}
          </button>
        </p>
      )}
    </>
  );
}

const hasDesk = ({ role }: ListedTournament): boolean => role === 'owner' || role === 'desk' || role === 'scorekeeper';

const addressOf = (tournament: ListedTournament): string =>
  hasDesk(tournament) ? `/t/${tournament.id}/desk` : `/t/${tournament.id}`;

interface OneProps {
  readonly tournament: ListedTournament;
  /** Those that are taken. */
  readonly names: readonly string[];
  readonly mayCreate: boolean;
}

/** An event as a line that lives: round, tables, clock. */
function Running({ tournament, names, mayCreate }: OneProps) {
  const { t, language, locale } = useSpeech();
  const { id, name, format, players, progress, createdAt } = tournament;
  const isServed = useServerPort() !== undefined;
  const { date, zone } = dayOf(tournament, createdAt);
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', ...(zone && { timeZone: zone }) });
  const left = useLeft(tournament);
  const [where, ...rest] = progressParts(language, progress);
  const label = 'label' in progress && shortLabel(language, progress.label);
  return (
    <li className="evening">
      <span className="evening-round">
        {label && <Pennant className={/\p{L}/u.test(label) ? 'evening-label' : ''}>{label}</Pennant>}
      </span>
      <div className="evening-what">
        <Link href={addressOf(tournament)} className="tournament-name">
          {name}
        </Link>
        <p className="quiet">
          {formatName(language, format)} · {t('home.players', { count: players })} · {day.format(date)}
        </p>
      </div>
      <div className="evening-progress">
        {progress.kind === 'playing' && <Tables {...progress} label={rest[0] ?? ''} />}
        <p>
          <b>{progress.kind === 'waiting' ? t('homePage.drawn') : where}</b>
          {progress.kind !== 'waiting' && rest.map((part) => ` · ${part}`)}
        </p>
      </div>
      <div className="evening-end">
        {left !== undefined && (
          <span className="evening-clock" role="timer" aria-label={t('clock.label')}>
            {left}
          </span>
        )}
        <span className="line">
          <Link href={addressOf(tournament)} className="button small ink">
            {hasDesk(tournament) ? t('homePage.openDesk') : t('homePage.watch')}
          </Link>
          <PageLink className="button small" href={`/t/${id}/wall`}>
            {t('homePage.wall')}
          </PageLink>
          {mayCreate && hasDesk(tournament) && <UseAgain id={id} name={name} names={names} />}
        </span>
        {hasDesk(tournament) && (
          <PageLink className="evening-address" href={`/t/${id}`}>
            {isServed ? `${window.location.host}${underBase(`/t/${id}`)}` : t('share.openPublic')}
          </PageLink>
        )}
      </div>
    </li>
  );
}

/** More than this cannot be distinguished. */
const MAX_TICKS = 64;

/** One tick a table, full where it is in; of many a bar. */
function Tables({ done, all, label }: { done: number; all: number; label: string }) {
  if (all > MAX_TICKS) return <progress className="evening-bar" value={done} max={all} aria-label={label} />;
  const ticks = Array.from({ length: all }, (_, at) => ({
    table: at + 1,
    state: at < done ? ('in' as const) : ('open' as const),
  }));
  return <Ticks className="evening-ticks" ticks={ticks} label={label} />;
}

/** What is left of the round's time, by this machine's clock; undefined: no clock runs. */
function useLeft({ clock }: ListedTournament): string | undefined {
  const { t } = useSpeech();
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const running = clock?.since !== undefined;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [running]);
  if (!clock) return undefined;
  const face = clockFace(clock, clock.round, clock.remaining, Date.now());
  return face.state === 'out' ? t('clock.time') : clockText(face.left);
}

/** Led by its day, if it is announced. */
function Coming({ tournament, names, mayCreate }: OneProps) {
  const { t, language } = useSpeech();
  const { id, name, format, players, firstDay } = tournament;
  return (
    <li className="evening-row">
      {firstDay === undefined ? (
        <span className="evening-day">{t('homePage.noDay')}</span>
      ) : (
        <Day on={dayOf(tournament, 0)} />
      )}
      <div>
        <Link href={addressOf(tournament)} className="tournament-name">
          {name}
        </Link>
        <p className="quiet tournament-facts">
          {formatName(language, format)} · {t('home.players', { count: players })}
        </p>
      </div>
      {hasDesk(tournament) && (
        <Link href={`/t/${id}/desk/players`} className="button small">
          {t('tabs.players')}
        </Link>
      )}
      {mayCreate && hasDesk(tournament) && <UseAgain id={id} name={name} names={names} />}
    </li>
  );
}

/** “18 April” as on a calendar's leaf; the year, where it is another one. */
function Day({ on }: { on: EventDay }) {
  const { locale } = useSpeech();
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, ...(on.zone && { timeZone: on.zone }) }).format(on.date);
  const year = on.date.getFullYear() === new Date().getFullYear() ? undefined : ('numeric' as const);
  return (
    <time className="evening-day" dateTime={on.date.toISOString().slice(0, 10)}>
      <b>{part({ day: 'numeric' }).replace(/\D/g, '')}</b> {part({ month: 'long', ...(year && { year }) })}
    </time>
  );
}

interface EventDay {
  readonly date: Date;
  /** A day at the venue, whatever the reader's own zone is. */
  readonly zone?: 'UTC';
}

/** The day that is announced; otherwise the one of this moment. */
const dayOf = ({ firstDay }: ListedTournament, at: number): EventDay =>
  firstDay === undefined ? { date: new Date(at) } : { date: new Date(`${firstDay}T00:00:00Z`), zone: 'UTC' };

/** Led by its winners. */
function Finished({ tournament, names, mayCreate }: OneProps) {
  const { t, language } = useSpeech();
  const { id, name, format, players, updatedAt, winners } = tournament;
  return (
    <li className="evening-row">
      <Day on={dayOf(tournament, updatedAt)} />
      <div>
        <p className="evening-winner">
          <span aria-hidden="true">★</span> {winners.length > 0 ? listText(language, winners) : t('homePage.noWinner')}
        </p>
        <p>
          <Link href={addressOf(tournament)} className="evening-over">
            {name}
          </Link>
        </p>
        <p className="quiet tournament-facts">
          {formatName(language, format)} · {t('home.players', { count: players })}
        </p>
      </div>
      {mayCreate && hasDesk(tournament) && <UseAgain id={id} name={name} names={names} />}
    </li>
  );
}

/** DK-32: same players, same settings, new event. */
function UseAgain({ id, name, names }: { id: string; name: string; names: readonly string[] }) {
  const { t } = useSpeech();
  const port = useTournamentPort();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const again = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const created = await port.again(id, nextName(name, names));
      go(`/t/${created.id}/desk/players`);
    } catch (error) {
      setProblem(error instanceof ProblemError ? error.problem.detail : t('states.noAnswer'));
      setBusy(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className="button small plain"
        aria-busy={busy}
        title={t('again.made')}
        onClick={() => void again()}
      >
        {t('again.use')} <span className="unseen">{name}</span>
      </button>
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
