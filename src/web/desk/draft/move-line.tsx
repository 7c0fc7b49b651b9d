import { useEffect, useMemo, useState } from 'react';
import type { PlayerId, Round, Table } from '../../../engine/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useNotes } from '../../shared/controls/notes.tsx';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { PlayerName } from '../player-name.tsx';
import { judging, wayTo } from './draft-cost.ts';
import type { Swap } from './swap.tsx';

/** DK-2: one player alone to another table, or the bye for them; only what the rules have a place for is offered. */
export function MoveLine({ round, player, swap }: { round: Round; player: PlayerId; swap: Swap }) {
  const t = useT();
  const { names, state, derived } = useDesk();
  const { tell } = useNotes();
  const [typed, setTyped] = useState('');
  const name = names(player);
  // Asked once for a draft and a player, not with every letter: each answer is a dry run.
  const { judge, offers } = useMemo(() => {
    const judge = judging(derived, state, round);
    return {
      judge,
      offers: {
        bye: !round.byes.includes(player) && judge({ kind: 'bye', player }) !== undefined,
        tables: round.tables.some((table) => wayTo(judge, table, player) !== undefined),
      },
    };
  }, [derived, state, round, player]);
  const { choose } = swap;
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && choose(player);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  const move = (table: Table) => {
    // Refused in the rulebook's own words where there is no way.
    swap.change(wayTo(judge, table, player) ?? { kind: 'move', player, match: table.match });
  };
  return (
    <form
      className="line draft-move"
      onSubmit={(event) => {
        event.preventDefault();
        const table = round.tables.find(({ number }) => number === Number(typed));
        if (table) move(table);
        else tell(t('draftMove.noTable', { table: typed }));
      }}
    >
      <b>
        <PlayerName player={player} />
      </b>
      {offers.tables ? (
        <>
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
        </>
      ) : (
        <span>{t('draftMove.sidesOnly')}</span>
      )}
      {offers.bye && (
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
