import { timeText } from '../../words/index.ts';
import type { WithView } from '../shared/live.tsx';
import { useSpeech } from '../shared/words.ts';

/** Without a line: that this is what was last known, and of when. */
export function LineMark({ line, asOf }: Pick<WithView, 'line' | 'asOf'>) {
  const { t, locale, language } = useSpeech();
  if (line !== 'waiting') return null;
  return (
    <p className="mark warn" role="status">
      {asOf === undefined
        ? t('line.guestDown')
        : t('line.guestAsOf', { time: timeText(language, momentText(locale, asOf)) })}
    </p>
  );
}

/** The time of day; of another day, the date, too. */
function momentText(locale: string, at: number): string {
  const today = new Date(at).toDateString() === new Date().toDateString();
  const style = today ? ({ timeStyle: 'short' } as const) : ({ dateStyle: 'medium', timeStyle: 'short' } as const);
  return new Intl.DateTimeFormat(locale, style).format(at);
}
