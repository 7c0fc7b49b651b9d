import './expected-length.css';
import { useEffect, useState } from 'react';
import type { Config } from '../shared/settings-form.tsx';
import { useT } from '../shared/words.ts';

export interface LengthAsked {
  readonly format: string;
  readonly players: number;
  readonly config: Config;
}

export interface LengthFound {
  readonly runs: number;
  /** How many of the tournaments took this many rounds. */
  readonly rounds: Readonly<Record<number, number>>;
}

/** More would take longer than anyone looks at this page. */
const mostPlayers = 300;

/** “About 6 rounds, 5 to 7”, from a quick simulation in a worker. */
export function ExpectedLength({ format, players, config }: LengthAsked) {
  const t = useT();
  const [found, setFound] = useState<LengthFound>();
  const asked = JSON.stringify({ format, players, config } satisfies LengthAsked);
  useEffect(() => {
    setFound(undefined);
    let worker: Worker | undefined;
    const timer = setTimeout(() => {
      worker = new Worker(new URL('./length-worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<LengthFound>) => setFound(data);
      worker.postMessage(JSON.parse(asked));
    }, 400);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [asked]);
  if (players < 2 || players > mostPlayers) return null;
  const lengths = Object.entries(found?.rounds ?? {}).map(([rounds, times]) => ({ rounds: Number(rounds), times }));
  if (!found) return <p className="hint">{t('plan.counting')}</p>;
  // Settings that can't be played have their own sentence beside this one.
  if (lengths.length === 0) return null;
  const [usual] = lengths.toSorted((a, b) => b.times - a.times);
  const least = Math.min(...lengths.map(({ rounds }) => rounds));
  const most = Math.max(...lengths.map(({ rounds }) => rounds));
  const tallest = usual?.times ?? 1;
  return (
    <figure className="expected">
      <figcaption aria-live="polite">
        {t(least === most ? 'plan.lengthSure' : 'plan.length', { count: usual?.rounds ?? most, least, most })}
      </figcaption>
      {least !== most && (
        <ol className="expected-bars">
          {lengths.map(({ rounds, times }) => (
            <li key={rounds}>
              <span className="expected-bar" style={{ blockSize: `${Math.round((48 * times) / tallest)}px` }} />
              <span className="unseen">
                {t('plan.lengthShare', { rounds, percent: Math.round((100 * times) / found.runs) })}
              </span>
              <span aria-hidden="true">{rounds}</span>
            </li>
          ))}
        </ol>
      )}
    </figure>
  );
}
