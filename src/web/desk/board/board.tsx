import { boardKind, boardView } from '../../../engine/index.ts';
import { boardNames } from '../../shared/boards/board-names.ts';
import { BoardPicture } from '../../shared/boards/board-picture.tsx';
import { PlayerPages } from '../../shared/boards/player-pages.tsx';
import { PageHead } from '../../shared/motif/page-head.tsx';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { viewOf } from '../rounds.ts';
import { Winners } from '../standings/winners.tsx';

export function Board() {
  const t = useT();
  const { id, state, facts, names, conclusion } = useDesk();
  const view = viewOf(state);
  return (
    <div className="stack">
      <PageHead title={t(boardNames[boardKind(facts)])} />
      {conclusion.finished && <Winners />}
      {view && (
        <PlayerPages value={(player) => `/t/${id}/desk/players/${player}`}>
          <BoardPicture {...view} board={boardView(state)} names={names} />
        </PlayerPages>
      )}
    </div>
  );
}
