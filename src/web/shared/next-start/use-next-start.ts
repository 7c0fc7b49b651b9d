import { useCallback, useEffect, useReducer, useSyncExternalStore } from 'react';
import type { ProgressView } from '../../../engine/index.ts';
import { timeText } from '../../../words/index.ts';
import { useTournamentPort } from '../ports.tsx';
import { type Speech, useSpeech } from '../words.ts';
import { followStart, type Start, startKnown } from './asked-starts.ts';

const leaveNothing = () => undefined;

/** When the round after this one begins, if the desk has said so; undefined `after`: nobody waits for one. */
export function useNextStart(id: string, after: number | undefined): Start | undefined {
  const port = useTournamentPort();
  const follow = useCallback(
    (listener: () => void) => (after === undefined ? leaveNothing : followStart(port, id, listener)),
    [port, id, after],
  );
  const next = useSyncExternalStore(follow, () => startKnown(id));
  // A time set for an earlier round no longer counts.
  return after !== undefined && next?.round === after + 1 ? next : undefined;
}

/** The round that is over while everybody waits for the next. */
export const waitsAfter = (progress: ProgressView): number | undefined =>
  progress.kind === 'between' ? progress.round : undefined;

/** How long it still is, by the server's time, as it changes by whole steps; 0 once it is due. */
export function useLeft(at: number, ahead: number, step: number): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const left = Math.max(0, at - Date.now() - ahead);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(tick, (left % step) + 20);
    return () => clearTimeout(timer);
  });
  return left;
}

/** “Round 4”, where rounds are counted. */
const nextLabel = ({ t }: Speech, progress: ProgressView, { round }: Start): string =>
  'of' in progress && progress.of !== undefined ? t('nextStart.round', { round }) : t('nextStart.nextRound');

const HALF_A_DAY = 12 * 3_600_000;

interface Told {
  readonly label: string;
  readonly time: string;
  readonly sentence: string;
  /** Whether it is due, soon enough for the time alone, or on another day. */
  readonly when: 'due' | 'today' | 'far';
}

/** By the clock at the venue (DK-24); with the day where it is not the same evening. */
export function useStartText(progress: ProgressView, zone: { timeZone?: string }, ahead: number) {
  const speech = useSpeech();
  const { t, locale, language } = speech;
  return (start: Start): Told => {
    const label = nextLabel(speech, progress, start);
    const time = timeText(language, new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...zone }).format(start.at));
    const day = new Intl.DateTimeFormat(locale, { weekday: 'long', ...zone }).format(start.at);
    const left = start.at - Date.now() - ahead;
    if (left <= 0) return { label, time, sentence: t('nextStart.soon', { label }), when: 'due' };
    return left > HALF_A_DAY
      ? { label, time, sentence: t('nextStart.startsOn', { label, day, time }), when: 'far' }
      : { label, time, sentence: t('nextStart.starts', { label, time }), when: 'today' };
  };
}
