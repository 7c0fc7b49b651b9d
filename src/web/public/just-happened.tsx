import { LinkedNames } from '../shared/boards/player-pages.tsx';
import { told } from '../shared/happenings.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { useSpeech } from '../shared/words.ts';

/** Between rounds: what the round that is over has changed. */
export function JustHappened({ view }: { view: Seen }) {
  const speech = useSpeech();
  const sentences = told(speech, view);
  if (sentences.length === 0) return null;
  return (
    <section className="stack overview-picture">
      <h2>{speech.t('wall.happened')}</h2>
      <dl className="just-happened">
        {sentences.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <LinkedNames text={text} players={view.players} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
