import { useMemo, useState } from 'react';
import {
  isSpreadsheetText,
  type Meaning,
  type PlayerList,
  readPlayerList,
} from '../../../protocol/player-lists/index.ts';
import { textOf } from '../../../protocol/player-lists/spreadsheet.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useKept } from '../../shared/use-kept.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { ReadListPreview } from './read-list-preview.tsx';

/** DK-7, DK-30: type or paste names, or open a file; what was read stands below before anyone is added. */
export function AddPlayers() {
  const { t } = useSpeech();
  const { attempt, whyNot, facts, id } = useDesk();
  const [text, setText] = useKept(`names.${id}`);
  const [problem, setProblem] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlyMap<number, Meaning>>(new Map());
  const [inColumns, setInColumns] = useState(false);
  const list = useMemo(
    () => readPlayerList(text, { chosen, inColumns, known: facts.players.values() }),
    [text, chosen, inColumns, facts.players],
  );
  const closed = facts.started ? whyNot({ type: 'AddPlayers', players: [{ name: '\u2007new\u2007' }] }) : undefined;
  const put = (typed: string) => {
    setText(typed);
    setChosen(new Map());
    setInColumns(false);
    setProblem(undefined);
  };
  const read = async (file: File) => {
    const content = await textOf(new Uint8Array(await file.arrayBuffer()));
    if (isSpreadsheetText(content)) setProblem(t('list.spreadsheet'));
    else put(content);
  };
  const add = () => {
    const refused = attempt({ type: 'AddPlayers', players: list.players });
    if (refused === undefined) put(leftIn(text, list));
    else setProblem(refused);
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
      {text.trim() !== '' && (
        <ReadListPreview
          list={list}
          onChoose={(at, meaning) => setChosen(new Map(chosen).set(at, meaning))}
          onSeparate={() => setInColumns(true)}
        />
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
            accept=".csv,.txt,.tsv,.trf,.trfx,.xlsx,text/csv,text/plain"
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) void read(file);
              // The same file may be chosen again once it is fixed.
              event.target.value = '';
            }}
          />
        </label>
      </div>
      {text !== '' && <p className="hint">{t('list.kept')}</p>}
    </form>
  );
}

/** Lines that were not understood stay, to be fixed; lines of a table keep their headings. */
function leftIn(text: string, { problems, columns }: PlayerList): string {
  if (columns.length > 0) return '';
  const lines = text.split(/\r\n?|\n/);
  return problems.flatMap(({ code, line }) => (code === 'contact' ? [] : (lines[line - 1] ?? []))).join('\n');
}
