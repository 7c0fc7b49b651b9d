import { useState } from 'react';
import type { PlayerView } from '../../protocol/wire-views.ts';
import { plainName } from '../../words/plain-name.ts';
import { useSpeech } from '../shared/words.ts';

const SHOWN = 8;

/** DK-11: “Find my name”, in one line; without accents and in any case. */
export function FindMe({ players, onChoose }: { players: readonly PlayerView[]; onChoose: (player: string) => void }) {
  const { t } = useSpeech();
  const [search, setSearch] = useState('');
  const wanted = plainName(search.trim());
  const found = wanted === '' ? [] : players.filter(({ name }) => plainName(name).includes(wanted));
  return (
    <search className="find-me">
      <label htmlFor="find-me">{t('guest.findName')}</label>
      <input
        id="find-me"
        className="input"
        type="search"
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {wanted !== '' && (
        <div className="found">
          {found.length === 0 && (
            <p className="hint" role="status">
              {t('guest.nobody')}
            </p>
          )}
          {found.slice(0, SHOWN).map(({ id, name, club }) => (
            <button key={id} type="button" className="button" onClick={() => onChoose(id)}>
              <span>
                <bdi>{name}</bdi> {club !== undefined && <span className="quiet">{club}</span>}
              </span>
            </button>
          ))}
        </div>
      )}
    </search>
  );
}
