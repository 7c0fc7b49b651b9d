const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** “3 days”, “1 hr 30 min”, “4 minutes 12 seconds”: whole seconds, in the reader's language. */
export function spanText(language: string, milliseconds: number, unitDisplay: 'short' | 'long' = 'short'): string {
  let rest = Math.ceil(milliseconds / 1000) * 1000;
  const parts = UNITS.flatMap(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest %= size;
    if (count === 0 && !(unit === 'second' && milliseconds <= 0)) return [];
    return [new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(count)];
  });
  // Nobody wants the seconds of a clock that has days.
  return parts.slice(0, 2).join(' ');
}
