import './moments.css';
import type { Seen } from '../shared/use-public-view.ts';
import { useT } from '../shared/words.ts';
import { FitText } from './fit-text.tsx';
import { WayIn } from './way-in.tsx';

export function WaitingScene({ view }: { view: Seen }) {
  const t = useT();
  return (
    <section className="wall-scene wall-waiting">
      <FitText block className="wall-large">
        {t('wall.notStarted')}
      </FitText>
      <WayIn id={view.about.id} />
    </section>
  );
}
