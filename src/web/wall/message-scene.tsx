import './moments.css';
import type { WallState } from '../../protocol/wire-wall.ts';
import { FitText } from './fit-text.tsx';

/** Set as large as it fits. */
export function MessageScene({ message }: { message: NonNullable<WallState['message']> }) {
  return (
    <section className="wall-scene wall-message" aria-live="polite">
      <FitText block className="wall-large">
        {message.text}
      </FitText>
      {message.more !== undefined && message.more !== '' && (
        <FitText block className="wall-more">
          {message.more}
        </FitText>
      )}
    </section>
  );
}
