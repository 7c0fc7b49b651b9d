import type { BoardView } from '../../engine/index.ts';
import type { Names } from '../../protocol/sentences/index.ts';
import { useT } from '../words/words.ts';
import { GroupsBoard } from './groups-board.tsx';

/** The format's own picture of the whole. */
export function BoardPicture({ board, names }: { board: BoardView; names: Names }) {
  const t = useT();
  switch (board.kind) {
    case 'groups':
      return <GroupsBoard rounds={board.rounds} names={names} />;
    default:
      return <p className="quiet">{t('board.none')}</p>;
  }
}
