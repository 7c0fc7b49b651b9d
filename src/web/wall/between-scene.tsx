import './moments.css';
import { labelText, zoneAt } from '../../words/index.ts';
import { told } from '../shared/happenings.ts';
import type { Start } from '../shared/next-start/asked-starts.ts';
import { useStartText } from '../shared/next-start/use-next-start.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { useSpeech } from '../shared/words.ts';
import { FitText } from './fit-text.tsx';
import { WayIn } from './way-in.tsx';

/** What happened in the round that is over, while everybody waits for the next. */
export function BetweenScene({ view, start, ahead }: { view: Seen; start: Start | undefined; ahead: number }) {
  const speech = useSpeech();
  const { t, language } = speech;
  const last = view.rounds.at(-1);
  return (
    <section className="wall-scene wall-between">
      <div className="wall-next">
        {start ? (
          <StartsAt {...{ view, ahead, start }} />
        ) : (
          <FitText block className="wall-large">
            {t('wall.nextSoon')}
          </FitText>
        )}
        {last && <p className="wall-hint">{t('wall.isOver', { round: labelText(language, last.label) })}</p>}
      </div>
      <ul className="wall-happened" aria-label={t('wall.happened')}>
        {told(speech, view).map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <FitText block className="wall-sentence">
              {text}
            </FitText>
          </li>
        ))}
      </ul>
      <WayIn id={view.about.id} />
    </section>
  );
}

/** The time in the largest type; once it has come, that it goes on. */
export function StartsAt({ view, ahead, start }: { view: Seen; ahead: number; start: Start }) {
  const { t } = useSpeech();
  const textOf = useStartText(view.about.progress, zoneAt(view.about.event), ahead);
  const { label, time, sentence, when } = textOf(start);
  if (when !== 'today') {
    return (
      <FitText block className="wall-large">
        {sentence}
      </FitText>
    );
  }
  return (
    <div className="wall-starts">
      <p className="wall-hint">{t('nextStart.at', { label })}</p>
      <FitText className="wall-large">{time}</FitText>
    </div>
  );
}
