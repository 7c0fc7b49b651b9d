import { useState } from 'react';
import { useLocation } from 'wouter';
import { ProblemError, TiltyardClient } from '../../../client/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';

/** DK-8: what ends or throws away asks for the tournament's name. */
export function Ending() {
  const { t, language } = useSpeech();
  const { id, facts, attempt, conclusion } = useDesk();
  const [, go] = useLocation();
  const [confirm, setConfirm] = useState('');
  const [problem, setProblem] = useState<string>();
  const name = facts.about?.name ?? '';
  const unsure = confirm.trim() === name ? undefined : t('settings.typeName', { name });
  const remove = () =>
    new TiltyardClient({ language }).delete(`/api/tournaments/${id}`, { confirm }).then(
      () => go('/'),
      (error: unknown) =>
        setProblem(error instanceof ProblemError ? error.problem.detail : t('states.unreachableHint')),
    );
  return (
    <details className="card">
      <summary>{t('settings.ending')}</summary>
      <div className="stack unwind">
        <div className="field">
          <label htmlFor="confirm-ending">{t('settings.typeName', { name })}</label>
          <input
            id="confirm-ending"
            className="input"
            autoComplete="off"
            value={confirm}
            onChange={(event) => setConfirm(event.target.value)}
          />
        </div>
        {problem !== undefined && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        {facts.ended ? (
          <Button onClick={() => setProblem(attempt({ type: 'Reopen' }))}>{t('settings.reopen')}</Button>
        ) : (
          facts.started &&
          !conclusion.finished && (
            <>
              <p className="hint">{t('settings.endHint')}</p>
              <p>
                <Button why={unsure} onClick={() => setProblem(attempt({ type: 'EndEarly', confirm }))}>
                  {t('settings.end')}
                </Button>
              </p>
            </>
          )
        )}
        <p className="hint">{t('settings.deleteHint')}</p>
        <p>
          <Button why={unsure} onClick={() => void remove()}>
            {t('settings.delete')}
          </Button>
        </p>
      </div>
    </details>
  );
}
