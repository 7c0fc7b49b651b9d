import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { ProblemError } from '../../../client/index.ts';
import { labelText } from '../../../words/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useTournamentPort } from '../../shared/ports.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { labelOfRound } from '../rounds.ts';

/** DK-8: what ends or throws away, each with its own confirmation. */
export function Dangers() {
  const { t, language } = useSpeech();
  const port = useTournamentPort();
  const { id, facts, attempt, conclusion, me, names, derived } = useDesk();
  const [, go] = useLocation();
  const [round, setRound] = useState<number>();
  const name = facts.about?.name ?? '';
  const earlier = facts.rounds.slice(0, -1);
  const target = earlier.find(({ number }) => number === round) ?? earlier.at(-1);
  const called = target && labelText(language, labelOfRound(derived, target.number));
  const remove = async (confirm: string): Promise<string | undefined> => {
    try {
      await port.remove(id, confirm);
      go('/');
      return undefined;
    } catch (error) {
      return error instanceof ProblemError ? error.problem.detail : t('states.noAnswer');
    }
  };
  const [leader] = conclusion.standings;
  const end = facts.started && !conclusion.finished && me.may.includes('EndEarly');
  const unwind = target && called !== undefined && me.may.includes('UnwindToRound');
  if (!end && !unwind && !facts.ended && me.role !== 'owner') return null;
  return (
    <section className="dangers" aria-labelledby="dangers">
      <h2 id="dangers">{t('danger.title')}</h2>
      {facts.ended && (
        <div className="danger">
          <div>
            <h3>{t('settings.reopen')}</h3>
          </div>
          <Button onClick={() => void attempt({ type: 'Reopen' })}>{t('settings.reopen')}</Button>
        </div>
      )}
      {unwind && (
        <Danger
          title={t('danger.unwind')}
          hint={t('danger.unwindHint')}
          name={name}
          action={t('correction.unwind', { label: called })}
          run={async (confirm) => attempt({ type: 'UnwindToRound', round: target.number, confirm })}
        >
          <select
            className="input"
            aria-label={t('danger.toRound')}
            value={target.number}
            onChange={(event) => setRound(Number(event.target.value))}
          >
            {earlier.map(({ number }) => (
              <option key={number} value={number}>
                {labelText(language, labelOfRound(derived, number))}
              </option>
            ))}
          </select>
        </Danger>
      )}
      {end && (
        <Danger
          title={t('settings.end')}
          hint={`${t('danger.endHint')} ${leader ? t('danger.leads', { name: names(leader.player) }) : ''}`}
          name={name}
          action={t('danger.end')}
          run={async (confirm) => attempt({ type: 'EndEarly', confirm })}
        />
      )}
      {me.role === 'owner' && (
        <Danger
          title={t('settings.delete')}
          hint={`${t('danger.counts', { count: facts.players.size })} ${t('settings.deleteHint')}`}
          name={name}
          action={t('danger.delete', { name })}
          run={remove}
        />
      )}
    </section>
  );
}

interface DangerProps {
  readonly title: string;
  readonly hint: string;
  readonly name: string;
  readonly action: string;
  /** Answers why not. */
  readonly run: (confirm: string) => Promise<string | undefined>;
  readonly children?: ReactNode;
}

function Danger({ title, hint, name, action, run, children }: DangerProps) {
  const { t } = useSpeech();
  const [confirm, setConfirm] = useState('');
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const unsure = confirm.trim() === name ? undefined : t('settings.typeName', { name });
  return (
    <form
      className="danger"
      onSubmit={(event) => {
        event.preventDefault();
        if (unsure === undefined) void run(confirm).then(setProblem);
      }}
    >
      <div>
        <h3>{title}</h3>
        <p className="hint">{hint}</p>
        {problem !== undefined && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className="danger-sure">
        {children}
        <label className="hint" htmlFor={id}>
          {t('settings.typeName', { name })}
        </label>
        <input
          id={id}
          className="input"
          autoComplete="off"
          value={confirm}
          onChange={(event) => setConfirm(event.target.value)}
        />
        <Button type="submit" className="dangerous" why={unsure}>
          {action}
        </Button>
      </div>
    </form>
  );
}
