import { createContext, type ReactNode, use, useLayoutEffect, useReducer } from 'react';

const AwaitingContext = createContext<(change: number) => void>(() => undefined);

/** DK-15: what is shown here has not all arrived. A page that can be printed waits for it; others take no notice. */
export function useAwaiting(awaiting: boolean): void {
  const count = use(AwaitingContext);
  useLayoutEffect(() => {
    if (!awaiting) return undefined;
    count(1);
    return () => count(-1);
  }, [awaiting, count]);
}

/** Knows whether anything that its children show is still on its way. */
export function Awaiting({ children }: { children: (awaiting: boolean) => ReactNode }) {
  const [awaited, count] = useReducer((sum: number, change: number) => sum + change, 0);
  return <AwaitingContext value={count}>{children(awaited > 0)}</AwaitingContext>;
}
