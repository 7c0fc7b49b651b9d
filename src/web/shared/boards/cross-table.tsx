import './cross-table.css';
import type { ReactNode } from 'react';
import type { GroupView, SidesView } from '../../../engine/index.ts';
import { criterionName, labelText, type Names, numberText } from '../../../words/index.ts';
import { useSpeech, useT } from '../words.ts';
import { sidesInOrder } from './board-names.ts';
import { BoardName } from './player-pages.tsx';

interface CrossTableProps {
  readonly group: GroupView;
  readonly names: Names;
  readonly caption: string;
  /** What rows and columns are, where the format has words for it. */
  readonly sides?: SidesView | undefined;
  /** What stands in a cell; the result as a word where nothing is said. */
  readonly cell?: (match: string, result: string) => ReactNode;
}

/** GR-13: who moves first has the rows; who went on is told by an arrow and a word, never by colour alone. */
export function CrossTable({ group, names, caption, sides, cell }: CrossTableProps) {
  const { t, language } = useSpeech();
  // RR-6: where everyone is in one table, it is ranked by points.
  const whole = group.group === undefined;
  const [rows, columns] = sides ? sidesInOrder(sides).map((side) => labelText(language, side)) : [];
  return (
    <div className="scroll">
      <table className="cross">
        <caption className="unseen">
          {rows && columns ? t('groups.captionSides', { caption, rows, columns }) : caption}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              {rows && columns ? (
                <span className="cross-sides">
                  {rows} ↓ {columns} →
                </span>
              ) : (
                <span className="unseen">{t('tabs.players')}</span>
              )}
            </th>
            {group.members.map((member, at) => (
              <th key={member.player} scope="col" title={names(member.player)}>
                <span aria-hidden="true">{at + 1}</span>
                <span className="unseen">{names(member.player)}</span>
              </th>
            ))}
            <th scope="col" className="record">
              <abbr title={t('groups.recordLong')}>{t('groups.record')}</abbr>
            </th>
            {whole && (
              <th scope="col" className="record points">
                {criterionName(language, 'points')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {group.members.map((member, row) => (
            <tr key={member.player} className={member.wentOn === false ? 'went-out' : ''}>
              <th scope="row">
                <span className="cross-place">{row + 1}</span>
                <span className="cross-name">
                  <BoardName player={member.player} names={names} />
                </span>
                <Fate member={member} />
                <span className="quiet cross-rating">
                  {member.rating}
                  {member.ratingNow !== undefined && member.ratingNow !== member.rating && ` → ${member.ratingNow}`}
                  <span className="cross-record">
                    {member.rating !== undefined && ' · '}
                    {member.wins}–{member.losses}–{member.draws}
                  </span>
                </span>
              </th>
              {group.cross[row]?.map((games, column) => {
                const other = group.members[column]?.player ?? String(column);
                if (games.kind === 'self') return <td key={other} className="self" aria-hidden="true" />;
                return (
                  <td key={other}>
                    {games.games.map((game) => (
                      <span key={game.match}>{cell ? cell(game.match, game.result) : game.result || '·'}</span>
                    ))}
                  </td>
                );
              })}
              <td className="record">
                {member.wins}–{member.losses}–{member.draws}
              </td>
              {whole && <td className="record points">{numberText(language, member.score)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Fate({ member }: { member: GroupView['members'][number] }) {
  const t = useT();
  if (member.winner) return <span className="mark good">★ {t('groups.winner')}</span>;
  if (member.wentOn === undefined) return null;
  return member.wentOn ? (
    <span className="fate on" title={t('groups.wentOn')}>
      ↑<span className="unseen"> {t('groups.wentOn')}</span>
    </span>
  ) : (
    <span className="fate">
      <span className="unseen">{t('groups.wentOut')}</span>
    </span>
  );
}
