import './players.css';
import { useState } from 'react';
import type { Player } from '../../../engine/index.ts';
import { stateName } from '../../../words/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { Menu } from '../../shared/controls/menu.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { AddPlayers } from './add-players.tsx';
import { EditPlayer } from './edit-player.tsx';

export function Players() {
  const { t } = useSpeech();
  const { facts } = useDesk();
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<string>();
  const all = [...facts.players.values()];
  const shown = all.filter(({ name, club }) => `${name} ${club ?? ''}`.toLowerCase().includes(search.toLowerCase()));
  const player = edited === undefined ? undefined : facts.players.get(edited);
  return (
    <div className="columns">
      <section className="stack" aria-labelledby="players-title">
        <div className="line">
          <h1 id="players-title">{t('players.title', { count: all.length })}</h1>
          {all.length > 12 && (
            <input
              className="input players-search push"
              type="search"
              placeholder={t('players.search')}
              aria-label={t('players.search')}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
        </div>
        {all.length === 0 ? (
          <div className="empty">
            <p>{t('players.empty')}</p>
            <p className="quiet">{t('players.emptyHint')}</p>
          </div>
        ) : (
          <PlayerTable players={shown} onEdit={setEdited} />
        )}
      </section>
      <aside className="stack">
        <AddPlayers />
      </aside>
      {player && <EditPlayer key={player.id} player={player} onClose={() => setEdited(undefined)} />}
    </div>
  );
}

function PlayerTable({ players, onEdit }: { players: readonly Player[]; onEdit: (id: string) => void }) {
  const { t } = useSpeech();
  const { facts, act } = useDesk();
  const hasRatings = players.some((player) => player.rating !== undefined);
  const checking = !facts.started;
  const absent = players.filter((player) => player.approved && !player.checkedIn).map((player) => player.id);
  return (
    <div className="scroll">
      <table className="list-table players">
        <thead>
          <tr>
            {checking && (
              <th className="tight">
                {t('players.here')}
                {absent.length > 0 && (
                  <button
                    type="button"
                    className="link-button"
                    onClick={() => act({ type: 'CheckIn', players: absent, present: true })}
                  >
                    {t('players.allHere')}
                  </button>
                )}
              </th>
            )}
            <th>{t('players.name')}</th>
            {hasRatings && <th className="number tight">{t('players.rating')}</th>}
            <th className="tight">{t('players.state')}</th>
            <th className="tight">
              <span className="unseen">{t('players.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <PlayerRow key={player.id} player={player} {...{ hasRatings, checking, onEdit }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly player: Player;
  readonly hasRatings: boolean;
  readonly checking: boolean;
  readonly onEdit: (id: string) => void;
}

const ratingText = (player: Player): string => {
  const figures = player.current ?? player.rating;
  return figures ? String(Math.round(figures.rating / 100)) : '–';
};

function PlayerRow({ player, hasRatings, checking, onEdit }: RowProps) {
  const { t } = useSpeech();
  const { act } = useDesk();
  return (
    <tr>
      {checking && (
        <td className="tight">
          <label className="check">
            <input
              type="checkbox"
              checked={player.checkedIn}
              onChange={(event) => act({ type: 'CheckIn', players: [player.id], present: event.target.checked })}
            />
            <span className="unseen">{t('players.hereName', { name: player.name })}</span>
          </label>
        </td>
      )}
      <td>
        <span className="player-name">{player.name}</span>
        {player.club !== undefined && <span className="quiet player-club"> {player.club}</span>}
        {player.fixedTable !== undefined && (
          <span className="mark">{t('players.fixedAt', { table: player.fixedTable })}</span>
        )}
      </td>
      {hasRatings && <td className="number tight">{ratingText(player)}</td>}
      <td className="tight">
        <StateMark player={player} />
      </td>
      <td className="tight">
        <PlayerMenu player={player} onEdit={onEdit} />
      </td>
    </tr>
  );
}

function StateMark({ player }: { player: Player }) {
  const { language, t } = useSpeech();
  const { conclusion, facts, act } = useDesk();
  if (!player.approved) {
    return (
      <Button size="small" onClick={() => act({ type: 'ApprovePlayer', player: player.id })}>
        {t('players.approve')}
      </Button>
    );
  }
  if (!facts.started && player.droppedAfter === undefined) return null;
  const state =
    player.droppedAfter === undefined
      ? (conclusion.standings.find((row) => row.player === player.id)?.state ?? 'active')
      : 'dropped';
  if (conclusion.winners.includes(player.id)) return <span className="mark good">★ {t('players.winner')}</span>;
  if (state === 'active') return null;
  const tone = state === 'qualified' ? 'good' : state === 'dropped' ? 'warn' : '';
  return <span className={`mark ${tone}`}>{stateName(language, state)}</span>;
}

function PlayerMenu({ player, onEdit }: { player: Player; onEdit: (id: string) => void }) {
  const { t } = useSpeech();
  const { facts, conclusion, act, whyNot } = useDesk();
  const { id, name } = player;
  const dropped = player.droppedAfter !== undefined;
  const drop = { type: 'DropPlayer', player: id } as const;
  const reinstate = { type: 'ReinstatePlayer', player: id } as const;
  const remove = { type: 'RemovePlayer', player: id } as const;
  // DK-5: one who is out by strikes that a correction took away may come back; most who are out may not.
  const mayReturn = () =>
    conclusion.standings.some((row) => row.player === id && row.state === 'eliminated') &&
    whyNot(reinstate) === undefined;
  return (
    <Menu
      label="⋯"
      name={t('players.actionsFor', { name })}
      entries={() => [
        { label: t('players.edit'), run: () => onEdit(id) },
        facts.started &&
          !dropped && { label: t('players.drop'), run: () => act(drop, { done: t('players.dropped', { name }) }) },
        (dropped || mayReturn()) && {
          label: t('players.reinstate'),
          run: () => act(reinstate),
          why: whyNot(reinstate),
        },
        !facts.started && {
          label: t('players.delete'),
          run: () => act(remove, { done: t('players.deleted', { name }) }),
        },
      ]}
    />
  );
}
