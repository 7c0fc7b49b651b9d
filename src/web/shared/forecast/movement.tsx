import { type Language, translator } from '../../../words/index.ts';

/** Below a point it is noise. */
const LEAST_MOVE = 0.01;

export const movedText = (by: number): string | undefined =>
  Math.abs(by) < LEAST_MOVE ? undefined : `${by > 0 ? '▲' : '▼'} ${Math.round(Math.abs(by) * 100)}`;

/** ▲ 4: by how many points the chance has moved since the last result. */
export function Movement({ by, language }: { by: number; language: Language }) {
  const points = movedText(by);
  if (points === undefined) return null;
  return (
    <small
      className={by > 0 ? 'forecast-up' : 'forecast-down'}
      title={translator(language)('forecast.moved', { points })}
    >
      {points}
    </small>
  );
}
