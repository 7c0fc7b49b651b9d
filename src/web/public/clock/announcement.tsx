import { useState } from 'react';
import type { GameClock } from '../../../protocol/wire-clocks.ts';
import type { Face, Side } from '../../shared/game-face.ts';
import { useSpeech } from '../../shared/words.ts';
import { spanText } from './spans.ts';

/** DK-20: a screen reader hears whose turn it is, and that time is short; not every second. */
const WORTH_SAYING = [60_000, 10_000];

interface AnnouncementProps {
  readonly game: GameClock;
  /** The side whose own device this is. */
  readonly own: Side | undefined;
  readonly face: Face;
  readonly state: string;
}

export function Announcement({ game, own, face, state }: AnnouncementProps) {
  const { t, language } = useSpeech();
  const { clock, over, seq } = game;
  const short = WORTH_SAYING.filter((limit) => face.left <= limit).length;
  const key = [seq, state, short, clock?.running].join(' ');
  const [said, say] = useState({ key: '', text: '' });
  if (said.key !== key) say({ key, text: sentence() });
  return (
    <p className="unseen" role="status">
      {said.text}
    </p>
  );

  function sentence(): string {
    if (state !== '' || over || !clock) return state;
    const time = spanText(language, face.left, 'long');
    return clock.toMove === own
      ? t('gameClock.yourTurnLeft', { time })
      : t('gameClock.turnLeft', { name: game[clock.toMove].name, time });
  }
}
