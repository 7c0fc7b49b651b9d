import { useEffect, useReducer } from 'react';
import type { Reason } from '../../engine/index.ts';
import type { RoundView } from '../../protocol/wire-views.ts';
import { labelText, listText, progressParts, zoneAt } from '../../words/index.ts';
import type { WithView } from '../shared/live.tsx';
import type { Start } from '../shared/next-start/asked-starts.ts';
import { useLeft } from '../shared/next-start/use-next-start.ts';
import { RoundClockFace } from '../shared/round-clock-face.tsx';
import { clockText } from '../shared/time.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { type Speech, useSpeech } from '../shared/words.ts';
import { FitText } from './fit-text.tsx';
import type { Scene } from './scenes.ts';
import { CornerCode } from './way-in.tsx';

interface HeadProps {
  readonly live: WithView;
  readonly scene: Scene | undefined;
  /** When the next round begins, where the desk has said so. */
  readonly start: Start | undefined;
}

/** The round on its pennant, the event, the clock; below, a tick for each table. */
export function WallHead({ live, scene, start }: HeadProps) {
  const speech = useSpeech();
  const { view, line, ahead } = live;
  const { about, clock } = view;
  const running = about.status === 'running';
  return (
    <>
      <header className="wall-head">
        <Flag text={flagText(speech, view)} />
        <div className="wall-event">
          <h1>
            <FitText className="wall-name">{about.name}</FitText>
          </h1>
          <p>
            <FitText className="wall-sub">
              {line === 'waiting' ? (
                <b className="wall-down">{speech.t('wall.lineDown')}</b>
              ) : (
                subText(speech, view, scene)
              )}
            </FitText>
          </p>
        </div>
        {!hasOwnCode(scene) && <CornerCode id={about.id} />}
        <p className="wall-time">
          {clock && running ? (
            <RoundClockFace clock={clock} ahead={ahead} className="wall-clock" />
          ) : (
            about.status !== 'finished' && <WaitingTime {...{ about, start, ahead }} />
          )}
        </p>
      </header>
      <Ticks rounds={view.rounds} />
    </>
  );
}

/** Where the way in is part of the scene, and larger. */
const hasOwnCode = (scene: Scene | undefined): boolean =>
  scene !== undefined &&
  (scene.kind === 'waiting' || scene.kind === 'between' || (scene.kind === 'bracket' && !scene.stages));

/** “Round 3”: the word, then the numeral as tall as the flag. */
function Flag({ text }: { text: string }) {
  const [, word = text, numeral] = /^(.*?)\s*(\d+)$/.exec(text) ?? [];
  return (
    <p className="wall-flag">
      {word !== '' && <span>{word}</span>} {numeral !== undefined && <b>{numeral}</b>}
    </p>
  );
}

/** Labels may say two things, “Round 3 · Quarter-finals”: the flag has the last, the line beside it the first. */
const partsOf = ({ language }: Speech, label: Reason): string[] => labelText(language, label).split(' · ');

/** DK-26: the round that the progress is about, which need not be the newest: a bracket may have several open. */
function flagText(speech: Speech, { about }: Seen): string {
  const { t } = speech;
  const { progress } = about;
  switch (progress.kind) {
    case 'finished':
      return t('wall.champion', { count: about.winners.length });
    case 'waiting':
      return t('wall.soon');
    case 'between':
      return t('wall.after', { round: partsOf(speech, progress.label).at(-1) ?? '' });
    case 'playing':
      return partsOf(speech, progress.label).at(-1) ?? '';
  }
}

function subText(speech: Speech, view: Seen, scene: Scene | undefined): string {
  const { t, language } = speech;
  const { players, about, board } = view;
  const { progress } = about;
  if (!scene) return t('wall.fromDesk');
  if (scene.kind === 'names') return t(scene.groups ? 'wall.findGroup' : 'wall.findTable');
  if (scene.kind === 'byes') return t('wall.sitOut');
  if (scene.kind === 'between') return t('wall.between');
  if (progress.kind !== 'playing') return t('wall.players', { count: players.length });
  // The sentence of every page, in which the flag is the round.
  const [, ...counted] = progressParts(language, progress);
  const parts = [
    ...partsOf(speech, progress.label).slice(0, -1),
    ...counted,
    ...(board.kind === 'bars' ? [t('bars.level', { level: board.limit })] : []),
    ...stillPlaying(speech, view),
  ];
  return parts.join(' · ');
}

/** Where only a few are left. */
function stillPlaying({ t, language }: Speech, { rounds }: Seen): string[] {
  const matches = rounds.filter(({ state }) => state === 'published').flatMap((round) => round.matches);
  const open = matches.filter(({ state, group }) => state === 'open' && group === undefined);
  if (open.length === 0 || open.length > 5 || open.length === matches.length) return [];
  const tables = listText(
    language,
    open.map(({ table }) => String(table)),
  );
  return [t('wall.stillPlaying', { tables })];
}

/** One tick per table of what is being played: full is in, hollow is open. */
function Ticks({ rounds }: { rounds: readonly RoundView[] }) {
  const matches = rounds.filter(({ state }) => state === 'published').flatMap((round) => round.matches);
  return (
    <div className="wall-ticks" aria-hidden="true">
      {matches.map(({ id, state }) => (
        <i key={id} className={state} />
      ))}
    </div>
  );
}

const SECOND = 1_000;
/** Beyond this the time of day says more. */
const LONG = 3 * 3_600_000;

/** How long it is until the next round, where the desk has said when; else the time. */
function WaitingTime({ about, start, ahead }: { about: Seen['about']; start: Start | undefined; ahead: number }) {
  const { t } = useSpeech();
  const left = useLeft(start?.at ?? 0, ahead, SECOND);
  if (!start || left === 0 || left > LONG) return <TimeNow ahead={ahead} zone={zoneAt(about.event)} />;
  return (
    <>
      <b className="wall-now" role="timer">
        {clockText(left)}
      </b>
      <span>{t('nextStart.left')}</span>
    </>
  );
}

/** The time at the venue, even if the screen is elsewhere (DK-24). */
function TimeNow({ ahead, zone }: { ahead: number; zone: Intl.DateTimeFormatOptions }) {
  const { t, locale } = useSpeech();
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const now = Date.now() + ahead;
  useEffect(() => {
    const timer = setTimeout(tick, 60_000 - (now % 60_000) + 20);
    return () => clearTimeout(timer);
  });
  return (
    <>
      <b className="wall-now">
        {new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', ...zone }).format(now)}
      </b>
      <span>{t('wall.timeNow')}</span>
    </>
  );
}
