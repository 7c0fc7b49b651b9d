import type { Round } from '../../../engine/index.ts';
import { labelText, listText } from '../../../words/index.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { labelOfRound } from '../rounds.ts';
import { SheetTitle } from './sheet-title.tsx';

function useLabel(round: Round): string {
  const { language } = useSpeech();
  const { state } = useDesk();
  return labelText(language, labelOfRound(state, round.number));
}

export function ByTable({ round }: { round: Round }) {
  const { t, language } = useSpeech();
  const { names } = useDesk();
  return (
    <>
      <SheetTitle what={useLabel(round)} />
      <table className="list-table paper">
        <thead>
          <tr>
            <th className="tight">{t('print.table')}</th>
            <th>{t('print.players')}</th>
            <th className="result-box">{t('print.result')}</th>
          </tr>
        </thead>
        <tbody>
          {round.tables.map((table) => (
            <tr key={table.match}>
              <td className="tight table-figure">{table.number}</td>
              <td>{table.seats.map(names).join(' – ')}</td>
              <td className="result-box" />
            </tr>
          ))}
        </tbody>
      </table>
      {round.byes.length > 0 && (
        <p>{t('round.byeOf', { count: round.byes.length, names: listText(language, round.byes.map(names)) })}</p>
      )}
    </>
  );
}

/** In the alphabet of the reader, so that everyone finds themselves. */
export function ByName({ round }: { round: Round }) {
  const { t, language } = useSpeech();
  const { names } = useDesk();
  const lines = round.tables
    .flatMap(({ number, seats }) =>
      seats.map((seat) => ({
        player: seat,
        name: names(seat),
        table: String(number),
        others: seats.filter((other) => other !== seat).map(names),
      })),
    )
    .concat(round.byes.map((bye) => ({ player: bye, name: names(bye), table: t('print.bye'), others: [] })))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  return (
    <>
      <SheetTitle what={useLabel(round)} />
      <table className="list-table paper">
        <thead>
          <tr>
            <th>{t('print.player')}</th>
            <th className="tight">{t('print.table')}</th>
            <th>{t('print.opponents')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.player} ${line.table}`}>
              <td>{line.name}</td>
              <td className="tight table-figure">{line.table}</td>
              <td>{line.others.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
