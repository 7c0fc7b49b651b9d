import './bracket.css';
import './bracket-beside.css';
import './bracket-stage.css';
import './bracket-tree.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BracketView, RoundView } from '../../../engine/index.ts';
import type { Names } from '../../../words/index.ts';
import { plainName } from '../../../words/plain-name.ts';
import { useSpeech } from '../words.ts';
import { type BracketData, BracketDataProvider } from './bracket-data.ts';
import { BracketList } from './bracket-list.tsx';
import { tablesOf } from './bracket-path.ts';
import { BracketPhone } from './bracket-phone.tsx';
import { BracketWide } from './bracket-wide.tsx';

type Look = 'tree' | 'list';

interface BracketProps {
  readonly bracket: BracketView;
  readonly names: Names;
  readonly rounds: readonly RoundView[];
  /** The reader, where the page knows who they are: their path is drawn until they look for somebody else. */
  readonly own?: string | undefined;
  readonly zone?: Intl.DateTimeFormatOptions | undefined;
}

/** The bracket as a tree and as a list; on a phone one stage at a time. */
export function Bracket({ bracket, names, rounds, own, zone = {} }: BracketProps) {
  const { t } = useSpeech();
  const narrow = useNarrow();
  const [look, setLook] = useState<Look>('tree');
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const followed = playerCalled(bracket, names, search) ?? own;
  const tables = useMemo(() => tablesOf(rounds), [rounds]);
  const data: BracketData = { bracket, names, tables, zone, followed };
  const lookForAnother = () => {
    setSearch('');
    field.current?.focus();
  };
  const searchField = (
    <input
      ref={field}
      className="input bracket-search"
      type="search"
      placeholder={t('bracket.find')}
      aria-label={t('bracket.find')}
      value={search}
      onChange={(event) => setSearch(event.target.value)}
    />
  );
  const looks = (
    <fieldset className="segments">
      <legend className="unseen">{t('bracket.look')}</legend>
      {(['tree', 'list'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={look === one} onClick={() => setLook(one)}>
          {t(`bracket.${one}`)}
        </button>
      ))}
    </fieldset>
  );
  return (
    <section className="bracket" aria-label={t('bracket.title')}>
      <BracketDataProvider value={data}>
        {narrow ? (
          <>
            {searchField}
            <BracketPhone bracket={bracket} onChange={lookForAnother} />
          </>
        ) : look === 'tree' ? (
          <BracketWide {...{ bracket, looks }} search={searchField} />
        ) : (
          <>
            <div className="follow-row">
              {searchField}
              {looks}
            </div>
            <BracketList bracket={bracket} />
          </>
        )}
      </BracketDataProvider>
    </section>
  );
}

/** By name without accents, or by seed. */
function playerCalled({ columns }: BracketView, names: Names, search: string): string | undefined {
  const wanted = plainName(search.trim());
  if (wanted === '') return undefined;
  const slots = columns.flatMap(({ matches }) => matches.flatMap((match) => match.slots));
  const found = slots.find(
    (slot) =>
      slot.kind === 'player' &&
      (/^\d+$/.test(wanted) ? slot.seed === Number(wanted) : plainName(names(slot.player)).includes(wanted)),
  );
  return found?.kind === 'player' ? found.player : undefined;
}

function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => window.matchMedia('(max-width: 40rem)').matches);
  useEffect(() => {
    const query = window.matchMedia('(max-width: 40rem)');
    const onChange = () => setNarrow(query.matches);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  return narrow;
}
