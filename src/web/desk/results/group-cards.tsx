import type { CSSProperties } from 'react';
import { boardView, type GroupView, matchId, type Round } from '../../../engine/index.ts';
import { CrossTable } from '../../shared/boards/cross-table.tsx';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { spotOf } from './recording.ts';
import { ResultCell } from './result-cell.tsx';

/** A group with its players in the order of the draw: while results are typed no row moves under the eye. */
function inOrderOfDraw(group: GroupView, round: Round): GroupView {
  const drawn = round.tables.flatMap(({ seats }) => seats);
  const order = group.members
    .map((member, at) => ({ at, drawn: drawn.indexOf(member.player) }))
    .sort((a, b) => a.drawn - b.drawn)
    .map(({ at }) => at);
  const reordered = <Item,>(items: readonly Item[]): Item[] =>
    order.map((at) => items[at]).filter((item) => item !== undefined);
  return {
    ...group,
    members: reordered(group.members),
    cross: reordered(group.cross.map((row) => reordered(row))),
  };
}

/** GR-13: each group a card, each card a cross table whose cells take results. */
export function GroupCards({ round }: { round: Round }) {
  const t = useT();
  const { names, conclusion, derived } = useDesk();
  const board = boardView(derived);
  const shown = board.kind === 'cross-tables' ? board.rounds.find((one) => one.round === round.number) : undefined;
  const groups = (shown?.groups ?? []).map((group) => (round.state === 'closed' ? group : inOrderOfDraw(group, round)));
  const columns = Math.max(0, ...groups.map(({ members }) => members.length));
  return (
    <div className="group-cards" style={{ '--columns': columns } as CSSProperties}>
      {groups.map((group) => (
        <article key={group.group ?? 0} className="card group-card">
          <h2>{t('groups.group', { group: group.group ?? 1 })}</h2>
          <CrossTable
            group={group}
            names={names}
            sides={shown?.sides}
            caption={t('groups.caption', { group: group.group ?? 1 })}
            cell={(match) => {
              const table = round.tables.find((one) => match === matchId(round.number, one.match));
              const spot = table && spotOf(round, table);
              // DK-26: after the end nothing is entered; what is there can still be corrected.
              return spot && (spot.game.recorded || !conclusion.finished) ? <ResultCell spot={spot} /> : null;
            }}
          />
          {!conclusion.finished && <OpenCount group={group} />}
        </article>
      ))}
    </div>
  );
}

function OpenCount({ group }: { group: GroupView }) {
  const t = useT();
  const count = group.cross
    .flat()
    .reduce(
      (sum, cell) => sum + (cell.kind === 'games' ? cell.games.filter((game) => game.result === '').length : 0),
      0,
    );
  return <p className="hint">{count > 0 ? t('groups.openGames', { count }) : t('groups.allIn')}</p>;
}
