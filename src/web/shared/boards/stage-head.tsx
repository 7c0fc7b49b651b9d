import type { Reason } from '../../../engine/index.ts';
import { labelText } from '../../../words/index.ts';
import { useSpeech } from '../words.ts';

/** “Round 4 · Quarter-finals”: what people call the stage leads, its number follows small. */
export function StageHead({ label }: { label: Reason }) {
  const { language } = useSpeech();
  const parts = labelText(language, label).split(' · ');
  return (
    <>
      <b>{parts.at(-1)}</b> {parts.length > 1 && <span className="quiet">{parts.slice(0, -1).join(' · ')}</span>}
    </>
  );
}
