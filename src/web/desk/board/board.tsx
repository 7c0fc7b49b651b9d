import { boardKind, boardLabel, boardView } from '../../../engine/index.ts';
import { BoardChances } from '../../shared/boards/board-chances.ts';
import { boardTitle } from '../../shared/boards/board-names.ts';
import { BoardPicture } from '../../shared/boards/board-picture.tsx';
import { PlayerPages } from '../../shared/boards/player-pages.tsx';
import { useChances } from '../../shared/forecast/use-chances.ts';
import { PageHead } from '../../shared/motif/page-head.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { viewOf } from '../rounds.ts';
import { Winners } from '../standings/winners.tsx';

export function Board() {
  const speech = useSpeech();
  const { id, state, facts, names, conclusion } = useDesk();
  const view = viewOf(state);
  const chances = useChances(id, state.log.length, facts.rounds.length > 0 && !conclusion.finished);
  return (
    <div className="stack">
      <PageHead title={boardTitle(speech, boardKind(facts), boardLabel(facts))} />
      {conclusion.finished && <Winners />}
      {view && (
        <PlayerPages value={(player) => `/t/${id}/desk/players/${player}`}>
          <BoardChances value={chances?.of}>
            <BoardPicture {...view} board={boardView(state)} names={names} />
          </BoardChances>
        </PlayerPages>
      )}
    </div>
  );
}
