import './standings-table.css';
import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { placesOf, type StandingView } from '../../../engine/index.ts';
import { adjustmentMarks, criterionName, type Names, numberText, say, stateName } from '../../../words/index.ts';
import { Why } from '../controls/why.tsx';
import { WholeWords } from '../whole-words.tsx';
import { useSpeech } from '../words.ts';
import { Moved } from './round-cell.tsx';
import { useMovingRows } from './use-moving-rows.ts';

interface StandingsProps {
  readonly standings: readonly StandingView[];
  /** Everyone, where the rows are a part of them: each part has the same columns. */
  readonly partOf?: readonly StandingView[];
  readonly names: Names;
  readonly winners: readonly string[];
  /** The criterion that people follow; the first where nothing is said. */
  readonly headline?: string | undefined;
  /** Where a player's own page is (DK-28). */
  readonly pageOf?: (player: string) => string;
  /** A few quiet figures beside the name. */
  readonly beside?: (player: string) => string | undefined;
  /** The reader's own row. */
  readonly own?: string | undefined;
  /** DK-29. */
  readonly chance?: Column | undefined;
  /** What a page adds beside the name. */
  readonly columns?: readonly Column[];
  /** So many criteria, where only the first matter; otherwise all. The one that people follow is always among them. */
  readonly most?: number;
}

export interface Column {
  readonly key: string;
  readonly head: string;
  readonly title?: string;
  readonly cell: (player: string) => ReactNode;
}

/** Level in what counts first; a seed of 3 is not as good as 3 points. */
const equalTo = ({ criteria: [mine] }: StandingView, next: StandingView | undefined): boolean =>
  next !== undefined && mine?.name === next.criteria[0]?.name && mine?.value === next.criteria[0]?.value;

/** Columns go by name: not everyone has each of them, a seed only those who have one. */
function criteriaShown(standings: readonly StandingView[], headline: string | undefined, most: number | undefined) {
  const all = [...new Set(standings.flatMap((row) => row.criteria.map(({ name }) => name)))];
  const followed = headline !== undefined && all.includes(headline) ? headline : all[0];
  const picked = [followed, ...all.filter((name) => name !== followed)].slice(0, most);
  return { followed, criteria: all.filter((name) => picked.includes(name)) };
}

const classesOf = ({ state }: StandingView, place: number | undefined, own: boolean, equal: boolean): string =>
  [
    state === 'eliminated' || state === 'dropped' ? 'is-out' : '',
    place === 1 ? 'is-first' : '',
    own ? 'is-own' : '',
    equal ? 'is-equal' : '',
  ].join(' ');

/** Places with the criteria in order of weight; «why?» says what parts one from the next (DK-9). */
export function StandingsTable({
  standings,
  partOf = standings,
  names,
  winners,
  headline,
  pageOf,
  beside,
  own,
  chance,
  columns = [],
  most,
}: StandingsProps) {
  const { t, language } = useSpeech();
  const { followed, criteria } = criteriaShown(partOf, headline, most);
  const moved = partOf.some((row) => row.moved !== undefined);
  const states = partOf.some((row) => row.state !== 'active');
  const placeOf = placesOf(partOf, winners);
  const body = useRef<HTMLTableSectionElement>(null);
  useMovingRows(body);
  return (
    <div className="scroll">
      <table className="list-table standings">
        <caption className="unseen">{t('standings.title')}</caption>
        <thead>
          <tr>
            <th className="number tight">{t('standings.place')}</th>
            {moved && <th className="tight moved-column">{t('roundCell.moved')}</th>}
            <th>{t('standings.name')}</th>
            {chance && (
              <th className="chance-column" title={chance.title}>
                {chance.head}
              </th>
            )}
            {columns.map(({ key, head, title }) => (
              <th key={key} className="round-column" title={title}>
                {head}
              </th>
            ))}
            {criteria.map((name) => (
              <th key={name} className="number tight criterion-column">
                {criterionName(language, name)}
              </th>
            ))}
            {states && <th className="tight state-column">{t('standings.state')}</th>}
            <th className="tight">
              <span className="unseen">{t('why.column')}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {standings.map((row, at) => {
            const name = names(row.player);
            const shown = <WholeWords>{name}</WholeWords>;
            const won = winners.includes(row.player);
            return (
              <tr
                key={row.player}
                data-row={row.player}
                className={classesOf(row, placeOf(row), row.player === own, equalTo(row, standings[at + 1]))}
              >
                <td className="number tight place">{placeOf(row) ?? '–'}</td>
                {moved && (
                  <td className="tight moved-column">
                    <Moved by={row.moved ?? 0} />
                  </td>
                )}
                <td className="name-column">
                  <span className="standing-name">
                    {pageOf ? <Link href={pageOf(row.player)}>{shown}</Link> : shown}
                  </span>
                  {beside && <span className="standing-beside">{beside(row.player)} </span>}
                  {adjustmentMarks(language, row.adjustments).map((mark) => (
                    <span key={mark} className="mark">
                      {mark}
                    </span>
                  ))}
                  {row.player === own && <span className="mark accent">{t('me.you')}</span>}
                  {won && <span className="mark good">★ {t('standings.winner')}</span>}
                  {states && !won && row.state !== 'active' && (
                    <span className="mark standing-state">{stateName(language, row.state)}</span>
                  )}
                </td>
                {chance && <td className="chance-column">{chance.cell(row.player)}</td>}
                {columns.map(({ key, cell }) => (
                  <td key={key} className="round-column">
                    {cell(row.player)}
                  </td>
                ))}
                {criteria.map((name) => {
                  const value = row.criteria.find((criterion) => criterion.name === name)?.value;
                  return (
                    <td key={name} className={`number tight ${name === followed ? 'followed' : ''}`}>
                      {value === undefined ? '' : numberText(language, value)}
                    </td>
                  );
                })}
                {states && (
                  <td className="tight state-column">
                    {!won && (row.state !== 'active' || winners.length === 0) && (
                      <span className={`mark ${row.state === 'qualified' ? 'good' : ''}`}>
                        {stateName(language, row.state)}
                      </span>
                    )}
                  </td>
                )}
                <td className="tight">
                  <Why sentences={row.why.map((reason) => [reason.rule, say(language, reason, names)])} about={name} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
