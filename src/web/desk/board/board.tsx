import { boardView } from '../../../engine/index.ts';
import { BoardPicture } from '../../shared/boards/board-picture.tsx';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { viewOf } from '../rounds.ts';
import { Winners } from '../standings/winners.tsx';

export function Board() {
  const t = useT();
  const { state, names, conclusion } = useDesk();
  const view = viewOf(state);
  return (
    <div className="stack">
      <h1>{t('board.title')}</h1>
      {conclusion.finished && <Winners />}
      {view && <BoardPicture {...view} board={boardView(state)} names={names} />}
    </div>
  );
}
