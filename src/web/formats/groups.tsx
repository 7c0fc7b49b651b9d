/** Cross tables whose winners meet in the next. */
export function Picture() {
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
