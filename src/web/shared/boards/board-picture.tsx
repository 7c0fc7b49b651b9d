import type { BoardView, RoundView, StandingView, StrikesConfig } from '../../../engine/index.ts';
import type { Names } from '../../../words/index.ts';
import { useT } from '../words.ts';
import { Bracket } from './bracket.tsx';
import { GroupsBoard } from './groups-board.tsx';
import { Race } from './race.tsx';
import { StrikesBoard } from './strikes-board.tsx';

interface PictureProps {
  readonly board: BoardView;
  readonly names: Names;
  readonly format: string;
  readonly config: unknown;
  readonly rounds: readonly RoundView[];
  readonly standings: readonly StandingView[];
  readonly winners: readonly string[];
}

/** The format's own picture of the whole. */
export function BoardPicture({ board, names, format, config, rounds, standings, winners }: PictureProps) {
  const t = useT();
  if (format === 'strikes') {
    const { eliminationAt } = config as StrikesConfig;
    return <StrikesBoard {...{ rounds, standings, winners, names }} level={eliminationAt} />;
  }
  switch (board.kind) {
    case 'groups':
      return <GroupsBoard rounds={board.rounds} names={names} />;
    case 'bracket':
      return (
        <div className="stack">
          {board.bracket && <Bracket bracket={board.bracket} names={names} />}
          {board.race && <Race race={board.race} names={names} />}
        </div>
      );
    case 'none':
      return <p className="quiet">{t('board.none')}</p>;
  }
}
