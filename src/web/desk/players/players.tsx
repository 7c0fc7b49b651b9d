import './players.css';
import { type KeyboardEvent, useState } from 'react';
import { isAway, type Player } from '../../../engine/index.ts';
import { stateName } from '../../../words/index.ts';
import { plainName } from '../../../words/plain-name.ts';
import { Button } from '../../shared/controls/button.tsx';
import { Menu } from '../../shared/controls/menu.tsx';
import { PageHead } from '../../shared/motif/page-head.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { useDrop } from '../drop/drop-provider.tsx';
import { PlayerName } from '../player-name.tsx';
import { AddPlayers } from './add-players.tsx';
import { EditPlayer } from './edit-player.tsx';
import { KeptApart } from './kept-apart.tsx';
import { PickedBar } from './picked-bar.tsx';
import { ratingOf, type Sorting, type SortKey, sorted, sortingAfter } from './sorting.ts';

export function Players() {
  const { t } = useSpeech();
  const { facts } = useDesk();
  const [edited, setEdited] = useState<string>();
  const all = [...facts.players.values()];
  const here = all.filter(({ checkedIn }) => checkedIn).length;
  const player = edited === undefined ? undefined : facts.players.get(edited);
  return (
    <div className="stack">
      <PageHead
        title={t('players.title', { count: all.length })}
        say={!facts.started && here > 0 && t('picking.hereCount', { here, count: all.length })}
      />
      <div className="columns">
        <section className="stack" aria-label={t('tabs.players')}>
          {all.length === 0 ? (
            <div className="empty">
              <p>{t('players.empty')}</p>
              <p className="quiet">{t('players.emptyHint')}</p>
            </div>
          ) : (
            <PlayerList players={all} onEdit={setEdited} />
          )}
        </section>
        <aside className="stack players-side">
          <AddPlayers />
          <KeptApart />
        </aside>
      </div>
      {player && <EditPlayer key={player.id} player={player} onClose={() => setEdited(undefined)} />}
    </div>
  );
}

/** DK-7: sorted by any column, and one action for many: Space picks, C checks in, Esc lets go. */
function PlayerList({ players, onEdit }: { players: readonly Player[]; onEdit: (id: string) => void }) {
  const { t, locale, language } = useSpeech();
  const { facts, act, conclusion, derived } = useDesk();
  const live = derived.ratings;
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<Sorting>({ by: 'entry', descending: false });
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const state = useStates();
  const wanted = plainName(search);
  const [onlyAbsent, setOnlyAbsent] = useState(false);
  const absent = facts.started ? [] : players.filter(({ checkedIn }) => !checkedIn);
  const someHere = !facts.started && absent.length > 0 && absent.length < players.length;
  const found = (onlyAbsent && someHere ? absent : players).filter(({ name, club }) =>
    plainName(`${name} ${club ?? ''}`).includes(wanted),
  );
  const shown = sorted(found, sorting, (player) => stateName(language, state(player)), locale, live);
  // A column that would be empty takes no room.
  const states = players.some(
    (player) => !player.approved || state(player) !== 'active' || conclusion.winners.includes(player.id),
  );
  const chosen = players.filter(({ id }) => picked.has(id));
  const pick = (ids: readonly string[], wish: boolean) => {
    const next = new Set(picked);
    for (const id of ids)
      if (wish) next.add(id);
      else next.delete(id);
    setPicked(next);
  };
  const onPickKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const box = event.currentTarget;
    if (event.key === 'Escape' && picked.size > 0) setPicked(new Set());
    else if (event.key === 'c' && !facts.started) {
      const arriving = picked.size > 0 ? [...picked] : [box.value];
      const done = t('picking.arrived', { count: arriving.length });
      act({ type: 'CheckIn', players: arriving, present: true }, { done });
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const boxes = [...(box.closest('table')?.querySelectorAll<HTMLInputElement>('input.pick') ?? [])];
      boxes[boxes.indexOf(box) + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
    }
  };
  return (
    <>
      <div className="line">
        <input
          className="input players-search"
          type="search"
          placeholder={t('players.search')}
          aria-label={t('players.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {someHere && (
          <Button size="small" aria-pressed={onlyAbsent} onClick={() => setOnlyAbsent(!onlyAbsent)}>
            {t('picking.notHere', { count: absent.length })}
          </Button>
        )}
        <span className="hint push">{t('picking.keys')}</span>
      </div>
      <div className="scroll">
        <table className="list-table players">
          <Heads
            {...{ players: shown, sorting, picked, pick, states }}
            onSort={(by) => setSorting(sortingAfter(sorting, by))}
          />
          <tbody>
            {shown.map((player) => (
              <PlayerRow
                key={player.id}
                player={player}
                rating={ratingOf(player, live)}
                picked={picked.has(player.id)}
                {...{ pick, onPickKey, onEdit, states }}
              />
            ))}
          </tbody>
        </table>
        {shown.length === 0 && <p className="quiet">{t('picking.nobody')}</p>}
      </div>
      {chosen.length > 0 && <PickedBar players={chosen} onClear={() => setPicked(new Set())} />}
    </>
  );
}

