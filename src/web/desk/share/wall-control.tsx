import { useEffect, useId, useState } from 'react';
import { NoAnswer, ProblemError } from '../../../client/index.ts';
import { wallScenes } from '../../../protocol/wall-scenes.ts';
import type { WallState } from '../../../protocol/wire-wall.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useNotes } from '../../shared/controls/notes.tsx';
import { useTournamentPort } from '../../shared/ports.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';

/** DK-14: the desk holds a scene of the wall or shows a message on it. */
export function WallControl() {
  const { t } = useSpeech();
  const port = useTournamentPort();
  const { id } = useDesk();
  const { tell } = useNotes();
  const field = useId();
  const [state, setState] = useState<WallState>({});
  const [text, setText] = useState('');
  const [more, setMore] = useState('');
  useEffect(() => {
    let over = false;
    port.wall(id).then(
      (answer) => over || setState(answer),
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [port, id]);
  const show = (next: WallState) =>
    port.showOnWall(id, next).then(
      () => setState(next),
      (error: unknown) => {
        if (error instanceof NoAnswer) tell(t('desk.noLine'));
        else if (error instanceof ProblemError) tell(error.message);
        else throw error;
      },
    );
  const { message, ...held } = state;
  return (
    <section className="card stack">
      <h2>{t('wallControl.title')}</h2>
      <div className="field">
        <label htmlFor={`${field}-scene`}>{t('wallControl.scene')}</label>
        <select
          id={`${field}-scene`}
          className="input"
          value={state.scene ?? ''}
          onChange={(event) => {
            const scene = wallScenes.find((one) => one === event.target.value);
            void show({ ...(scene && { scene }), ...(message && { message }) });
          }}
        >
          <option value="">{t('wallControl.byItself')}</option>
          {wallScenes.map((scene) => (
            <option key={scene} value={scene}>
              {t(`wallControl.${scene}`)}
            </option>
          ))}
        </select>
      </div>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') void show({ ...held, message: { text, ...(more.trim() !== '' && { more }) } });
        }}
      >
        <div className="field">
          <label htmlFor={`${field}-text`}>{t('wallControl.message')}</label>
          <input
            id={`${field}-text`}
            className="input"
            maxLength={120}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor={`${field}-more`}>{t('wallControl.more')}</label>
          <input
            id={`${field}-more`}
            className="input"
            maxLength={200}
            value={more}
            onChange={(event) => setMore(event.target.value)}
          />
        </div>
        {message && <p className="band warn">{t('wallControl.shown', { text: message.text })}</p>}
        <p className="line">
          <Button type="submit" why={text.trim() === '' ? t('wallControl.empty') : undefined}>
            {t('wallControl.show')}
          </Button>
          {message && <Button onClick={() => void show(held)}>{t('wallControl.take')}</Button>}
        </p>
      </form>
    </section>
  );
}
