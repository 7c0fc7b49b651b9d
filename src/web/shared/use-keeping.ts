import { useCallback, useEffect, useState } from 'react';
import type { KeepingPort } from '../../client/index.ts';

type KeepingState = Awaited<ReturnType<KeepingPort['state']>>;

/** Whether the newest backup has everything; asked again when `turn` changes, and with `look`. */
export function useKeeping(keeping: KeepingPort, turn: unknown): readonly [KeepingState | undefined, () => void] {
  const [state, setState] = useState<KeepingState>();
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    // Whatever was entered since, or saved, is another state.
    void [turn, looks];
    let over = false;
    keeping.state().then(
      (found) => over || setState(found),
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [keeping, turn, looks]);
  return [state, useCallback(() => setLooks((last) => last + 1), [])];
}
