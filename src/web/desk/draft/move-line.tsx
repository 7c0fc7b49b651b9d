import { useState } from 'react';
import type { PlayerId, Round } from '../../../engine/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useNotes } from '../../shared/controls/notes.tsx';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import type { Swap } from './swap.tsx';

/** DK-2: one player alone to another table, or the bye for them. */
export function MoveLine({ round, player, swap }: { round: Round; player: PlayerId; swap: Swap }) {
  const t = useT();
  const { names } = useDesk();
  const { tell } = useNotes();
  const [typed, setTyped] = useState('');
  const name = names(player);
  return (
    <form
      className="line draft-move"
      onSubmit={(event) => {
        event.preventDefault();
        const table = round.tables.find(({ number }) => number === Number(typed));
        if (table) swap.change({ kind: 'move', player, match: table.match });
        else tell(t('draftMove.noTable', { table: typed }));
      }}
    >
      <b>{name}</b>
      <label className="line">
        {t('draftMove.orTable')}
        <input
          className="input draft-move-table"
          inputMode="numeric"
          autoComplete="off"
          aria-label={t('draftMove.toTable', { name })}
          value={typed}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        />
      </label>
      <Button type="submit" size="small">
        {t('draftMove.move')}
      </Button>
      {!round.byes.includes(player) && (
        <Button size="small" onClick={() => swap.change({ kind: 'bye', player })}>
          {t('draftMove.bye')}
        </Button>
      )}
      <Button kind="plain" size="small" onClick={() => swap.choose(player)} aria-label={t('draftMove.drop', { name })}>
        Esc
      </Button>
    </form>
  );
}
