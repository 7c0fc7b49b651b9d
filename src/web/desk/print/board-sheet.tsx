import './paper-bracket.css';
import '../../shared/boards/groups-board.css';
import { type BoardView, boardView, type GroupRoundView, type RaceView } from '../../../engine/index.ts';
import { labelText, type Names } from '../../../words/index.ts';
import { BarsBoard } from '../../shared/boards/bars-board.tsx';
import { boardName } from '../../shared/boards/board-names.ts';
import { GroupCard } from '../../shared/boards/group-card.tsx';
import { Race } from '../../shared/boards/race.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { viewOf } from '../rounds.ts';
import { PaperBracket } from './paper-bracket.tsx';
import { PaperPages } from './paper-page.tsx';
import { linesIn, onSheets, rowHeight } from './paper-pages.ts';
import { RoundsTable } from './rounds-table.tsx';

/** A cross table of so many is as wide as the paper. */
const MAX_MEMBERS = 12;

/** DK-15: cross tables, bracket, strikes: the format's whole picture on paper. */
export function BoardSheet() {
  const { t } = useSpeech();
  const { state, names, derived } = useDesk();
  const view = viewOf(derived, state);
  const board = boardView(derived);
  if (!view || view.rounds.length === 0) return <p className="empty">{t('print.noRound')}</p>;
  switch (board.kind) {
    case 'bracket':
      return (
        <>
          {board.bracket && <PaperBracket bracket={board.bracket} names={names} />}
          {board.race && <PaperRace race={board.race} names={names} />}
          {!board.race && <RoundsTable view={view} />}
        </>
      );
    case 'cross-tables':
      // RR-6: wider than paper, round by round it says the same.
      if (board.whole && board.rounds.some(({ groups }) => groups.some(({ members }) => members.length > MAX_MEMBERS)))
        return <RoundsTable view={view} />;
      return board.rounds.map((round) => <PaperGroups key={round.round} {...{ round, names }} />);
    case 'bars':
      return <PaperBars bars={board} />;
    case 'none':
      return <RoundsTable view={view} />;
  }
}

/** Groups side by side in twos, and as many below each other as both papers hold. */
function PaperGroups({ round, names }: { round: GroupRoundView; names: Names }) {
  const { language } = useSpeech();
  const twos = Array.from({ length: Math.ceil(round.groups.length / 2) }, (_, at) =>
    round.groups.slice(2 * at, 2 * at + 2),
  );
  const heightOf = (two: (typeof twos)[number]) =>
    Math.max(
      ...two.map(
        ({ members }) => 4 + members.reduce((sum, { player }) => sum + 1.1 * rowHeight(linesIn(names(player), 16)), 0),
      ),
    );
  return (
    <PaperPages what={labelText(language, round.label)} sheets={onSheets(twos, heightOf)}>
      {(some) => (
        <div className="board-cards paper-groups">
          {some.flat().map((group) => (
            <GroupCard key={group.group ?? 0} group={group} round={round} names={names} />
          ))}
        </div>
      )}
    </PaperPages>
  );
}

function PaperBars({ bars }: { bars: Extract<BoardView, { kind: 'bars' }> }) {
  const speech = useSpeech();
  const { state, names, derived } = useDesk();
  const view = viewOf(derived, state);
  if (!view) return null;
  const { rounds, standings, winners } = view;
  const sheets = onSheets(standings, ({ player }) => rowHeight(linesIn(names(player), 30)), { lines: 20 });
  return (
    <PaperPages what={boardName(speech, bars)} {...{ sheets }}>
      {/* On paper it stands as it was when it was printed: without what somebody still needs. */}
      {(some) => <BarsBoard {...{ rounds, winners, names }} bars={{ ...bars, needs: [] }} standings={some} />}
    </PaperPages>
  );
}

function PaperRace({ race, names }: { race: RaceView; names: Names }) {
  const { t } = useSpeech();
  const sheets = onSheets(race.rows, ({ player }) => rowHeight(linesIn(names(player), 20)), { lines: 18, first: 2 });
  return (
    <PaperPages what={t('race.title')} {...{ sheets }}>
      {(rows) => <Race race={{ ...race, rows }} names={names} />}
    </PaperPages>
  );
}
