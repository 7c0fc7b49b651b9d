import { type ReactNode, useEffect, useReducer } from 'react';
import { clockFace, clockText } from './time.ts';
import type { Seen } from './use-public-view.ts';
import { useT } from './words.ts';

interface FaceProps {
  readonly clock: NonNullable<Seen['clock']>;
  readonly ahead: number;
  readonly className?: string;
  /** The sentence that it stands in; `time-up` once it has run out. */
  readonly around?: (left: string) => ReactNode;
}

/** SW-15: the same time on every screen, by the server's clock. */
export function RoundClockFace({ clock, ahead, className, around }: FaceProps) {
  const t = useT();
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const face = clockFace(clock, clock.round, clock.remaining, Date.now() + ahead);
  const running = face.state === 'running';
  const pause = running ? (face.left % 1000) + 20 : 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(tick, pause);
    return () => clearTimeout(timer);
  });
  const out = face.state === 'out';
  return (
    <span className={`${className ?? ''} ${out ? 'time-is-up' : ''}`} role="timer">
      {around ? around(out ? 'time-up' : clockText(face.left)) : out ? t('wall.time') : clockText(face.left)}
    </span>
  );
}
