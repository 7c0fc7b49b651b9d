import type { BoardView, EventInfo, RoundView, StandingView } from '../../../engine/index.ts';
import { type Names, zoneAt } from '../../../words/index.ts';
import { useT } from '../words.ts';
import { BarsBoard } from './bars-board.tsx';
import { Bracket } from './bracket.tsx';
import { GroupsBoard } from './groups-board.tsx';
import { Race } from './race.tsx';

interface PictureProps {
  readonly board: BoardView;
  readonly names: Names;
  readonly rounds: readonly RoundView[];
  readonly standings: readonly StandingView[];
  readonly winners: readonly string[];
  /** The reader, where the page knows who they are. */
  readonly own?: string | undefined;
  readonly event?: EventInfo | undefined;
}

/** The format's own picture of the whole. */
export function BoardPicture({ board, names, rounds, standings, winners, own, event }: PictureProps) {
  const t = useT();
  switch (board.kind) {
    case 'bars':
      return <BarsBoard {...{ rounds, standings, winners, names }} bars={board} />;
    case 'cross-tables':
      return <GroupsBoard rounds={board.rounds} names={names} />;
    case 'bracket':
      return (
        <div className="stack">
          {board.bracket && <Bracket bracket={board.bracket} {...{ names, rounds, own }} zone={zoneAt(event)} />}
          {board.race && <Race race={board.race} names={names} />}
        </div>
      );
    case 'none':
      return <p className="quiet">{t('board.none')}</p>;
  }
}
