import { use } from 'react';
import type { MatchView, RoundView } from '../../../protocol/wire-views.ts';
import { howName, labelText, listText, type Names, writtenResult, zoneAt } from '../../../words/index.ts';
import { useSpeech, useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { changesIn } from '../report/changes.ts';
import { useEventFacts } from '../report/event-facts.tsx';
import { useProof } from '../report/proof.tsx';
import { viewOf } from '../rounds.ts';
import { PaperPages } from './paper-page.tsx';
import { linesIn, onSheets, rowHeight } from './paper-pages.ts';
import { PodiumSheet } from './podium-sheet.tsx';
import { SheetContact } from './sheet-title.tsx';
import { StandingsSheet } from './standings-sheet.tsx';

type SheetRow =
  | { readonly kind: 'round'; readonly round: RoundView }
  | { readonly kind: 'match'; readonly match: MatchView }
  | { readonly kind: 'byes'; readonly round: RoundView; readonly names: string };

/**
 * DK-15, DK-32: the whole tournament for the file: who won, where everyone stands, what it was, every result of every
 * round, what was corrected, and what the draws can be checked by.
 */
export function ReportSheet() {
  const { t } = useSpeech();
  const { state, names, conclusion, derived } = useDesk();
  const view = viewOf(derived, state);
  const rounds = view?.rounds.filter((round) => round.state !== 'draft') ?? [];
  const known = useEventFacts(use(SheetContact));
  if (!view || rounds.length === 0) return <p className="empty">{t('print.noRound')}</p>;
  const lines = rounds.flatMap((round): SheetRow[] => [
    { kind: 'round', round },
    ...round.matches.map((match): SheetRow => ({ kind: 'match', match })),
    ...(round.byes.length > 0 ? [{ kind: 'byes' as const, round, names: round.byes.map(names).join(', ') }] : []),
  ]);
  const first = 1 + known.reduce((sum, [, value]) => sum + rowHeight(linesOf(value)), 0);
  return (
    <>
      {conclusion.finished && conclusion.winners.length > 0 && <PodiumSheet />}
      <StandingsSheet />
      <PaperPages what={t('print.report')} sheets={onSheets(lines, (line) => heightOf(line, names), { first })}>
        {(some, sheet) => (
          <>
            {sheet === 0 && <FactsTable known={known} />}
            <table className="list-table paper paper-report">
              <tbody>
                {some.map((line) => (
                  <ReportLine key={keyOf(line)} {...{ line, names }} />
                ))}
              </tbody>
            </table>
          </>
        )}
      </PaperPages>
      <ChangesSheet />
      <ProofSheet />
    </>
  );
}

/** Letters that a line of a wide column holds, with room to spare. */
const WIDE = 60;

const linesOf = (text: string): number =>
  text.split('\n').reduce((sum, paragraph) => sum + linesIn(paragraph, WIDE), 0);

function FactsTable({ known }: { known: readonly (readonly [string, string])[] }) {
  return (
    <table className="list-table paper paper-facts">
      <tbody>
        {known.map(([name, value]) => (
          <tr key={name}>
            <th>{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ChangesSheet() {
  const { language, locale } = useSpeech();
  const say = useT('evening');
  const { state, facts, derived } = useDesk();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short', ...zoneAt(facts.event) });
  const changes = changesIn(derived.formats, language, state.log.slice());
  // A sheet that says that there is nothing is not worth its paper.
  if (changes.length === 0) return null;
  return (
    <PaperPages what={say('report.changes')} sheets={onSheets(changes, ({ what }) => rowHeight(linesOf(what)))}>
      {(some) => (
        <table className="list-table paper">
          <tbody>
            {some.map(({ version, at, what }) => (
              <tr key={version}>
                <td className="tight">{time.format(at)}</td>
                <td>{what}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PaperPages>
  );
}

function ProofSheet() {
  const say = useT('evening');
  const lines = useProof();
  return (
    <PaperPages what={say('report.proof')} sheets={onSheets(lines, () => rowHeight(3), { first: 3 })}>
      {(some, sheet) => (
        <>
          {sheet === 0 && <p>{say('report.proofHow')}</p>}
          <table className="list-table paper paper-proof">
            <tbody>
              {some.map(({ name, value }) => (
                <tr key={name}>
                  <td>
                    {name}
                    <code>{value}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </PaperPages>
  );
}

const playersOf = ({ seats }: MatchView, names: Names): string => seats.map(names).join(' – ');

const keyOf = (line: SheetRow): string =>
  line.kind === 'match'
    ? line.match.id
    : line.kind === 'byes'
      ? `byes ${line.round.number}`
      : `round ${line.round.number}`;

function heightOf(line: SheetRow, names: Names): number {
  if (line.kind === 'round') return 1.4;
  return rowHeight(linesIn(line.kind === 'byes' ? line.names : playersOf(line.match, names), 64));
}

function ReportLine({ line, names }: { line: SheetRow; names: Names }) {
  const { t, language } = useSpeech();
  switch (line.kind) {
    case 'round':
      return (
        <tr>
          <th colSpan={3}>{labelText(language, line.round.label)}</th>
        </tr>
      );
    case 'byes':
      return (
        <tr>
          <td className="tight">{t(line.round.byeWorth === 'rest' ? 'round.resting' : 'print.bye')}</td>
          <td colSpan={2}>{line.names}</td>
        </tr>
      );
    case 'match': {
      const { games, seats, outcome } = line.match;
      const results = games.flatMap(({ result }) =>
        result === undefined ? [] : [writtenResult(language, result, seats.length)],
      );
      const how = outcome && outcome.how !== 'played' ? howName(language, outcome.how) : undefined;
      return (
        <tr>
          <td className="tight table-figure">{line.match.table}</td>
          <td>{playersOf(line.match, names)}</td>
          <td className="tight">{how ?? listText(language, results)}</td>
        </tr>
      );
    }
  }
}
