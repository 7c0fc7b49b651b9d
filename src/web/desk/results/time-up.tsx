import type { Round } from '../../../engine/index.ts';
import { useT } from '../../shared/words.ts';
import { useRoundClock } from '../clock/use-round-clock.ts';
import { isOpen } from './recording.ts';

/** SW-15: the clock has run out; open tables are asked for their points as they stand. */
export function TimeUp({ round }: { round: Round }) {
  const t = useT();
  const clock = useRoundClock(round);
  const count = round.tables.filter(isOpen).length;
  if (clock.state !== 'out' || count === 0) return null;
  return (
    <p className="band warn" role="alert">
      <b>{t('entry.timeUp', { count })}</b>
    </p>
  );
}
