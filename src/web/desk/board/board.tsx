import { boardKind, boardLabel, boardView } from '../../../engine/index.ts';
import { boardTitle } from '../../shared/boards/board-names.ts';
import { BoardPicture } from '../../shared/boards/board-picture.tsx';
import { BoardChances, PlayerPages } from '../../shared/boards/player-pages.tsx';
import { useChances } from '../../shared/forecast/use-chances.ts';
import { PageHead } from '../../shared/motif/page-head.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { viewOf } from '../rounds.ts';

export function Board() {
  const speech = useSpeech();
  const { id, state, facts, names, conclusion, derived } = useDesk();
  const view = viewOf(derived, state);
  const chances = useChances(id, state.log.length, facts.rounds.length > 0 && !conclusion.finished);
  return (
    <div className="stack">
      <PageHead title={boardTitle(speech, boardKind(derived), boardLabel(derived))} />
      {view && (
        <PlayerPages value={(player) => `/t/${id}/desk/players/${player}`}>
          <BoardChances value={chances?.of}>
            <BoardPicture {...view} board={boardView(derived)} names={names} event={facts.event} />
          </BoardChances>
        </PlayerPages>
      )}
    </div>
  );
}
