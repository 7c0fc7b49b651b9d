import './next-start.css';
import type { ProgressView } from '../../../engine/index.ts';
import { useSpeech } from '../words.ts';
import { useLeft, useNextStart, useStartText, waitsAfter } from './use-next-start.ts';

const MINUTE = 60_000;
/** Beyond this nobody waits for minutes. */
const MANY = 99;

interface NextStartProps {
  readonly id: string;
  readonly progress: ProgressView;
  readonly zone: { timeZone?: string };
  readonly ahead: number;
}

/** When the desk means to begin the next round, and how long that still is. */
export function NextStart({ id, progress, zone, ahead }: NextStartProps) {
  const { t } = useSpeech();
  const start = useNextStart(id, waitsAfter(progress));
  const left = useLeft(start?.at ?? 0, ahead, MINUTE);
  const textOf = useStartText(progress, zone, ahead);
  if (!start) return null;
  const minutes = Math.ceil(left / MINUTE);
  const counted = minutes > 0 && minutes <= MANY;
  return (
    <p className="next-start" role="status">
      {counted && (
        <>
          <b>{minutes}</b> <span>{t('nextStart.minutes', { count: minutes })}</span>
        </>
      )}{' '}
      <span className="next-start-when">{textOf(start).sentence}</span>
    </p>
  );
}
