import { formatName, labelText, statusName } from '../../words/index.ts';
import type { WithView } from '../shared/live.tsx';
import { RoundClockFace } from '../shared/round-clock-face.tsx';
import { useSpeech } from '../shared/words.ts';

export function GuestHead({ view, line, ahead }: WithView) {
  const { t, language } = useSpeech();
  const { about, rounds, clock } = view;
  const newest = rounds.at(-1);
  return (
    <header className="guest-head">
      <div className="line">
        <h1>{about.name}</h1>
        {clock && <RoundClockFace clock={clock} ahead={ahead} className="guest-clock push" />}
      </div>
      <p className="quiet">
        {formatName(language, about.format)} · {statusName(language, about.status)}
        {newest && about.status === 'running' && ` · ${labelText(language, newest.label)}`}
      </p>
      {line === 'waiting' && (
        <p className="mark warn" role="status">
          {t('line.guestDown')}
        </p>
      )}
    </header>
  );
}
