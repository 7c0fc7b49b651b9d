import { Fragment, Suspense } from 'react';
import { eventParts, formatName, labelText, progressParts, zoneAt } from '../../words/index.ts';
import { namedParts } from '../shared/boards/board-names.ts';
import { stillIn } from '../shared/headline.ts';
import type { WithView } from '../shared/live.tsx';
import { PennantMark } from '../shared/motif/pennant.tsx';
import { type Pole, Poles } from '../shared/motif/poles.tsx';
import { part } from '../shared/part.tsx';
import { RoundClockFace } from '../shared/round-clock-face.tsx';
import type { Seen } from '../shared/use-public-view.ts';
import { WholeWords } from '../shared/whole-words.tsx';
import { useSpeech } from '../shared/words.ts';
import { LineMark } from './line-mark.tsx';
import { Counted } from './titles.tsx';

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

/** Only where a bracket has two sides. */
const SidePoles = part(
  () => import('./side-poles.tsx').then(({ SidePoles }) => SidePoles),
  () => null,
);

/** More poles than this say less than a sentence. */
const MAX_POLES = 12;

/** DK-27: what it is, and where it stands. Small on a player's own phone, where the table number is the page. */
export function GuestHead({ view, line, ahead, asOf, small = false }: WithView & { small?: boolean }) {
  const { t, language, locale } = useSpeech();
  const { about, clock } = view;
  const when = small ? [] : eventParts(language, about.event, { weekday: true, locale });
  const [where = '', ...rest] = progressParts(language, about.progress);
  const [stage = '', ...ofRound] = namedParts(where);
  const left = stillIn(view);
  if (left) rest.push(t('guest.stillIn', left));
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
            {small && <PennantMark />} <WholeWords>{about.name}</WholeWords>
          </h1>
          {when.length > 0 && <p className="guest-when">{when.join(' · ')}</p>}
        </div>
        {!small && <EventPoles view={view} />}
      </div>
      <p className="guest-progress">
        {small ? (
          <b>{stage}</b>
        ) : (
          [stage, ...ofRound, ...rest].map((part, at, all) => (
            <Fragment key={all.slice(0, at + 1).join()}>
              <span>
                <Counted text={part} />
                {(at < all.length - 1 || clock) && ' ·'}
              </span>{' '}
            </Fragment>
          ))
        )}{' '}
        {clock && (
          <RoundClockFace
            clock={clock}
            ahead={ahead}
            className="guest-clock"
            {...(!small && { around: (left) => <Left progress={about.progress} left={left} /> })}
          />
        )}
      </p>
      {!small && about.progress.kind === 'between' && (
        <Suspense fallback={null}>
          <NextStart id={about.id} progress={about.progress} zone={zoneAt(about.event)} ahead={ahead} />
        </Suspense>
      )}
      <LineMark line={line} asOf={asOf} />
    </header>
  );
}

/** «12:40 left», as in the sentence that every page has (DK-26). */
function Left({ progress, left }: { progress: Seen['about']['progress']; left: string }) {
  const { language } = useSpeech();
  return <Counted text={progressParts(language, progress, left).at(-1) ?? ''} />;
}

function EventPoles({ view }: { view: Seen }) {
  const { language } = useSpeech();
  const rounds = view.rounds.slice(-MAX_POLES);
  if (rounds.length === 0) return null;
  if (view.board.kind === 'bracket' && view.board.bracket?.columns.some(({ side }) => side !== undefined)) {
    return (
      <Suspense fallback={null}>
        <SidePoles bracket={view.board.bracket} rounds={view.rounds} />
      </Suspense>
    );
  }
  const { progress } = view.about;
  const planned = 'of' in progress ? (progress.of ?? 0) : 0;
  const newest = rounds.at(-1)?.number ?? 0;
  const toCome = Math.max(0, Math.min(planned, MAX_POLES - rounds.length + newest) - newest);
  const begun = rounds.map((round): Pole => {
    const done = round.matches.filter((match) => match.state === 'done').length;
    return {
      round: round.number,
      ...called(labelText(language, round.label)),
      state: round.state === 'closed' || view.about.status === 'finished' ? 'closed' : 'now',
      tables: { done, count: round.matches.length },
    };
  });
  const coming = Array.from(
    { length: toCome },
    (_, at): Pole => ({ round: newest + at + 1, label: String(newest + at + 1), state: 'to-come' }),
  );
  // In a bracket it is known what there will be.
  const columns = view.board.kind === 'bracket' ? (view.board.bracket?.columns ?? []) : [];
  const drawn = columns
    .filter(({ round }, at) => round > newest && columns.findIndex((one) => one.round === round) === at)
    .sort((a, b) => a.round - b.round)
    .slice(0, MAX_POLES - rounds.length)
    .map(({ round, label }): Pole => ({ round, ...called(labelText(language, label)), state: 'to-come' }));
  return <Poles poles={[...begun, ...(toCome > 0 ? coming : drawn)]} />;
}

/** What a stage is called stands at the foot of its pole. */
function called(label: string): Pick<Pole, 'label' | 'foot'> {
  const [stage = label, ...ofRound] = namedParts(label);
  return { label, ...(ofRound.length > 0 && { foot: stage }) };
}
