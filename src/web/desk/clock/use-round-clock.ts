import { useEffect, useReducer } from 'react';
import { type Derived, type Round, roundRules } from '../../../engine/index.ts';
import { type ClockFace, clockFace } from '../../shared/time.ts';
import { useDesk } from '../context.tsx';

const MINUTE = 60_000;
const USUAL = 45 * MINUTE;

/** How long a round is meant to be; where its rules do not say, as long as rounds usually are. */
const lengthOf = (derived: Derived, round: Round | undefined): number =>
  (round && roundRules(derived, round).time) ?? USUAL;

const oneMore = (count: number) => count + 1;

/** The face of the round's clock, by the server's time, as it changes. */
export function useRoundClock(round: Round | undefined): ClockFace {
  const { facts, snapshot, derived } = useDesk();
  const [, tick] = useReducer(oneMore, 0);
  const length = lengthOf(derived, round);
  const face = clockFace(facts.clock, round?.number ?? 0, length, Date.now() + snapshot.ahead);
  const running = face.state === 'running';
  // Wakes just after the next whole second of what is left.
  const wait = (face.left % 1000) + 20;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(tick, wait);
    return () => clearTimeout(timer);
  });
  return face;
}

export function useClockActions(round: Round | undefined) {
  const { act, derived } = useDesk();
  const length = lengthOf(derived, round);
  const number = round?.number ?? 0;
  const extend = (by: number) => act({ type: 'ExtendRoundClock', round: number, by });
  return {
    start: () => act({ type: 'StartRoundClock', round: number, duration: length }),
    pause: () => act({ type: 'PauseRoundClock', round: number }),
    extend: (minutes: number) => extend(minutes * MINUTE),
    /** To any time; one that nobody has started begins with it. */
    set: (face: ClockFace, left: number) =>
      face.state === 'waiting'
        ? act({ type: 'StartRoundClock', round: number, duration: left })
        : Math.round(left - face.left) === 0 || extend(Math.round(left - face.left)),
  };
}
