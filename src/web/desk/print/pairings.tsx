import { type Round, roundRules } from '../../../engine/index.ts';
import { labelText, listText } from '../../../words/index.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { labelOfRound } from '../rounds.ts';
import { PaperPages } from './paper-page.tsx';
import { linesIn, onSheets, rowHeight } from './paper-pages.ts';

/** Letters that stand beside each other in the columns of 182 mm. */
const LETTERS = { players: 68, name: 34 } as const;

function useLabel(round: Round): string {
  const { language } = useSpeech();
  const { state } = useDesk();
  return labelText(language, labelOfRound(state, round.number));
}

export function ByTable({ round }: { round: Round }) {
  const { t, language } = useSpeech();
  const { facts, names } = useDesk();
  const rows = round.tables.map(({ match, number, seats }) => ({
    match,
    number,
    players: seats.map(names).join(' – '),
  }));
  const byes =
    round.byes.length === 0
      ? ''
      : t(roundRules(facts, round).rests ? 'round.restOf' : 'round.byeOf', {
          count: round.byes.length,
          names: listText(language, round.byes.map(names)),
        });
  const sheets = onSheets(rows, ({ players }) => rowHeight(linesIn(players, LETTERS.players)), {
    first: byes === '' ? 0 : 1 + linesIn(byes, 90),
  });
  return (
    <PaperPages what={useLabel(round)} {...{ sheets }}>
      {(some, sheet) => (
        <>
          {sheet === 0 && byes !== '' && <p>{byes}</p>}
          <table className="list-table paper">
            <thead>
              <tr>
                <th className="tight">{t('print.table')}</th>
                <th>{t('print.players')}</th>
                <th className="result-box">{t('print.result')}</th>
              </tr>
            </thead>
            <tbody>
              {some.map(({ match, number, players }) => (
                <tr key={match}>
                  <td className="tight table-figure">{number}</td>
                  <td>{players}</td>
                  <td className="result-box" />
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </PaperPages>
  );
}

/** In the alphabet of the reader, so that everyone finds themselves. */
export function ByName({ round }: { round: Round }) {
  const { t, language } = useSpeech();
  const { facts, names } = useDesk();
  const free = t(roundRules(facts, round).rests ? 'round.resting' : 'print.bye');
  const lines = round.tables
    .flatMap(({ number, seats }) =>
      seats.map((seat) => ({
        player: seat,
        name: names(seat),
        table: String(number),
        others: seats.filter((other) => other !== seat).map(names),
      })),
    )
    .concat(round.byes.map((bye) => ({ player: bye, name: names(bye), table: free, others: [] })))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  const sheets = onSheets(lines, ({ name, others }) =>
    rowHeight(Math.max(linesIn(name, LETTERS.name), linesIn(others.join(', '), LETTERS.name))),
  );
  return (
    <PaperPages what={useLabel(round)} {...{ sheets }}>
      {(some) => (
        <table className="list-table paper paper-names">
          <thead>
            <tr>
              <th>{t('print.player')}</th>
              <th className="tight">{t('print.table')}</th>
              <th>{t('print.opponents')}</th>
            </tr>
          </thead>
          <tbody>
            {some.map((line) => (
              <tr key={`${line.player} ${line.table}`}>
                <td>{line.name}</td>
                <td className="tight table-figure">{line.table}</td>
                <td>{line.others.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PaperPages>
  );
}
