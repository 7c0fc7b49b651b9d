/** A small picture of how each format goes. */

const dot = (x: number, y: number, solid = true) => (
  <circle key={`${x} ${y}`} cx={x} cy={y} r="4" fill={solid ? 'currentColor' : 'none'} stroke="currentColor" />
);

function Groups() {
  const box = (x: number, y: number, cells: number) => (
    <g key={`${x} ${y}`} fill="none" stroke="currentColor">
      <rect x={x} y={y} width={cells * 9} height={cells * 9} rx="2" />
      {[1, 2].slice(0, cells - 1).map((at) => (
        <path key={at} d={`M${x + 9 * at} ${y}v${cells * 9}M${x} ${y + 9 * at}h${cells * 9}`} opacity="0.5" />
      ))}
      <path d={`M${x} ${y}l${cells * 9} ${cells * 9}`} opacity="0.5" />
    </g>
  );
  return (
    <>
      {box(6, 2, 3)}
      {box(48, 2, 3)}
      {box(90, 2, 3)}
      <path d="M20 31v5q0 4 6 4h18M104 31v5q0 4-6 4H80M62 31v7" fill="none" stroke="currentColor" opacity="0.6" />
      {box(53, 42, 2)}
    </>
  );
}

function Hybrid() {
  return (
    <>
      {[10, 24, 38, 52].map((y) => (
        <path key={y} d={`M4 ${y}h${20 + ((y * 7) % 23)}`} stroke="currentColor" strokeWidth="3" />
      ))}
      <path d="M56 4v56" stroke="currentColor" strokeDasharray="3 3" opacity="0.6" />
      <path d="M66 10h20v14H66M66 38h20v14H66M86 17h20v28H86M106 31h16" fill="none" stroke="currentColor" />
    </>
  );
}

function Strikes() {
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

function Swiss() {
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

const pictures: Readonly<Record<string, () => React.JSX.Element>> = {
  groups: Groups,
  hybrid: Hybrid,
  strikes: Strikes,
  swiss: Swiss,
};

export function FormatPicture({ format }: { format: string }) {
  const Picture = pictures[format];
  return (
    <svg className="picture" viewBox="0 0 124 64" aria-hidden="true" focusable="false">
      {Picture && <Picture />}
    </svg>
  );
}
