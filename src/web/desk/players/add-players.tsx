import { useMemo, useState } from 'react';
import { Button } from '../../shared/controls/button.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { ReadListPreview } from './read-list-preview.tsx';
import { type Column, readPlayers } from './reading.ts';

/** DK-7: type or paste names, or open a file; what was read stands below before anyone is added. */
export function AddPlayers() {
  const { t } = useSpeech();
  const { attempt, whyNot, facts } = useDesk();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlyMap<number, Column>>(new Map());
  const list = useMemo(() => readPlayers(text, chosen), [text, chosen]);
  const closed = facts.started ? whyNot({ type: 'AddPlayers', players: [{ name: '\u2007new\u2007' }] }) : undefined;
  const add = () => {
    const refused = attempt({ type: 'AddPlayers', players: list.players });
    setProblem(refused);
    if (refused !== undefined) return;
    setText('');
    setChosen(new Map());
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    setText(await file.text());
    setChosen(new Map());
    setProblem(undefined);
  };
  if (closed !== undefined) {
    return (
      <div className="card stack">
        <h2>{t('players.addTitle')}</h2>
        <p className="quiet">{closed}</p>
      </div>
    );
  }
  const count = list.players.length;
  return (
    <form
      className="card stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (count > 0) add();
      }}
    >
      <h2>{facts.started ? t('players.lateTitle') : t('players.addTitle')}</h2>
      <div className="field">
        <label htmlFor="names">{t('players.oneALine')}</label>
        <textarea
          id="names"
          className="input"
          rows={facts.started ? 2 : 8}
          placeholder={t('players.placeholder')}
          value={text}
          aria-describedby="names-hint"
          onChange={(event) => {
            setText(event.target.value);
            setProblem(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && count > 0) add();
          }}
        />
        <p id="names-hint" className="hint">
          {t('players.hint')}
        </p>
      </div>
      {(list.columns.length > 1 || list.players.some((player) => player.rating !== undefined || player.club)) && (
        <ReadListPreview list={list} onChoose={(at, meaning) => setChosen(new Map(chosen).set(at, meaning))} />
      )}
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <div className="line">
        <Button kind="primary" type="submit" why={count === 0 ? t('players.noNames') : undefined}>
          {t('players.add', { count })}
        </Button>
        <label className="button plain">
          {t('players.file')}
          <input
            className="unseen"
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={(event) => {
              void open(event.target.files?.[0]);
              // The same file may be chosen again once it is mended.
              event.target.value = '';
            }}
          />
        </label>
      </div>
    </form>
  );
}
