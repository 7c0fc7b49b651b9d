import './how-it-is-played.css';
import { use } from 'react';
import { fetchHow, hasHow, howItIsPlayed } from '../../words/formats/how.ts';
import { orMissing } from './missing.ts';
import { useSpeech } from './words.ts';

const fetching = new Map<string, Promise<void>>();

function fetched(format: string): Promise<void> {
  const how = fetching.get(format) ?? orMissing(fetchHow(format));
  fetching.set(format, how);
  return how;
}

/** DK-25: the rules of this very event, in numbered sentences, for the desk and for everyone. */
export function HowItIsPlayed({ format, config }: { format: string; config: unknown }) {
  const { language } = useSpeech();
  if (fetching.has(format) || !hasHow(format)) use(fetched(format));
  return (
    <ol className="how-it-is-played">
      {howItIsPlayed(language, format, config).map(({ cite, text }) => (
        <li key={cite}>
          <p>{text}</p>
          <p className="hint">{cite}</p>
        </li>
      ))}
    </ol>
  );
}
