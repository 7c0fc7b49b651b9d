import './groups-board.css';
import type { GroupRoundView } from '../../../engine/index.ts';
import { labelText, type Names } from '../../../words/index.ts';
import { useSpeech } from '../words.ts';
import { CrossTable } from './cross-table.tsx';

/** GR-13: each round a row of cards; the next round hangs below, so that the eye follows a player down to the winner. */
export function GroupsBoard({ rounds, names }: { rounds: readonly GroupRoundView[]; names: Names }) {
  const { t, language } = useSpeech();
  if (rounds.length === 0) return <p className="quiet">{t('board.none')}</p>;
  return (
    <ol className="groups-board">
      {rounds.map((round) => (
        <li key={round.round} className="board-round">
          <h2>
            {labelText(language, round.label)}{' '}
            <span className="quiet board-state">{t(`roundState.${round.state}`)}</span>
          </h2>
          <div className="board-cards">
            {round.groups.map((group) => (
              <article key={group.group ?? 0} className={`card board-card ${group.group === undefined ? 'whole' : ''}`}>
                {group.group !== undefined && <h3>{t('groups.group', { group: group.group })}</h3>}
                <CrossTable
                  group={group}
                  names={names}
                  caption={
                    group.group === undefined
                      ? t('groups.captionAll')
                      : t('groups.captionIn', { group: group.group, round: round.round })
                  }
                />
              </article>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
