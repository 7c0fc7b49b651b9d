import './how-it-is-played.css';
import { use } from 'react';
import type { FormatWordLoaders } from '../../words/formats/words.ts';
import { sayingIn } from '../../words/how/say.ts';
import { useFormatTables } from './formats.ts';
import { MissingPart } from './states.tsx';
import { useSpeech } from './words.ts';

type How = Awaited<ReturnType<FormatWordLoaders['how']>>;

/** `use` must get the same promise in every render. */
const fetching = new Map<string, Promise<How | 'missing'>>();

function useHow(format: string): How | 'missing' | undefined {
  const load = useFormatTables().words[format]?.how;
  if (!load) return undefined;
  const how = fetching.get(format) ?? load().catch(() => 'missing' as const);
  fetching.set(format, how);
  return use(how);
}

interface HowProps {
  readonly format: string;
  readonly config: unknown;
  /** Only so many, the first. */
  readonly most?: number | undefined;
}

/** DK-25: the rules of this very event, in numbered sentences, for the desk and for everyone. */
export function HowItIsPlayed({ format, config, most }: HowProps) {
  const { language } = useSpeech();
  const how = useHow(format);
  // What is around it goes on: on the public page that is where people enter themselves.
  if (how === 'missing') return <MissingPart />;
  return (
    <ol className="how-it-is-played">
      {how?.[language](config as never, sayingIn(language))
        .slice(0, most)
        .map(({ cite, text }) => (
          <li key={cite}>
            <p>{text}</p>
            <p className="hint">{cite}</p>
          </li>
        ))}
    </ol>
  );
}
