import { Suspense } from 'react';
import { eventParts, formatName, labelText, progressParts, zoneAt } from '../../words/index.ts';
import type { WithView } from '../shared/live.tsx';
import { type Pole, Poles } from '../shared/motif/poles.tsx';
import { part } from '../shared/part.tsx';
import { PennantMark } from '../shared/pennant.tsx';
import { RoundClockFace } from '../shared/round-clock-face.tsx';
import type { Seen } from '../shared/use-public-view.ts';
import { useSpeech } from '../shared/words.ts';

/** After everything that everyone came for. */
const EventPlate = part(
  () => import('../shared/event-plate.tsx').then(({ EventPlate }) => EventPlate),
  () => null,
);

/** Only between rounds. */
const NextStart = part(
  () => import('../shared/next-start/next-start.tsx').then(({ NextStart }) => NextStart),
  () => null,
);

/** More poles than this say less than a sentence. */
const MAX_POLES = 12;

/** DK-27: what it is, and where it stands. Small on a player's own phone, where the table number is the page. */
export function GuestHead({ view, line, ahead, asOf, small = false }: WithView & { small?: boolean }) {
  const { t, language, locale } = useSpeech();
  const { about, clock } = view;
  const when = small ? [] : eventParts(language, about.event, { weekday: true, locale });
  const [where, ...rest] = progressParts(language, about.progress);
  return (
    <header className={`guest-head ${small ? 'small' : ''}`}>
      {!small && (
        <p className="guest-kind quiet">
          <PennantMark /> {formatName(language, about.format)}
          {view.players.length > 0 && ` · ${t('home.players', { count: view.players.length })}`}
        </p>
      )}
      <div className="guest-title">
        {!small && (
          <Suspense fallback={null}>
            <EventPlate id={about.id} label={t('guest.imageOf', { name: about.name })} />
          </Suspense>
        )}
        <div className="guest-name">
          <h1>
            {small && <PennantMark />} <bdi>{about.name}</bdi>
          </h1>
          {when.length > 0 && <p className="guest-when">{when.join(' · ')}</p>}
        </div>
        {!small && <EventPoles view={view} />}
      </div>
      <p className="guest-progress">
        <b>{where}</b> {!small && rest.map((part) => <span key={part}>· {part}</span>)}{' '}
        {clock && <RoundClockFace clock={clock} ahead={ahead} className="guest-clock" />}
      </p>
      {!small && about.progress.kind === 'between' && (
        <Suspense fallback={null}>
          <NextStart id={about.id} progress={about.progress} zone={zoneAt(about.event)} ahead={ahead} />
        </Suspense>
      )}
      {line === 'waiting' && (
        <p className="mark warn" role="status">
          {asOf === undefined ? t('line.guestDown') : t('line.guestAsOf', { time: momentText(locale, asOf) })}
        </p>
      )}
    </header>
  );
}

/** The time of day; of another day, the date, too. */
function momentText(locale: string, at: number): string {
  const today = new Date(at).toDateString() === new Date().toDateString();
  const style = today ? ({ timeStyle: 'short' } as const) : ({ dateStyle: 'medium', timeStyle: 'short' } as const);
  return new Intl.DateTimeFormat(locale, style).format(at);
}

function EventPoles({ view }: { view: Seen }) {
  const { language } = useSpeech();
  const rounds = view.rounds.slice(-MAX_POLES);
  if (rounds.length === 0) return null;
  const { progress } = view.about;
  const planned = 'of' in progress ? (progress.of ?? 0) : 0;
  const newest = rounds.at(-1)?.number ?? 0;
  const toCome = Math.max(0, Math.min(planned, MAX_POLES - rounds.length + newest) - newest);
  const begun = rounds.map((round): Pole => {
    const done = round.matches.filter((match) => match.state === 'done').length;
    return {
      round: round.number,
      label: labelText(language, round.label),
      state: round.state === 'closed' || view.about.status === 'finished' ? 'closed' : 'now',
      tables: { done, count: round.matches.length },
    };
  });
  const coming = Array.from(
    { length: toCome },
    (_, at): Pole => ({ round: newest + at + 1, label: String(newest + at + 1), state: 'to-come' }),
  );
  return <Poles poles={[...begun, ...coming]} />;
}
