import { useState } from 'react';
import type { PlayerView } from '../../protocol/wire-views.ts';
import { useSpeech } from '../shared/words.ts';

const SHOWN = 8;

export function FindMe({ players, onChoose }: { players: readonly PlayerView[]; onChoose: (player: string) => void }) {
  const { t } = useSpeech();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = wanted === '' ? [] : players.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <section className="card stack find-me">
      <div className="field">
        <label htmlFor="find-me">{t('guest.findName')}</label>
        <input
          id="find-me"
          className="input"
          type="search"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p className="hint">{wanted !== '' && found.length === 0 ? t('guest.nobody') : t('guest.findHint')}</p>
      </div>
      <ul className="found">
        {found.slice(0, SHOWN).map(({ id, name, club }) => (
          <li key={id}>
            <button type="button" className="button" onClick={() => onChoose(id)}>
              <span>
                {name} {club !== undefined && <span className="quiet">{club}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
