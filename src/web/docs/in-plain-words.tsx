import { use } from 'react';
import { type Formats, formatNamed } from '../../engine/index.ts';
import { loadRules, useFormatTables, usePicture } from '../shared/formats.ts';
import { HowItIsPlayed } from '../shared/how-it-is-played.tsx';
import { orMissing } from '../shared/missing.ts';
import { useSpeech } from '../shared/words.ts';

/** `use` must get the same promise in every render. */
const fetching = new Map<string, Promise<Formats>>();

function useRules(format: string): Formats {
  const { rules } = useFormatTables();
  const loading = fetching.get(format) ?? orMissing(loadRules(rules, [format]));
  fetching.set(format, loading);
  return use(loading);
}

/** A format for players, before its numbered rules: its drawing, and how it goes with the usual settings. */
export function InPlainWords({ format }: { format: string }) {
  const { t, language } = useSpeech();
  const known = formatNamed(useRules(format), format);
  const config = known?.configure(known.presets[known.defaultPreset] ?? {});
  const Picture = usePicture(format);
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
