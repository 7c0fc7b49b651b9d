import { useState } from 'react';
import type { EventInfo, Outcome } from '../../engine/index.ts';
import type { MatchView, RoundView } from '../../protocol/wire-views.ts';
import { labelText, listText, type Names, resultText } from '../../words/index.ts';
import { LinkedNames } from '../shared/boards/player-pages.tsx';
import { LateEntry } from '../shared/late-entry.tsx';
import type { WithView } from '../shared/live.tsx';
import type { Queue } from '../shared/use-pending-queue.ts';
import { openTablesOf, placeOf } from '../shared/whereabouts.ts';
import { useSpeech } from '../shared/words.ts';
import { gameWords } from './match-words.ts';
import { refusedElsewhere, report, type SaidAtTable, saidAt, sameOutcome } from './my-reports.ts';
import { ResultForm } from './result-form.tsx';
import { SaidResult } from './said-result.tsx';
import { useSeatNotes } from './seat-notes.ts';

interface ReportProps extends WithView {
  readonly player: string;
  readonly names: Names;
  readonly queue: Queue;
}

/** DK-12: one reports, the others confirm; everyone at the table sees what was said. */
export function ReportResult(props: ReportProps) {
  const open = openTablesOf(props.view, props.player);
  return (
    <>
      <NotAccepted {...props} open={open} />
      {open.map(({ round, match }) => (
        <TableReport key={match.id} {...props} round={round} match={match} several={open.length > 1} />
      ))}
    </>
  );
}

type AtTable = ReportProps & { round: RoundView; match: MatchView; several: boolean };

function TableReport({ player, names, reports, queue, view, round, match, several }: AtTable) {
  const speech = useSpeech();
  const { t } = speech;
  const notes = useSeatNotes(speech, view, round, match);
  const place = placeOf(round, match);
  const said = saidAt(place, player, queue, reports);
  const [form, setForm] = useState<{ readonly from?: Outcome }>();
  const shown = said.refused ? { from: said.refused.outcome } : form;
  const words = gameWords(speech, round, match, player, names);
  const close = () => {
    setForm(undefined);
    if (said.refused) queue.dismiss(said.refused.commandId);
  };
  const send = (outcome: Outcome) => {
    report(queue, place, player, outcome);
    setForm(undefined);
  };
  return (
    <section className="card stack report" aria-label={t('me.reportOf', { table: match.table, names: words })}>
      {several && (
        <h3 className="report-title">
          {t('round.atTable', { table: match.table })} · {words}
        </h3>
      )}
      <Said {...{ said, round, match, player, names }} event={view.about.event} game={match.games[place.game - 1]} />
      {shown ? (
        <>
          <ResultForm
            key={said.refused?.commandId ?? 'form'}
            form={round.form}
            seats={match.seats.map(names)}
            own={match.seats.indexOf(player)}
            {...(shown.from && { from: shown.from })}
            {...(notes && { notes })}
            onEnter={send}
          />
          {said.refused && (
            <p className="problem" role="alert">
              {said.refused.sentence}
            </p>
          )}
          <button type="button" className="link-button" onClick={close}>
            {t('me.leaveForm')}
          </button>
        </>
      ) : (
        <Answers
          {...{ said, names, send }}
          seats={match.seats.length}
          onForm={(from) => setForm(from ? { from } : {})}
        />
      )}
    </section>
  );
}

interface SaidProps {
  readonly said: SaidAtTable;
  readonly round: RoundView;
  readonly match: MatchView;
  readonly game: MatchView['games'][number] | undefined;
  readonly player: string;
  readonly names: Names;
  readonly event: EventInfo | undefined;
}

