import { said } from '../../../engine/index.ts';
import { labelText } from '../../../words/index.ts';
import { StandingsTable } from '../../shared/boards/standings-table.tsx';
import { PageHead } from '../../shared/motif/page-head.tsx';
import { type Pole, Poles } from '../../shared/motif/poles.tsx';
import { useSpeech, useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { isOpen } from '../results/recording.ts';
import { labelOfRound } from '../rounds.ts';
import { Winners } from './winners.tsx';

export function Standings() {
  const t = useT();
  const poles = usePoles();
  return (
    <div className="stack">
      <PageHead title={t('standings.title')} tools={poles.length > 1 && <Poles poles={poles} />} />
      <StandingsNow />
    </div>
  );
}

/** The rounds that have been shown, each with the tables that are in. */
function usePoles(): readonly Pole[] {
  const { language } = useSpeech();
  const { facts, state } = useDesk();
  return facts.rounds
    .filter((round) => round.status !== 'draft')
    .map(({ number, status, tables }) => ({
      round: number,
      label: labelText(language, labelOfRound(state, number)),
      state: status === 'closed' ? 'closed' : 'now',
      tables: { done: tables.filter((table) => !isOpen(table)).length, count: tables.length },
    }));
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
