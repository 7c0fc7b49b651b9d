import type { Forecasted } from '../../../protocol/wire-forecast.ts';
import { numberText } from '../../../words/index.ts';
import { useSpeech, useT } from '../words.ts';

interface NoteProps {
  readonly figures: NonNullable<Forecasted['figures']>;
  /** The largest error of what is shown, as a share. */
  readonly widest: number;
}

/** DK-29: no chance without its uncertainty and how many playouts it comes from. */
export function ForecastNote({ figures, widest }: NoteProps) {
  const { language } = useSpeech();
  const t = useT('forecast');
  const error = numberText(language, Math.max(1, Math.ceil(widest * 100)));
  return <p className="hint">{t('forecast.note', { runs: figures.runs, error })}</p>;
}
