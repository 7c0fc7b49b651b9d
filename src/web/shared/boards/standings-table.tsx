import './standings-table.css';
import { Link } from 'wouter';
import type { RoundView, StandingView } from '../../../engine/index.ts';
import { criterionName, labelText, type Names, numberText, say, shortLabel, stateName } from '../../../words/index.ts';
import { Why } from '../controls/why.tsx';
import { useSpeech, useT } from '../words.ts';
import { RoundCell } from './round-cell.tsx';
import { roundCell } from './round-cells.ts';

interface StandingsProps {
  readonly standings: readonly StandingView[];
  readonly names: Names;
  readonly winners: readonly string[];
  /** Where a player's own page is (DK-28). */
  readonly pageOf?: (player: string) => string;
  /** The reader's own row. */
  readonly own?: string | undefined;
  /** With a cell for each of these. */
  readonly rounds?: readonly RoundView[];
  /** By how many places someone moved since the round before: up is positive. */
  readonly moved?: ReadonlyMap<string, number> | undefined;
}

/** What the others won and lost is seen where they stand. */
const equalTo = (row: StandingView, next: StandingView | undefined): boolean =>
  next !== undefined && row.criteria[0]?.value === next.criteria[0]?.value;

/** Places with the criteria in order of weight; «why?» says what parts one from the next (DK-9). */
export function StandingsTable({ standings, names, winners, pageOf, own, rounds = [], moved }: StandingsProps) {
  const { t, language } = useSpeech();
  const criteria = standings[0]?.criteria.map(({ name }) => name) ?? [];
  const states = standings.some((row) => row.state !== 'active');
  const places = new Map(standings.map(({ player, place }) => [player, place]));
  return (
    <div className="scroll">
      <table className="list-table standings">
        <caption className="unseen">{t('standings.title')}</caption>
        <thead>
          <tr>
            <th className="number tight">{t('standings.place')}</th>
            {moved && <th className="tight moved-column">{t('roundCell.moved')}</th>}
            <th>{t('standings.name')}</th>
            {rounds.map(({ number, label }) => (
              <th key={number} className="round-column" title={labelText(language, label)}>
                {shortLabel(language, label)}
              </th>
            ))}
            {criteria.map((name) => (
              <th key={name} className="number tight">
                {criterionName(language, name)}
              </th>
            ))}
            {states && <th className="tight state-column">{t('standings.state')}</th>}
            <th className="tight">
              <span className="unseen">{t('why.column')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map((row, at) => {
            const name = names(row.player);
            const won = winners.includes(row.player);
            return (
              <tr
                key={row.player}
                className={`${row.state === 'eliminated' || row.state === 'dropped' ? 'is-out' : ''} ${row.player === own ? 'is-own' : ''} ${equalTo(row, standings[at + 1]) ? 'is-equal' : ''}`}
              >
                <td className="number tight place">{row.place}</td>
                {moved && (
                  <td className="tight moved-column">
                    <Moved by={moved.get(row.player) ?? 0} />
                  </td>
                )}
                <td>
                  <span className="standing-name">{pageOf ? <Link href={pageOf(row.player)}>{name}</Link> : name}</span>
                  {row.player === own && <span className="mark accent">{t('me.you')}</span>}
                  {won && <span className="mark good">★ {t('standings.winner')}</span>}
                  {states && !won && row.state !== 'active' && (
                    <span className="mark standing-state">{stateName(language, row.state)}</span>
                  )}
                </td>
                {rounds.map((round) => (
                  <td key={round.number} className="round-column">
                    <RoundCell
                      cell={roundCell(round, row.player)}
                      names={names}
                      placeOf={(player) => places.get(player)}
                    />
                  </td>
                ))}
                {row.criteria.map((criterion) => (
                  <td key={criterion.name} className="number tight">
                    {numberText(language, criterion.value)}
                  </td>
                ))}
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

function Moved({ by }: { by: number }) {
  const t = useT();
  if (by === 0) return <span className="quiet">–</span>;
  const words = t(by > 0 ? 'roundCell.up' : 'roundCell.down', { count: Math.abs(by) });
  return (
    <span className={by > 0 ? 'moved-up' : 'moved-down'} title={words}>
      <span className="unseen">{words}</span>
      <span aria-hidden="true">
        {by > 0 ? '▲' : '▼'} {Math.abs(by)}
      </span>
    </span>
  );
}
