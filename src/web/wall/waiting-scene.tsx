import './moments.css';
import { eventParts, playersText, timeText } from '../../words/index.ts';
import type { Start } from '../shared/next-start/asked-starts.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { useSpeech } from '../shared/words.ts';
import { StartsAt } from './between-scene.tsx';
import { FitText } from './fit-text.tsx';
import { WayIn } from './way-in.tsx';

/** When it begins in the largest type, where that is known; the day, the place and how many have entered. */
export function WaitingScene({ view, start, ahead }: { view: Seen; start: Start | undefined; ahead: number }) {
  const { t, language, locale } = useSpeech();
  const { event, id } = view.about;
  const time = event?.startTime;
  const parts = [...eventParts(language, event, { weekday: true, locale }), playersText(language, view.players.length)];
  return (
    <section className="wall-scene wall-waiting">
      {start ? (
        <StartsAt {...{ view, ahead, start }} />
      ) : (
        <FitText block className="wall-large">
          {time === undefined ? t('wall.notStarted') : timeText(language, time)}
        </FitText>
      )}
      <ul className="wall-event-parts">
        {parts.map((part) => (
          <li key={part}>
            <FitText>{part}</FitText>
          </li>
        ))}
      </ul>
      <WayIn id={id} />
    </section>
  );
}
