import { labelText } from '../../../words/index.ts';
import { StandingsTable } from '../../shared/boards/standings-table.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { currentRound, labelOfRound, viewOf } from '../rounds.ts';
import { Winners } from '../standings/winners.tsx';
import { PaperPages } from './paper-page.tsx';
import { linesIn, onSheets, rowHeight } from './paper-pages.ts';

/** Set closer than other lists, so that a club's evening is one sheet. Criteria have long heads, which take more than a line. */
const LINES = 38;
const FURTHER_LINE = 0.85;
/** What the winners take on the first sheet, in lines. */
const WINNERS = 2;

/** With the round they stand at, since paper does not change by itself. */
export function StandingsSheet() {
  const { t, language } = useSpeech();
  const { facts, state, conclusion, names, derived } = useDesk();
  const round = currentRound(facts);
  const running = conclusion.finished ? undefined : round;
  const view = viewOf(derived, state);
  const standings = view?.standings ?? [];
  if (facts.rounds.length === 0 || standings.length === 0) return <p className="empty">{t('standings.empty')}</p>;
  const sheets = onSheets(standings, ({ player }) => rowHeight(linesIn(names(player), 30), FURTHER_LINE), {
    lines: LINES,
    first: conclusion.finished ? WINNERS : 0,
  });
  const what = running
    ? t('print.standingsAt', { label: labelText(language, labelOfRound(derived, running.number)) })
    : t('print.standings');
  return (
    <PaperPages {...{ what, sheets }}>
      {(rows, sheet) => (
        <>
          {sheet === 0 && conclusion.finished && <Winners />}
          <StandingsTable
            standings={rows}
            partOf={standings}
            names={names}
            headline={view?.headline}
            winners={conclusion.winners}
          />
        </>
      )}
    </PaperPages>
  );
}
