import { shortCode } from '../../../engine/index.ts';
import type { MatchView, RoundView } from '../../../protocol/wire-views.ts';
import { formatName, labelText, listText, type Names, writtenResult } from '../../../words/index.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { viewOf } from '../rounds.ts';
import { PaperPages } from './paper-page.tsx';
import { linesIn, onSheets, rowHeight } from './paper-pages.ts';
import { StandingsSheet } from './standings-sheet.tsx';

type SheetRow =
  | { readonly kind: 'round'; readonly round: RoundView }
  | { readonly kind: 'match'; readonly match: MatchView }
  | { readonly kind: 'byes'; readonly round: RoundView; readonly names: string };

/** DK-15: the whole tournament for the file: what it was, how it ended, every result of every round. */
export function ReportSheet() {
  const { t } = useSpeech();
  const { state, names } = useDesk();
  const view = viewOf(state);
  const rounds = view?.rounds.filter((round) => round.state !== 'draft') ?? [];
  if (!view || rounds.length === 0) return <p className="empty">{t('print.noRound')}</p>;
  const lines = rounds.flatMap((round): SheetRow[] => [
    { kind: 'round', round },
    ...round.matches.map((match): SheetRow => ({ kind: 'match', match })),
    ...(round.byes.length > 0 ? [{ kind: 'byes' as const, round, names: round.byes.map(names).join(', ') }] : []),
  ]);
  return (
    <>
      <StandingsSheet />
      <PaperPages what={t('print.report')} sheets={onSheets(lines, (line) => heightOf(line, names), { first: 4 })}>
        {(some, sheet) => (
          <>
            {sheet === 0 && <Facts />}
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
    </>
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

function Facts() {
  const { t, language } = useSpeech();
  const { state, facts, snapshot } = useDesk();
  const view = viewOf(state);
  const hash = snapshot.stored.log.head?.hash;
  const said = [
    formatName(language, view?.format ?? ''),
    t('wall.players', { count: facts.players.size }),
    ...(hash === undefined ? [] : [`${t('share.head')} ${shortCode(hash)}`]),
  ];
  return <p>{said.join(' · ')}</p>;
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
      const { games, seats } = line.match;
      const results = games.flatMap(({ result }) =>
        result === undefined ? [] : [writtenResult(language, result, seats.length)],
      );
      return (
        <tr>
          <td className="tight table-figure">{line.match.table}</td>
          <td>{playersOf(line.match, names)}</td>
          <td className="tight">{listText(language, results)}</td>
        </tr>
      );
    }
  }
}
