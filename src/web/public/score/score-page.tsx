import { useState } from 'react';
import type { MatchView, RoundView } from '../../../protocol/wire-views.ts';
import { labelText, namesOf } from '../../../words/index.ts';
import type { WithView } from '../../shared/live.tsx';
import { useSpeech } from '../../shared/words.ts';
import { ClockLink } from '../clock/clock-link.tsx';
import { GuestHead } from '../public-head.tsx';
import { ResultForm } from '../result-form.tsx';
import { useSending } from './use-sending.ts';

/** DK-16: a scorekeeper enters results and changes none. */
export function ScorePage({ id, ...live }: WithView & { id: string }) {
  const { t, language } = useSpeech();
  const { waiting, problem, send } = useSending(id);
  const [chosen, setChosen] = useState<string>();
  const names = namesOf(live.view.players);
  const open = live.view.rounds
    .filter((round) => round.state === 'published')
    .flatMap((round) => round.matches.filter((match) => match.state === 'open').map((match) => ({ round, match })));
  const enter = (round: RoundView, match: MatchView, outcome: Parameters<typeof send>[1]) => {
    const game = match.games.findIndex((one) => one.result === undefined) + 1;
    send({ round: round.number, edition: round.edition, table: match.table, game }, outcome);
    setChosen(undefined);
  };
  return (
    <div className="guest">
      <GuestHead {...live} />
      <main className="page narrow stack">
        <h2>{t('score.title')}</h2>
        <p className="quiet">{t('score.hint')}</p>
        {waiting > 0 && <p className="mark warn">{t('score.waiting', { count: waiting })}</p>}
        {problem !== undefined && (
          <p className="band bad" role="alert">
            {problem}
          </p>
        )}
        {open.length === 0 && <p className="empty">{t('score.none')}</p>}
        <ol className="score-tables">
          {open.map(({ round, match }) => (
            <li key={match.id} className="card">
              <button
                type="button"
                className="score-open"
                aria-expanded={chosen === match.id}
                onClick={() => setChosen(chosen === match.id ? undefined : match.id)}
              >
                <span className="guest-table">{match.table}</span>
                <span>{match.seats.map(names).join(' – ')}</span>
                <span className="quiet">{labelText(language, round.label)}</span>
              </button>
              {chosen === match.id && (
                <>
                  <ResultForm
                    form={round.form}
                    seats={match.seats.map(names)}
                    onEnter={(outcome) => enter(round, match, outcome)}
                  />
                  <ClockLink id={id} match={match} />
                </>
              )}
            </li>
          ))}
        </ol>
      </main>
    </div>
  );
}
