/** A race for places, then a bracket. */
export function Picture() {
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
