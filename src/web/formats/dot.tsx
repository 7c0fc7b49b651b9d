/** A player in a picture. */
export const dot = (x: number, y: number, solid = true) => (
  <circle key={`${x} ${y}`} cx={x} cy={y} r="4" fill={solid ? 'currentColor' : 'none'} stroke="currentColor" />
);
