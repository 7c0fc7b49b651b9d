import './how-it-is-played.css';
import { howItIsPlayed } from '../../words/formats/how.ts';
import { useSpeech } from './words.ts';

/** DK-25: the rules of this very event, in numbered sentences, for the desk and for everyone. */
export function HowItIsPlayed({ format, config }: { format: string; config: unknown }) {
  const { language } = useSpeech();
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
