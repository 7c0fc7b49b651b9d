import type { CSSProperties } from 'react';
import { type MatchView, type Round, roundRules, roundView } from '../../../engine/index.ts';
import { howName, type Language, labelText, listText } from '../../../words/index.ts';
import { resultOf } from '../../shared/whereabouts.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { labelOfRound } from '../rounds.ts';
import { PaperPages } from './paper-page.tsx';
import { inLargestType, linesIn, rowHeight } from './paper-pages.ts';

/** Letters that stand beside each other in the columns of 182 mm. */
const LETTERS = { players: 68, name: 34 } as const;

function useLabel(round: Round): string {
  const { language } = useSpeech();
  const { derived } = useDesk();
  return labelText(language, labelOfRound(derived, round.number));
}

const inType = (size: number) => ({ '--type': size }) as CSSProperties;

/** What is in already; empty where the result is to be written. */
function resultIn(language: Language, match: MatchView | undefined): string {
  if (match?.state !== 'done') return '';
  const how = match.outcome?.how ?? 'played';
  return how === 'played' ? resultOf(language, match) : howName(language, how);
}

export function ByTable({ round }: { round: Round }) {
  const { t, language } = useSpeech();
  const { names, derived } = useDesk();
  const shown = new Map(roundView(derived, round).matches.map((match) => [match.number, match]));
  const rows = round.tables.map(({ match, number, seats }) => ({
    match,
    number,
    players: seats.map(names).join(' – '),
    result: resultIn(language, shown.get(match)),
  }));
  const byes =
    round.byes.length === 0
      ? ''
      : t(roundRules(derived, round).rests ? 'round.restOf' : 'round.byeOf', {
          count: round.byes.length,
          names: listText(language, round.byes.map(names)),
        });
  const { size, sheets } = inLargestType(
    rows,
    ({ players }, type) => rowHeight(linesIn(players, Math.floor(LETTERS.players / type))),
    byes === '' ? 0 : 1 + linesIn(byes, 90),
  );
  return (
    <PaperPages what={useLabel(round)} {...{ sheets }}>
      {(some, sheet) => (
        <>
          {sheet === 0 && byes !== '' && <p>{byes}</p>}
          <table className="list-table paper" style={inType(size)}>
            <thead>
              <tr>
                <th className="tight">{t('print.table')}</th>
                <th>{t('print.players')}</th>
                <th className="result-box">{t('print.result')}</th>
              </tr>
            </thead>
            <tbody className="paper-large">
              {some.map(({ match, number, players, result }) => (
                <tr key={match}>
                  <td className="tight table-figure">{number}</td>
                  <td>{players}</td>
                  <td className="result-box">{result}</td>
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
  const { names, derived } = useDesk();
  const free = t(roundRules(derived, round).rests ? 'round.resting' : 'print.bye');
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
  const { size, sheets } = inLargestType(lines, ({ name, others }, type) => {
    const letters = Math.floor(LETTERS.name / type);
    return rowHeight(Math.max(linesIn(name, letters), linesIn(others.join(', '), letters)));
  });
  return (
    <PaperPages what={useLabel(round)} {...{ sheets }}>
      {(some) => (
        <table className="list-table paper paper-names" style={inType(size)}>
          <thead>
            <tr>
              <th>{t('print.player')}</th>
              <th className="tight">{t('print.table')}</th>
              <th>{t('print.opponents')}</th>
            </tr>
          </thead>
          <tbody className="paper-large">
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
