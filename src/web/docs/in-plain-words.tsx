import { use } from 'react';
import { fetchFormat, formatNamed } from '../../engine/index.ts';
import { pictureOf } from '../formats/index.ts';
import { HowItIsPlayed } from '../shared/how-it-is-played.tsx';
import { orMissing } from '../shared/missing.ts';
import { useSpeech } from '../shared/words.ts';

const fetching = new Map<string, Promise<void>>();

function fetched(format: string): Promise<void> {
  const one = fetching.get(format) ?? orMissing(fetchFormat(format));
  fetching.set(format, one);
  return one;
}

/** A format for players, before its numbered rules: its drawing, and how it goes with the usual settings. */
export function InPlainWords({ format }: { format: string }) {
  const { t, language } = useSpeech();
  use(fetched(format));
  const known = formatNamed(format);
  const config = known?.configure(known.presets[known.defaultPreset] ?? {});
  const Picture = pictureOf(format);
  return (
    <section className="docs-plain stack" lang={language} aria-label={t('docs.plain')}>
      <svg className="docs-picture" viewBox="0 0 124 64" aria-hidden="true" focusable="false">
        {Picture && <Picture />}
      </svg>
      <h2>{t('docs.plain')}</h2>
      {config?.ok && <HowItIsPlayed format={format} config={config.value} />}
    </section>
  );
}
