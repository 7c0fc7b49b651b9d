import type { MatchView, TournamentView } from '../../../engine/index.ts';
import { criterionName, labelText, numberText } from '../../../words/index.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { PaperPages } from './paper-page.tsx';
import { inParts, linesIn, onSheets, rowHeight } from './paper-pages.ts';

/** Rounds beside the names, on either paper. */
const MAX_COLUMNS = 10;

/** The cross table of a tournament in rounds: whom each one met, by place, and how it went. */
export function RoundsTable({ view }: { view: TournamentView }) {
  const { t, language } = useSpeech();
  const { names } = useDesk();
  const { standings, rounds } = view;
  const lineOf = new Map(standings.map(({ player }, at) => [player, at + 1]));
  // After a cut, other figures separate those who are in from those who are out.
  const [main] = standings[0]?.criteria ?? [];
  const common = standings.every(({ criteria }) => criteria[0]?.name === main?.name) ? main : undefined;
  const shown = rounds.filter(({ state }) => state !== 'draft');
  const numbered = standings.map((row, at) => ({ ...row, number: at + 1 }));
  const rowsOf = onSheets(numbered, ({ player }) => rowHeight(linesIn(names(player), 30)), { first: 2 });
  // All rows of the first rounds, then of the next: laid side by side they are one table.
  const sheets = inParts(shown, MAX_COLUMNS).flatMap((columns) => rowsOf.map((rows) => [{ columns, rows }]));
  return (
    <PaperPages what={t('print.cross')} {...{ sheets }}>
      {([{ columns, rows } = { columns: [], rows: [] }], sheet) => (
        <>
          <div className="scroll">
            <table className="list-table paper rounds-table">
              <thead>
                <tr>
                  <th className="number tight">#</th>
                  <th>{t('print.player')}</th>
                  {columns.map(({ number, label }) => (
                    <th key={number} className="number tight" title={labelText(language, label)}>
                      {number}
                    </th>
                  ))}
                  {common && <th className="number tight">{criterionName(language, common.name)}</th>}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ player, number: line, criteria: [points] }) => (
                  <tr key={player}>
                    <td className="number tight">{line}</td>
                    <td>{names(player)}</td>
                    {columns.map(({ number, matches, byes, byeWorth }) => (
                      <td key={number} className="number tight">
                        {byes.includes(player)
                          ? t(byeWorth === 'rest' ? 'round.resting' : 'print.bye')
                          : metIn(matches, player).map(({ opponent, sign }) => `${sign}${lineOf.get(opponent) ?? ''}`)}
                      </td>
                    ))}
                    {common && <td className="number tight">{points && numberText(language, points.value)}</td>}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {sheet === 0 && <p className="hint">{t('print.crossKey')}</p>}
        </>
      )}
    </PaperPages>
  );
}

function metIn(matches: readonly MatchView[], player: string): { opponent: string; sign: string }[] {
  return matches
    .filter(({ seats }) => seats.includes(player))
    .flatMap(({ seats, winners, state }) =>
      seats
        .filter((seat) => seat !== player)
        .map((opponent) => ({
          opponent,
          sign: state !== 'done' ? '·' : winners.includes(player) ? '+' : winners.length === 0 ? '=' : '−',
        })),
    );
}
