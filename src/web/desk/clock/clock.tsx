import './clock.css';
import type { Round } from '../../../engine/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { clockText } from '../../shared/time.ts';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { useClockActions, useRoundClock } from './use-round-clock.ts';

/** SW-15: the clock of the round, in the bar that every page has. */
export function RoundClock({ round }: { round: Round }) {
  const t = useT();
  const { facts } = useDesk();
  const face = useRoundClock(round);
  const { start, pause, extend } = useClockActions(round);
  const config = facts.stages[round.stage]?.config;
  const usual = typeof config === 'object' && config !== null && 'roundClock' in config;
  if (round.status !== 'published' || (!usual && face.state === 'waiting')) return null;
  return (
    <div className={`round-clock ${face.state}`}>
      <span className="clock-time" role="timer" aria-label={t('clock.label')}>
        {face.state === 'out' ? t('clock.time') : clockText(face.left)}
      </span>
      {face.state === 'running' && (
        <Button size="small square" aria-label={t('clock.pause')} title={t('clock.pause')} onClick={pause}>
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="M2 1h3v10H2zM7 1h3v10H7z" fill="currentColor" />
          </svg>
        </Button>
      )}
      {(face.state === 'waiting' || face.state === 'paused') && (
        <Button size="small" onClick={start}>
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="M2 1l9 5-9 5z" fill="currentColor" />
          </svg>
          {face.state === 'waiting' ? t('clock.start') : t('clock.goOn')}
        </Button>
      )}
      {face.state !== 'waiting' && (
        <Button size="small" onClick={() => extend(5)}>
          {t('clock.extend', { minutes: 5 })}
        </Button>
      )}
    </div>
  );
}
