import { useEffect, useState } from 'react';
import type { Forecasted } from '../../../protocol/wire-forecast.ts';
import { watchForecast } from './watch.ts';

/** The newest figures there are; those before stay until they come. Undefined until something was answered. */
export function useForecast(id: string, version: number): Forecasted | undefined {
  const [told, setTold] = useState<Forecasted>();
  useEffect(() => watchForecast(id, version, setTold), [id, version]);
  return told;
}
