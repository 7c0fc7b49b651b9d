import { dot } from './dot.tsx';

const rows = [10, 24, 38];

/** The upper half meets the lower half, with white and black in turn; one floats down. */
export function Picture() {
  return (
    <>
      {rows.map((y, at) => (
        <g key={y}>
          <path d={`M36 ${y}H84`} stroke="currentColor" opacity="0.5" />
          {dot(36, y, at % 2 === 1)}
          {dot(88, y, at % 2 === 0)}
        </g>
      ))}
      <path d="M88 44v8m-4 -4l4 4l4 -4" stroke="currentColor" fill="none" />
      {dot(88, 58)}
    </>
  );
}
