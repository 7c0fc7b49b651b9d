import { forecastWord } from '../../../words/forecast/index.ts';
import type { Language } from '../../../words/index.ts';

/** Below a point it is noise. */
const LEAST_MOVE = 0.01;

/** ▲ 4: by how many points the chance has moved since the last result. */
export function Movement({ by, language }: { by: number; language: Language }) {
  if (Math.abs(by) < LEAST_MOVE) return null;
  const points = `${by > 0 ? '▲' : '▼'} ${Math.round(Math.abs(by) * 100)}`;
  return (
    <small className={by > 0 ? 'forecast-up' : 'forecast-down'} title={forecastWord(language, 'moved', { points })}>
      {points}
    </small>
  );
}
