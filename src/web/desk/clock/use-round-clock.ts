import { useEffect, useReducer } from 'react';
import type { Round, SwissConfig } from '../../../engine/index.ts';
import { useDesk } from '../context.tsx';
import { type ClockFace, clockFace } from './time.ts';

const USUAL = 45 * 60_000;

/** How long a round of this tournament is meant to be. */
export function useRoundLength(round: Round | undefined): number {
  const { facts } = useDesk();
  const config = round && (facts.stages[round.stage]?.config as Partial<SwissConfig> | undefined);
  return config?.roundClock ?? USUAL;
}

/** The face of the round's clock, by the server's time, as it changes. */
export function useRoundClock(round: Round): ClockFace {
  const { facts, snapshot } = useDesk();
  const length = useRoundLength(round);
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const face = clockFace(facts.clock, round.number, length, Date.now() + snapshot.ahead);
  const running = face.state === 'running';
  // Wakes just after the next whole second of what is left.
  const pause = running ? (face.left % 1000) + 20 : 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(tick, pause);
    return () => clearTimeout(timer);
  });
  return face;
}
