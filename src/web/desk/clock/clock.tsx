import './clock.css';
import { useState } from 'react';
import { type Round, roundRules } from '../../../engine/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { Popover } from '../../shared/controls/popover.tsx';
import { type ClockFace, clockText, readClock } from '../../shared/time.ts';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { useClockActions, useRoundClock } from './use-round-clock.ts';

/** SW-15: the clock of the round, in the bar that every page has. DK-26: there is none once the round or the event is over. */
export function RoundClock({ round }: { round: Round }) {
  const t = useT();
  const { conclusion, derived } = useDesk();
  const face = useRoundClock(round);
  const { start, pause, extend } = useClockActions(round);
  const usual = roundRules(derived, round).time !== undefined;
  if (round.state !== 'published' || conclusion.finished) return null;
  // Even if the rules have no clock the desk may set one.
  if (!usual && face.state === 'waiting') {
    return (
      <div className="round-clock waiting">
        <Popover className="button small" label={t('clockSet.clock')} name={t('clockSet.set')}>
          {(close) => <SetClock round={round} face={face} done={close} />}
        </Popover>
      </div>
    );
  }
  return (
    <div className={`round-clock ${face.state}`}>
      <Popover
        className="clock-time"
        label={
          <span role="timer" aria-label={t('clock.label')}>
            {face.state === 'out' ? t('clock.time') : clockText(face.left)}
          </span>
        }
      >
        {(close) => <SetClock round={round} face={face} done={close} />}
      </Popover>
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
          <span className="clock-word">{t(face.state === 'waiting' ? 'clock.start' : 'clock.goOn')}</span>
        </Button>
      )}
      {face.state !== 'waiting' && (
        <Button size="small" className="extend" onClick={() => extend(5)}>
          {t('clock.extend', { minutes: 5 })}
        </Button>
      )}
    </div>
  );
}

const steps = [-5, -1, 1, 5, 10] as const;

/** Any time that can be typed; the usual ones by a press. */
function SetClock({ round, face, done }: { round: Round; face: ClockFace; done: () => void }) {
  const t = useT();
  const { set, extend } = useClockActions(round);
  const [typed, setTyped] = useState('');
  const [bad, setBad] = useState(false);
  return (
    <form
      className="stack clock-set"
      onSubmit={(event) => {
        event.preventDefault();
        const left = readClock(typed);
        setBad(left === undefined);
        if (left === undefined || !set(face, left)) return;
        setTyped('');
        done();
      }}
    >
      <label className="field">
        <span>{t('clockSet.to')}</span>
        <span className="line">
          <input
            className="input short"
            value={typed}
            placeholder={clockText(face.left)}
            autoComplete="off"
            aria-invalid={bad}
            onChange={(event) => {
              setTyped(event.target.value);
              setBad(false);
            }}
          />
          <Button type="submit" size="small">
            {t('clockSet.apply')}
          </Button>
        </span>
      </label>
      <p className="hint" role={bad ? 'alert' : undefined}>
        {t(bad ? 'clockSet.bad' : 'clockSet.hint')}
      </p>
      {face.state !== 'waiting' && (
        <p className="line">
          {steps.map((minutes) => (
            <Button key={minutes} size="small" onClick={() => extend(minutes)}>
              {minutes < 0 ? t('clockSet.less', { minutes: -minutes }) : t('clock.extend', { minutes })}
            </Button>
          ))}
        </p>
      )}
    </form>
  );
}
