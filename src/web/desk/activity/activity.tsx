import './activity.css';
import { useMemo } from 'react';
import { activityOf } from '../../../words/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';

/** DK-6: who, when, what, and what it replaced; newest first, each with its undo. */
export function Activity() {
  const { t, language, locale } = useSpeech();
  const { state, snapshot, act, whyNot } = useDesk();
  const stored = snapshot.stored.log.length;
  const list = useMemo(() => activityOf(language, state.log.slice()).reverse(), [language, state]);
  const time = useMemo(() => new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }), [locale]);
  const day = useMemo(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }), [locale]);
  let lastDay = '';
  return (
    <div className="stack narrow">
      <h1>{t('activity.title')}</h1>
      <ol className="activity" reversed>
        {list.map((entry) => {
          const today = day.format(entry.at);
          const heading = today !== lastDay;
          lastDay = today;
          return (
            <li key={entry.version}>
              {heading && <h2 className="activity-day">{today}</h2>}
              <div className={`activity-entry ${entry.undone ? 'undone' : ''}`}>
                <time className="quiet" dateTime={new Date(entry.at).toISOString()}>
                  {time.format(entry.at)}
                </time>
                <div>
                  <p className="activity-what">{entry.what}</p>
                  {entry.also.map((also) => (
                    <p key={also} className="hint">
                      {also}
                    </p>
                  ))}
                  <p className="hint">
                    {entry.version > stored ? t('activity.notStored') : entry.by}
                    {entry.undone && ` · ${t('activity.undone')}`}
                  </p>
                </div>
                {!entry.undone && entry.version > 1 && (
                  <UndoButton version={entry.version} what={entry.what} {...{ act, whyNot }} />
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

type UndoProps = { version: number; what: string } & Pick<ReturnType<typeof useDesk>, 'act' | 'whyNot'>;

/** Whether an entry can be undone takes a fold of the log, so it is asked when the button is pressed. */
function UndoButton({ version, what, act }: UndoProps) {
  const { t } = useSpeech();
  return (
    <Button
      size="small"
      kind="plain"
      aria-label={t('activity.undoWhat', { what })}
      onClick={() => act({ type: 'Undo', version })}
    >
      {t('activity.undo')}
    </Button>
  );
}
