import { said } from '../../../engine/index.ts';
import { StandingsTable } from '../../shared/boards/standings-table.tsx';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { Winners } from './winners.tsx';

export function Standings() {
  const t = useT();
  const { conclusion } = useDesk();
  return (
    <div className="stack">
      <h1 className={conclusion.finished ? 'unseen' : ''}>{t('standings.title')}</h1>
      <StandingsNow />
    </div>
  );
}

/** Who has won, and who stands where. */
export function StandingsNow() {
  const t = useT();
  const { conclusion, facts, names } = useDesk();
  const standings = conclusion.standings.map((row) => ({
    ...row,
    criteria: row.criteria.map(({ name, value }) => ({ name, value: said(value) })),
  }));
  return (
    <>
      {conclusion.finished && <Winners />}
      {facts.rounds.length === 0 || standings.length === 0 ? (
        <div className="empty">
          <p>{t('standings.empty')}</p>
        </div>
      ) : (
        <StandingsTable standings={standings} names={names} winners={conclusion.winners} />
      )}
    </>
  );
}