interface HeadsProps {
  readonly players: readonly Player[];
  readonly sorting: Sorting;
  readonly picked: ReadonlySet<string>;
  readonly pick: (ids: readonly string[], wish: boolean) => void;
  readonly onSort: (by: SortKey) => void;
  readonly states: boolean;
}

function Heads({ players, sorting, picked, pick, onSort, states }: HeadsProps) {
  const { t } = useSpeech();
  const { facts } = useDesk();
  const head = (by: SortKey, label: string, className = '') => (
    <th
      scope="col"
      className={className}
      aria-sort={sorting.by === by ? (sorting.descending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" className="sort" title={t('picking.sortBy', { column: label })} onClick={() => onSort(by)}>
        {label}
        <span aria-hidden="true">{sorting.by === by ? (sorting.descending ? ' ▼' : ' ▲') : ''}</span>
      </button>
    </th>
  );
  return (
    <thead>
      <tr>
        <th className="tight">
          <input
            type="checkbox"
            aria-label={t('picking.all')}
            checked={players.length > 0 && players.every(({ id }) => picked.has(id))}
            onChange={(event) =>
              pick(
                players.map(({ id }) => id),
                event.target.checked,
              )
            }
          />
        </th>
        {head('name', t('players.name'))}
        {head('rating', t('players.rating'), 'number tight')}
        {head('club', t('players.club'), 'club-column')}
        {!facts.started && head('here', t('picking.checkedIn'), 'tight')}
        {states && head('state', t('players.state'), 'tight')}
        <th className="tight">
          <span className="unseen">{t('players.actions')}</span>
        </th>
      </tr>
    </thead>
  );
}

interface RowProps {
  readonly player: Player;
  readonly rating: number | undefined;
  readonly picked: boolean;
  readonly pick: (ids: readonly string[], wish: boolean) => void;
  readonly onPickKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onEdit: (id: string) => void;
  readonly states: boolean;
}

function PlayerRow({ player, rating, picked, pick, onPickKey, onEdit, states }: RowProps) {
  const { t } = useSpeech();
  const { facts, act, names } = useDesk();
  const name = names(player.id);
  return (
    <tr className={picked ? 'picked' : ''}>
      <td className="tight">
        <input
          className="pick"
          type="checkbox"
          value={player.id}
          aria-label={t('picking.pick', { name })}
          checked={picked}
          onKeyDown={onPickKey}
          onChange={(event) => pick([player.id], event.target.checked)}
        />
      </td>
      <td>
        <span className="player-name">
          <PlayerName player={player.id} />
        </span>{' '}
        {player.club !== undefined && <span className="quiet player-club">{player.club}</span>}
        {player.fixedTable !== undefined && (
          <span className="mark">{t('players.fixedAt', { table: player.fixedTable })}</span>
        )}
      </td>
      <td className="number tight">{rating ?? '–'}</td>
      <td className="club-column">{player.club ?? <span className="quiet">–</span>}</td>
      {!facts.started && (
        <td className="tight">
          <button
            type="button"
            className={`check-in ${player.checkedIn ? 'here' : ''}`}
            aria-pressed={player.checkedIn}
            aria-label={t('players.hereName', { name })}
            onClick={() => act({ type: 'CheckIn', players: [player.id], present: !player.checkedIn })}
          >
            {player.checkedIn ? `✓ ${t('picking.here')}` : t('picking.notYet')}
          </button>
        </td>
      )}
      {states && (
        <td className="tight">
          <StateMark player={player} />
        </td>
      )}
      <td className="tight">
        <PlayerMenu player={player} onEdit={onEdit} />
      </td>
    </tr>
  );
}

/** What the state column says about a player. */
function useStates() {
  const { conclusion } = useDesk();
  const states = new Map(conclusion.standings.map((row) => [row.player, row.state]));
  return (player: Player) => (isAway(player) ? 'dropped' : (states.get(player.id) ?? 'active'));
}

function StateMark({ player }: { player: Player }) {
  const { language, t } = useSpeech();
  const { conclusion, facts, act } = useDesk();
  const state = useStates()(player);
  if (!player.approved) {
    return (
      <Button size="small" onClick={() => act({ type: 'ApprovePlayer', player: player.id })}>
        {t('players.approve')}
      </Button>
    );
  }
  if (!facts.started && !isAway(player)) return null;
  if (conclusion.winners.includes(player.id)) return <span className="mark good">★ {t('players.winner')}</span>;
  if (state === 'active') return null;
  const tone = state === 'qualified' ? 'good' : state === 'dropped' ? 'warn' : '';
  return <span className={`mark ${tone}`}>{stateName(language, state)}</span>;
}

function PlayerMenu({ player, onEdit }: { player: Player; onEdit: (id: string) => void }) {
  const { t } = useSpeech();
  const { facts, conclusion, act, whyNot, names } = useDesk();
  const { id } = player;
  const name = names(id);
  const dropped = isAway(player);
  const drop = useDrop();
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
        facts.started && !dropped && { label: t('players.drop'), run: () => drop([id]) },
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
