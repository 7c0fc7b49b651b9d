import { dot } from './dot.tsx';

/** Pairs that change from round to round. */
export function Picture() {
  return (
    <>
      {[12, 32, 52].map((y) => (
        <g key={y}>
          {dot(20, y)}
          {dot(46, y)}
          <path d={`M24 ${y}h18`} stroke="currentColor" />
        </g>
      ))}
      <path d="M58 12l16 0M58 12L74 32M58 32L74 12M58 32L74 52M58 52h16" stroke="currentColor" opacity="0.5" />
      {[12, 32, 52].map((y) => (
        <g key={y}>
          {dot(84, y, false)}
          {dot(110, y, false)}
          <path d={`M88 ${y}h18`} stroke="currentColor" />
        </g>
      ))}
    </>
  );
}
