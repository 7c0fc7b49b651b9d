import { useEffect, useState } from 'react';
import { ProblemError, TiltyardClient } from '../../../client/index.ts';
import type { Forecasted } from '../../../protocol/wire-forecast.ts';

const ASK_AGAIN_AFTER = 3_000;

/** The newest figures there are; those before stay until they come. Undefined until something was answered. */
export function useForecast(id: string, version: number): Forecasted | undefined {
  const [told, setTold] = useState<Forecasted>();
  useEffect(() => {
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      timer = setTimeout(ask, ASK_AGAIN_AFTER);
    };
    const ask = () =>
      new TiltyardClient().forecast(id).then(
        (answer) => {
          if (over) return;
          setTold(answer);
          if (answer.pending || answer.version < version) again();
        },
        (error) => {
          if (over) return;
          const refused = error instanceof ProblemError && error.problem.status < 500;
          if (refused) setTold(undefined);
          else again();
        },
      );
    void ask();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [id, version]);
  return told;
}
