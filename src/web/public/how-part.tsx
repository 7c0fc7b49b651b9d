import { HowItIsPlayed } from '../shared/how-it-is-played.tsx';
import type { Seen } from '../shared/use-public-view.ts';

/** DK-25: the rules of this event, for everyone; the number of rounds as it was set. */
export function HowPart({ about, most }: Pick<Seen, 'about'> & { readonly most?: number }) {
  const { config, format, progress } = about;
  const rounds = 'of' in progress ? progress.of : undefined;
  const known = typeof config === 'object' && config !== null && 'rounds' in config && rounds !== undefined;
  return <HowItIsPlayed format={format} config={known ? { ...config, rounds } : config} most={most} />;
}
