import { useState } from 'react';
import { newCommandId, ProblemError, TiltyardClient } from '../../client/index.ts';
import type { Command, MatchView, Outcome, Place, RoundView } from '../../protocol/wire-views.ts';
import type { Names } from '../../words/index.ts';
import type { WithView } from '../shared/live.tsx';
import { whereaboutsOf } from '../shared/whereabouts.ts';
import { useSpeech } from '../shared/words.ts';
import { outcomeText } from './outcome-text.ts';
import { ResultForm } from './result-form.tsx';

interface ReportProps extends WithView {
  readonly id: string;
  readonly player: string;
  readonly names: Names;
}

/** DK-12: one reports, the others confirm; what contradicts itself goes to the desk. */
export function ReportResult(props: ReportProps) {
  const now = whereaboutsOf(props.view, props.player);
  const matches = now.kind === 'table' ? [now.match] : now.kind === 'games' ? now.matches : [];
  const round = 'round' in now ? now.round : undefined;
  const open = matches.filter((match) => match.state === 'open');
  return <>{round && open.map((match) => <OneReport key={match.id} {...props} round={round} match={match} />)}</>;
}

function OneReport({ id, player, names, reports, round, match }: ReportProps & { round: RoundView; match: MatchView }) {
  const { t, language } = useSpeech();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const at = match.games.findIndex((game) => game.result === undefined) + 1;
  const place: Place = { round: round.number, edition: round.edition, table: match.table, game: at };
  const report = reports.find((one) => one.round === round.number && one.table === match.table);
  const proposals = report?.proposals ?? [];
  const own = proposals.find((one) => one.player === player);
  const other = proposals.find((one) => one.player !== player);
  const send = async (command: Command) => {
    setAsking(false);
    try {
      type Wire = Parameters<TiltyardClient['send']>[1]['command'];
      await new TiltyardClient({ language }).send(id, { commandId: newCommandId(), command: command as Wire });
      setProblem(undefined);
    } catch (error) {
      setProblem(error instanceof ProblemError ? error.problem.detail : t('states.unreachableHint'));
    }
  };
  const seats = match.seats.length;
  const said = (outcome: unknown) => outcomeText(outcome as Outcome, seats);
  const disputed = proposals.some((one) => one.outcome === 'disputed');
  return (
    <section className="card stack report">
      {disputed && <p className="band warn">{t('me.disputed')}</p>}
      {own && own.outcome !== 'disputed' && <p>{t('me.reported', { result: said(own.outcome) })}</p>}
      {other && other.outcome !== 'disputed' && !own && (
        <>
          <p className="my-line">{t('me.says', { name: names(other.player), result: said(other.outcome) })}</p>
          <div className="line">
            <button
              type="button"
              className="button primary"
              onClick={() => void send({ type: 'ConfirmResult', place, player })}
            >
              {t('me.agree')}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => void send({ type: 'DisputeResult', place, player })}
            >
              {t('me.disagree')}
            </button>
          </div>
        </>
      )}
      {!own && !other && !asking && (
        <button type="button" className="button primary my-button" onClick={() => setAsking(true)}>
          {t('me.report')}{' '}
          {match.seats.length > 2 ? '' : `· ${names(match.seats.find((seat) => seat !== player) ?? '')}`}
        </button>
      )}
      {asking && (
        <ResultForm
          form={round.form}
          seats={match.seats.map(names)}
          own={match.seats.indexOf(player)}
          onEnter={(outcome) => void send({ type: 'ProposeResult', place, player, outcome })}
        />
      )}
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <p className="hint">{t('me.reportHint')}</p>
    </section>
  );
}