/** Everything that was said about this game, with the names beside the scores. */
function Said({ said, round, match, game, player, names, event }: SaidProps) {
  const { t, language } = useSpeech();
  const { own, others } = said;
  if (!own && others.length === 0) return null;
  const result = (outcome: Outcome) => <SaidResult {...{ outcome, round, match, game, names }} />;
  const silent = match.seats.filter((seat) => seat !== player && !others.some((one) => one.player === seat));
  const differ = others.some(({ outcome }) => !outcome || (own && !sameOutcome(outcome, own.outcome)));
  return (
    <>
      <ul className="said">
        {own && (
          <li className={own.waiting ? 'waiting' : ''}>
            <span className="said-by">{t('me.youSaid')}</span> {result(own.outcome)}
          </li>
        )}
        {others.map(({ player: other, outcome, at, enteredAt }) => (
          <li key={other}>
            <span className="said-by">
              <LinkedNames
                text={t(outcome ? 'me.theySaid' : 'entry.disputes', { name: names(other) })}
                players={[{ id: other, name: names(other) }]}
              />
            </span>{' '}
            {outcome && result(outcome)}
            <LateEntry enteredAt={enteredAt} arrivedAt={at} event={event} />
          </li>
        ))}
      </ul>
      {own?.waiting ? (
        <p className="band warn unsent" role="status">
          <b>{t('me.unsent')}</b> {t('me.unsentHint')}
        </p>
      ) : differ ? (
        <p className="band warn" role="status">
          {t('me.differ')}
        </p>
      ) : (
        own && (
          <p className="hint" role="status">
            {silent.length > 0 && silent.length < 3
              ? t('me.waitsFor', { names: listText(language, silent.map(names)) })
              : t('me.waitsForOthers')}
          </p>
        )
      )}
    </>
  );
}

interface AnswersProps {
  readonly said: SaidAtTable;
  readonly names: Names;
  readonly seats: number;
  readonly send: (outcome: Outcome) => void;
  readonly onForm: (from: Outcome | undefined) => void;
}

/** What can be said now. To accept another score is a step of its own, below everything that was there before (DK-3). */
function Answers({ said, names, seats, send, onForm }: AnswersProps) {
  const { t, language } = useSpeech();
  const { own, others } = said;
  const claims = others.flatMap(({ player, outcome }) => (outcome ? [{ player, outcome }] : []));
  const contrary = own ? claims.filter(({ outcome }) => !sameOutcome(outcome, own.outcome)) : claims;
  const [claim] = contrary;
  const result = (outcome: Outcome) => resultText(language, outcome, seats);
  return (
    <div className="report-answers">
      {!own && claim && (
        <button type="button" key="agree" className="button primary my-button" onClick={() => send(claim.outcome)}>
          {t('me.agree')}
        </button>
      )}
      <button
        type="button"
        key="form"
        className={`button my-button ${claim || own ? '' : 'primary'}`}
        onClick={() => onForm(own?.outcome ?? claim?.outcome)}
      >
        {own ? t('me.change') : claim ? t('me.disagree') : t('me.report')}
      </button>
      {own && claim && (
        <details className="give-in">
          <summary>{t('me.agreeWith', { name: names(claim.player) })}</summary>
          <p>{t('me.giveIn', { theirs: result(claim.outcome), yours: result(own.outcome) })}</p>
          <button type="button" className="button my-button" onClick={() => send(claim.outcome)}>
            {t('me.accept', { result: result(claim.outcome) })}
          </button>
        </details>
      )}
      {!own && !claim && <p className="hint">{t('me.reportHint')}</p>}
    </div>
  );
}

/** A report for a table that was paired again, or that was settled otherwise: never a silent loss (DK-22). */
function NotAccepted({ view, queue, names, open }: ReportProps & { open: ReturnType<typeof openTablesOf> }) {
  const { t, language } = useSpeech();
  const late = refusedElsewhere(
    queue,
    open.map(({ round, match }) => placeOf(round, match)),
  );
  return (
    <>
      {late.map(({ commandId, command, sentence }) => {
        const round = view.rounds.find((one) => one.number === command.place.round);
        const match = round?.matches.find((one) => one.number === command.place.match);
        const same = round?.edition === command.place.edition ? match : undefined;
        return (
          <div key={commandId} className="band bad" role="alert">
            <p>
              <b>
                {t('me.notAccepted', {
                  round: round ? labelText(language, round.label) : String(command.place.round),
                  table: match?.table ?? command.place.match,
                })}
              </b>{' '}
              {round && same ? (
                <SaidResult
                  outcome={command.outcome}
                  round={round}
                  match={same}
                  game={same.games[command.place.game - 1]}
                  names={names}
                />
              ) : (
                resultText(language, command.outcome, 2)
              )}
              . {sentence}
            </p>
            <button type="button" className="button small push" onClick={() => queue.dismiss(commandId)}>
              {t('line.understood')}
            </button>
          </div>
        );
      })}
    </>
  );
}
