import '../../shared/boards/bracket.css';
import { boardView } from '../../../engine/index.ts';
import { BoardPicture } from '../../shared/boards/board-picture.tsx';
import { hasPicture } from '../../shared/boards/has-picture.ts';
import { Race } from '../../shared/boards/race.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { viewOf } from '../rounds.ts';
import { PaperBracket } from './paper-bracket.tsx';
import { RoundsTable } from './rounds-table.tsx';
import { SheetTitle } from './sheet-title.tsx';

/** DK-15: cross tables, bracket, strikes: the format's whole picture on paper. */
export function BoardSheet() {
  const { t } = useSpeech();
  const { state, names } = useDesk();
  const view = viewOf(state);
  const board = boardView(state);
  if (!view || view.rounds.length === 0) return <p className="empty">{t('print.noRound')}</p>;
  if (board.kind === 'bracket') {
    return (
      <>
        {board.bracket && <PaperBracket bracket={board.bracket} names={names} />}
        {board.race && (
          <section className="paper-part stack">
            <SheetTitle what={t('race.title')} />
            <Race race={board.race} names={names} />
          </section>
        )}
        {view.format === 'swiss' && <RoundsTable view={view} />}
      </>
    );
  }
  if (!hasPicture(view.format, board.kind)) return <RoundsTable view={view} />;
  return (
    <>
      <SheetTitle what={t(view.format === 'strikes' ? 'tabs.strikes' : 'tabs.groups')} />
      <BoardPicture {...view} board={board} names={names} />
    </>
  );
}
