import './activity.css';
import { useMemo, useState } from 'react';
import { activityOf, labelText, zoneAt } from '../../../words/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { PageHead } from '../../shared/motif/page-head.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { Linked } from '../player-name.tsx';
import { labelOfRound } from '../rounds.ts';
import { speaksOf } from './filter.ts';

/** DK-6: who, when, what, and what it replaced; newest first, each with its undo. */
export function Activity() {
  const { t, language, locale } = useSpeech();
  const { state, facts, snapshot, act, whyNot, derived } = useDesk();
  const stored = snapshot.stored.log.length;
  const list = useMemo(
    () => activityOf(derived.formats, language, state.log.slice()).reverse(),
    [language, state, derived.formats],
  );
  const time = useMemo(
    () => new Intl.DateTimeFormat(locale, { timeStyle: 'medium', ...zoneAt(facts.event) }),
    [locale, facts.event],
  );
  const day = useMemo(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...zoneAt(facts.event) }),
    [locale, facts.event],
  );
  const [only, setOnly] = useState('');
  const shown = list.filter((entry) => speaksOf(entry, only));
  const suggestions = [
    ...facts.rounds.map(({ number }) => labelText(language, labelOfRound(derived, number))),
    ...[...facts.players.values()].map(({ name }) => name),
  ];
  let lastDay = '';
  return (
    <div className="stack">
      <PageHead title={t('activityPage.title')} />
      <label className="field activity-filter">
        <span>{t('filter.label')}</span>
        <input
          className="input"
          type="search"
          list="activity-words"
          placeholder={t('filter.hint')}
          value={only}
          onChange={(event) => setOnly(event.target.value)}
        />
        <datalist id="activity-words">
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      </label>
      {shown.length === 0 && <p className="quiet">{t('filter.nothing')}</p>}
      <ol className="activity" reversed>
        {shown.map((entry) => {
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
                  <p className="activity-what">
                    <Linked text={entry.what} />
                  </p>
                  {entry.also.map((also) => (
                    <p key={also} className="hint">
                      <Linked text={also} />
                    </p>
                  ))}
                </div>
                <p className="hint activity-by">
                  {entry.version > stored ? t('activityPage.notStored') : entry.by}
                  {entry.undone && ` · ${t('activityPage.undone')}`}
                </p>
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
      aria-label={t('activityPage.undoWhat', { what })}
      onClick={() => act({ type: 'Undo', version })}
    >
      {t('activityPage.undo')}
    </Button>
  );
}
