import { Suspense } from 'react';
import type { Names } from '../../../words/index.ts';
import { part } from '../part.tsx';
import { withWords } from '../words.ts';

/** DK-29: fetched when it is looked at. Without a line there is none, and the page is as it was. */
const Nothing = () => null;
const Panel = part(
  withWords(['forecast'], () => import('./forecast-panel.tsx').then(({ ForecastPanel }) => ForecastPanel)),
  Nothing,
);
const Sentences = part(
  withWords(['forecast'], () => import('./needs.tsx').then(({ NeedSentences }) => NeedSentences)),
  Nothing,
);

export interface ForecastOf {
  readonly id: string;
  /** What the page shows: with a new one the forecast is asked for again. */
  readonly version: number;
  readonly names: Names;
}

/** Everyone's chances as bars, with how they moved, and what surprised. */
export const Forecast = (props: ForecastOf) => (
  <Suspense fallback={null}>
    <Panel {...props} />
  </Suspense>
);

/** “What do I need?”, and one's own chance. */
export const Needs = (props: ForecastOf & { readonly player: string }) => (
  <Suspense fallback={null}>
    <Sentences {...props} />
  </Suspense>
);
