import { useState } from 'react';
import type { Command, Outcome, Place } from '../../../engine/index.ts';
import type { MatchView, RoundView } from '../../../protocol/wire-views.ts';
import { labelText, namesOf } from '../../../words/index.ts';
import type { WithView } from '../../shared/live.tsx';
import { usePendingQueue } from '../../shared/use-pending-queue.ts';
import { placeOf } from '../../shared/whereabouts.ts';
import { useSpeech } from '../../shared/words.ts';
import { ClockLink } from '../clock/clock-link.tsx';
import { GuestHead } from '../public-head.tsx';
import { ResultForm } from '../result-form.tsx';

const isFor = (command: Command, place: Place): boolean =>
  command.type === 'RecordOutcome' &&
  (['round', 'edition', 'match', 'game'] as const).every((part) => command.place[part] === place[part]);

/** DK-16: a scorekeeper enters results and changes none. */
export function ScorePage({ id, ...live }: WithView & { id: string }) {
  const { t, language } = useSpeech();
  const queue = usePendingQueue(id, 'score', live.line);
  const waits = (round: RoundView, match: MatchView) =>
    queue.pending.some(({ command }) => isFor(command, placeOf(round, match)));
  const [chosen, setChosen] = useState<string>();
  const names = namesOf(live.view.players);
  const open = live.view.rounds
    .filter((round) => round.state === 'published')
    .flatMap((round) => round.matches.filter((match) => match.state === 'open').map((match) => ({ round, match })));
  const enter = (round: RoundView, match: MatchView, outcome: Outcome) => {
    const place = placeOf(round, match);
    queue.add({ type: 'RecordOutcome', place, outcome }, { replaces: (command) => isFor(command, place) });
    setChosen(undefined);
  };
  return (
    <div className="guest">
      <GuestHead {...live} />
      <main className="page narrow stack">
        <h2>{t('score.title')}</h2>
        <p className="quiet">{t('score.hint')}</p>
        {queue.pending.length > 0 && (
          <p className="mark warn appear-late" role="status">
            {t('score.waiting', { count: queue.pending.length })}
          </p>
        )}
        {queue.refused.map(({ commandId, sentence }) => (
          <div key={commandId} className="band bad" role="alert">
            <p>
              <b>{t('line.refused')}</b> {sentence}
            </p>
            <button type="button" className="button small push" onClick={() => queue.dismiss(commandId)}>
              {t('line.understood')}
            </button>
          </div>
        ))}
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
                <span className="quiet">
                  {waits(round, match) ? <b>{t('me.unsent')}</b> : labelText(language, round.label)}
                </span>
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
