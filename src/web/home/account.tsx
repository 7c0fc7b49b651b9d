import { useState } from 'react';
import { ProblemError, TiltyardClient } from '../../client/index.ts';
import type { Whoami } from '../../protocol/wire-roles.ts';
import { useSpeech } from '../words/words.ts';

/** DK-17: on a shared server people have accounts; on one's own machine there is the owner link. */
export function Account({ who, onChange }: { who: Whoami; onChange: () => void }) {
  const { t, language } = useSpeech();
  const [making, setMaking] = useState(false);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const client = new TiltyardClient({ language });
  const attempt = (work: Promise<unknown>) =>
    work.then(onChange, (error: unknown) =>
      setProblem(error instanceof ProblemError ? error.problem.detail : t('states.unreachableHint')),
    );
  if (who.account !== undefined) {
    return (
      <p className="line">
        <span className="quiet">{t('account.signedInAs', { name: who.account })}</span>
        <button type="button" className="button small" onClick={() => void attempt(client.post('/api/sign-out'))}>
          {t('account.signOut')}
        </button>
      </p>
    );
  }
  if (!who.shared) return <p className="hint">{t('account.ownerHint')}</p>;
  return (
    <form
      className="card stack account-forms"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(client.post(making ? '/api/accounts' : '/api/sign-in', { name, password }));
      }}
    >
      <h2>{making ? t('account.make') : t('account.signIn')}</h2>
      <div className="field">
        <label htmlFor="account-name">{t('account.name')}</label>
        <input
          id="account-name"
          className="input"
          autoComplete="username"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor="account-password">{t('account.password')}</label>
        <input
          id="account-password"
          className="input"
          type="password"
          autoComplete={making ? 'new-password' : 'current-password'}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {making && <p className="hint">{t('account.passwordHint')}</p>}
      </div>
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <div className="line">
        <button type="submit" className="button primary">
          {making ? t('account.make') : t('account.signIn')}
        </button>
        {who.registration && (
          <button type="button" className="link-button" onClick={() => setMaking(!making)}>
            {making ? t('account.toSignIn') : t('account.toMake')}
          </button>
        )}
      </div>
    </form>
  );
}
