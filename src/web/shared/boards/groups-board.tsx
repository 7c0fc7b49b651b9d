import './groups-board.css';
import { type CSSProperties, useRef } from 'react';
import type { GroupRoundView } from '../../../engine/index.ts';
import { labelText, type Names } from '../../../words/index.ts';
import { Pennant } from '../motif/pennant.tsx';
import { useSpeech } from '../words.ts';
import { GroupCard } from './group-card.tsx';
import { GroupLines } from './group-lines.tsx';
import { BoardName } from './player-pages.tsx';

/** From this many groups on, a card has no room for a column whose content fits on the name’s second line. */
const SLIM = 4;

/** GR-13: each round a row of cards; the next round is below, so that the eye follows a player down to the winner. */
export function GroupsBoard({ rounds, names }: { rounds: readonly GroupRoundView[]; names: Names }) {
  const { t, language } = useSpeech();
  const board = useRef<HTMLDivElement>(null);
  if (rounds.length === 0) return <p className="quiet">{t('board.none')}</p>;
  const won = rounds.at(-1)?.groups.flatMap(({ members }) => members.filter(({ winner }) => winner)) ?? [];
  const inGroups = rounds.some(({ groups }) => groups.some(({ group }) => group !== undefined));
  return (
    <div className="groups-whole" ref={board}>
      <GroupLines board={board} rounds={rounds} />
      <ol className={`groups-board ${inGroups ? 'numbered' : ''}`}>
        {rounds.map((round) => (
          <li key={round.round} className="board-round">
            <h2>
              {inGroups && (
                <span className="board-number" aria-hidden="true">
                  {round.round}
                </span>
              )}
              <span className={inGroups ? 'board-label' : ''}>
                {labelText(language, round.label)}{' '}
                <span className="quiet board-state">{t(`roundBadge.${round.state}`)}</span>
              </span>
            </h2>
            <div
              className={`board-cards ${round.groups.length >= SLIM ? 'slim' : ''}`}
              style={{ '--columns': Math.max(...round.groups.map(({ members }) => members.length)) } as CSSProperties}
            >
              {round.groups.map((group) => (
                <GroupCard key={group.group ?? 0} group={group} round={round} names={names} />
              ))}
            </div>
          </li>
        ))}
      </ol>
      {inGroups && won.length > 0 && (
        <p className="board-won">
          {won.map(({ player }) => (
            <Pennant key={player}>
              <BoardName player={player} names={names} />
            </Pennant>
          ))}
        </p>
      )}
    </div>
  );
}
