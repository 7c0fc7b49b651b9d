import { useMemo, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useSpeech } from '../../words/words.ts';
import { useDesk } from '../context.tsx';
import { readPlayers } from './reading.ts';

const SHOWN = 200;

/** DK-7: type or paste names, or open a file; what was read stands below before anyone is added. */
export function AddPlayers() {
  const { t } = useSpeech();
  const { attempt, whyNot, facts } = useDesk();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const list = useMemo(() => readPlayers(text), [text]);
  const closed = facts.started ? whyNot({ type: 'AddPlayers', players: [{ name: '\u2007new\u2007' }] }) : undefined;
  const add = () => {
    const refused = attempt({ type: 'AddPlayers', players: list.players });
    setProblem(refused);
    if (refused === undefined) setText('');
  };
  const open = async (file: File | undefined) => {
    if (file) setText(await file.text());
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
        <ReadListPreview list={list} />
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
            onChange={(event) => void open(event.target.files?.[0])}
          />
        </label>
      </div>
    </form>
  );
}

function ReadListPreview({ list }: { list: ReturnType<typeof readPlayers> }) {
  const { t } = useSpeech();
  return (
    <div className="read-list">
      <table>
        <caption className="unseen">{t('players.readAs')}</caption>
        <thead>
          <tr>
            <td>{t('players.name')}</td>
            <td>{t('players.rating')}</td>
            <td>{t('players.club')}</td>
          </tr>
        </thead>
        <tbody>
          {list.players.slice(0, SHOWN).map((player) => (
            <tr key={`${player.name} ${player.club ?? ''}`}>
              <td>{player.name}</td>
              <td className="number">{player.rating ?? ''}</td>
              <td>{player.club ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
