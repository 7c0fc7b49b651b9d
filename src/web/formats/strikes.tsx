import { dot } from './dot.tsx';

/** A table, and strikes that are chalked up. */
export function Picture() {
  const seat = (angle: number) => dot(34 + 22 * Math.cos(angle), 32 + 22 * Math.sin(angle), angle > 1);
  return (
    <>
      <circle cx="34" cy="32" r="13" fill="none" stroke="currentColor" />
      {[0.3, 1.55, 2.8, 4.05, 5.3].map(seat)}
      <path
        d="M76 12v14M83 12v14M90 12v14M97 12v14M72 24l30-10M76 40v14M83 40v14"
        stroke="currentColor"
        strokeWidth="2"
      />
    </>
  );
}

export const loadReckoning = () => import('./strikes-seats.ts').then(({ seatsSoFar }) => seatsSoFar);
