const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** How long ago, as people say it: «now», «4 minutes ago», «yesterday». */
export function agoText(locale: string, milliseconds: number): string {
  const say = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const ago = Math.max(0, milliseconds);
  if (ago < MINUTE) return say.format(0, 'second');
  if (ago < HOUR) return say.format(-Math.floor(ago / MINUTE), 'minute');
  if (ago < DAY) return say.format(-Math.floor(ago / HOUR), 'hour');
  return say.format(-Math.floor(ago / DAY), 'day');
}
