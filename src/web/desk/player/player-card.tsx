import './player.css';
import { Suspense, useState } from 'react';
import { isAway, type Player } from '../../../engine/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { PageHead } from '../../shared/motif/page-head.tsx';
import { PageLink } from '../../shared/page-link.tsx';
import { part } from '../../shared/part.tsx';
import { useT, withWords } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { useDrop } from '../drop/drop-provider.tsx';
import { EditPlayer } from '../players/edit-player.tsx';
import { Figures } from './figures.tsx';
import { Games, NextTables } from './games.tsx';
import { PlayerContact } from './player-contact.tsx';
import { PrivateLink } from './private-link.tsx';

const StoredData = part(withWords(['care'], () => import('./stored-data.tsx').then(({ StoredData }) => StoredData)));

/** DK-28: one player, for the desk: all that the public sees, the private link, and what can be done about them. */
export function PlayerCard({ player: id }: { player: string }) {
  const t = useT();
  const desk = useDesk();
  const [editing, setEditing] = useState(false);
  const player = desk.facts.players.get(id);
  if (!player) {
    return (
      <div className="empty">
        <p>{t('deskPlayer.gone')}</p>
      </div>
    );
  }
  return (
    <div className="stack">
      <PageHead
        title={player.name}
        say={player.club}
        toolsBelow
        tools={
          <>
            <Button size="small" onClick={() => setEditing(true)}>
              {t('deskPlayer.edit')}
            </Button>
            <DropOrReturn player={player} />
            <PageLink className="button small plain" href={`/t/${desk.id}/players/${id}`}>
              {t('deskPlayer.publicPage')}
            </PageLink>
          </>
        }
      />
      <div className="columns">
        <div className="stack">
          <Figures player={player} />
          <NextTables player={id} />
          <Games player={id} />
        </div>
        <aside className="stack">
          <PrivateLink player={id} />
          <PlayerContact player={id} />
          {desk.me.role === 'owner' && (
            <Suspense fallback={null}>
              <StoredData player={player} />
            </Suspense>
          )}
        </aside>
      </div>
      {editing && <EditPlayer player={player} onClose={() => setEditing(false)} />}
    </div>
  );
}

function DropOrReturn({ player }: { player: Player }) {
  const t = useT();
  const { facts, act, whyNot } = useDesk();
  const drop = useDrop();
  if (!facts.started) return null;
  const { id } = player;
  const dropped = isAway(player);
  const command = { type: dropped ? 'ReinstatePlayer' : 'DropPlayer', player: id } as const;
  return (
    <Button size="small" why={whyNot(command)} onClick={() => (dropped ? act(command) : drop([id]))}>
      {t(dropped ? 'players.reinstate' : 'players.drop')}
    </Button>
  );
}
