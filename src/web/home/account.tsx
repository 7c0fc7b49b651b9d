import { useState } from 'react';
import { Link } from 'wouter';
import { ProblemError } from '../../client/index.ts';
import type { Whoami } from '../../protocol/wire-roles.ts';
import { underBase } from '../shared/base.ts';
import type { WithServer } from '../shared/ports.tsx';
import { useSpeech, useT } from '../shared/words.ts';
import { OpenIdNote } from './open-id.tsx';
import { CodeField } from './second-step.tsx';
import { useProblem } from './use-problem.tsx';

interface AccountProps extends WithServer {
  readonly who: Whoami;
  readonly onChange: () => void;
}

/** DK-17: on a shared server people have accounts; on one's own machine there is the owner link. */
export function Account({ server, who, onChange }: AccountProps) {
  const { t } = useSpeech();
  if (who.account !== undefined) return <SignedIn {...{ server, onChange }} name={who.account} />;
  if (!who.shared) return <p className="hint">{t('account.ownerHint')}</p>;
  return <SignIn {...{ server, who, onChange }} />;
}

function SignedIn({ server, name, onChange }: Omit<AccountProps, 'who'> & { readonly name: string }) {
  const { t } = useSpeech();
  const { problem, tell } = useProblem();
  return (
    <>
      <p className="line">
        <span className="quiet">{t('account.signedInAs', { name })}</span>
        <Link href="/account" className="push">
          {t('account.manage')}
        </Link>
        <button
          type="button"
          className="button small"
          onClick={() => void server.signOut().then(forgetDesks).then(onChange, tell)}
        >
          {t('account.signOut')}
        </button>
      </p>
      {problem}
    </>
  );
}

/** Without a secure context no desk was kept. */
const forgetDesks = (): Promise<void> =>
  'serviceWorker' in navigator
    ? import('../shared/offline.ts').then(({ forgetDesks }) => forgetDesks()).catch(() => undefined)
    : Promise.resolve();

const LEAST = 10;
/** As the server wants it. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._@+-]{1,59}$/u;

function SignIn({ server, who, onChange }: AccountProps) {
  const { t } = useSpeech();
  const [making, setMaking] = useState(false);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  /** Undefined: the account has not asked for one. */
  const [code, setCode] = useState<string>();
  const care = useT('care');
  const [busy, setBusy] = useState(false);
  const { problem, setProblem, tell } = useProblem();
  const send = async () => {
    if (busy) return;
    if (making && !NAME.test(name.trim())) return setProblem(t('account.nameHint'));
    if (making && password.length < LEAST) return setProblem(t('account.passwordHint'));
    setBusy(true);
    try {
      await (making
        ? server.signUp({ name, password })
        : server.signIn({ name, password, ...(code !== undefined && { code }) }));
      onChange();
    } catch (error) {
      if (error instanceof ProblemError && error.problem.code === 'code-needed' && code === undefined) setCode('');
      else tell(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className="card stack account-forms"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2>{making ? t('account.make') : t('account.signIn')}</h2>
      <div className="field">
        <label htmlFor="account-name">{t('account.name')}</label>
        <input
          id="account-name"
          className="input"
          autoComplete="username"
          autoCapitalize="none"
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
      {!making && code !== undefined && (
        <CodeField label={care('second.codeOrRecovery')} value={code} onChange={setCode} hint={care('second.asked')} />
      )}
      <OpenIdNote who={who} />
      {problem}
      <div className="line">
        <button type="submit" className="button primary" aria-busy={busy}>
          {making ? t('account.make') : t('account.signIn')}
        </button>
        {who.provider !== undefined && (
          <a className="button" href={underBase('/openid/start')}>
            {care('provider.signIn', { provider: who.provider })}
          </a>
        )}
        {who.registration && (
          <button
            type="button"
            className="link-button"
            onClick={() => {
              setMaking(!making);
              setProblem(undefined);
            }}
          >
            {making ? t('account.toSignIn') : t('account.toMake')}
          </button>
        )}
      </div>
    </form>
  );
}
