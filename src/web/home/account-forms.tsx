import { type ReactNode, useState } from 'react';
import { TiltyardClient } from '../../client/index.ts';
import { useSpeech } from '../shared/words.ts';
import { Part } from './account-part.tsx';
import { useProblem } from './use-problem.tsx';

const LEAST = 10;

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly fresh?: boolean;
}

export function PasswordField({ id, label, value, onChange, fresh = false }: FieldProps) {
  const { t } = useSpeech();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="password"
        autoComplete={fresh ? 'new-password' : 'current-password'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {fresh && <p className="hint">{t('account.passwordHint')}</p>}
    </div>
  );
}

interface FormProps {
  readonly children: ReactNode;
  readonly button: string;
  readonly danger?: boolean;
  readonly send: () => Promise<void>;
}

/** A form that is sent once, and says why not. */
export function AccountForm({ children, button, danger = false, send }: FormProps) {
  const [busy, setBusy] = useState(false);
  const { problem, setProblem, tell } = useProblem();
  const submit = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    await send().catch((error: unknown) => (error instanceof TooShort ? setProblem(error.message) : tell(error)));
    setBusy(false);
  };
  return (
    <form
      className="stack account-forms"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      {problem}
      <div className="line">
        <button type="submit" className={`button ${danger ? '' : 'primary'}`} aria-busy={busy}>
          {button}
        </button>
      </div>
    </form>
  );
}

/** Said before anything is sent. */
export class TooShort extends Error {}

export function NewPassword({ onChange }: { onChange: () => void }) {
  const { t, language } = useSpeech();
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const send = async () => {
    if (password.length < LEAST) throw new TooShort(t('account.passwordHint'));
    await new TiltyardClient({ language }).changePassword(old, password);
    setOld('');
    setPassword('');
    setDone(true);
    onChange();
  };
  return (
    <Part title={t('account.changePassword')}>
      <AccountForm button={t('account.changePassword')} send={send}>
        <PasswordField id="old-password" label={t('account.oldPassword')} value={old} onChange={setOld} />
        <PasswordField
          id="new-password"
          label={t('account.newPassword')}
          value={password}
          onChange={setPassword}
          fresh
        />
      </AccountForm>
      {done && <p role="status">{t('account.passwordChanged')}</p>}
    </Part>
  );
}

export function DeleteAccount({ name }: { readonly name: string }) {
  const { t, language } = useSpeech();
  const [password, setPassword] = useState('');
  const send = async () => {
    await new TiltyardClient({ language }).delete('/api/account', { password });
    window.location.assign('/');
  };
  return (
    <Part title={t('account.delete')}>
      <p className="quiet">{t('account.deleteHint', { name })}</p>
      <AccountForm button={t('account.delete')} danger send={send}>
        <PasswordField id="delete-password" label={t('account.password')} value={password} onChange={setPassword} />
      </AccountForm>
    </Part>
  );
}

/** Where the operator's one-time link leads. */
export function ResetPassword({ token }: { readonly token: string }) {
  const { t, language } = useSpeech();
  const [password, setPassword] = useState('');
  const send = async () => {
    if (password.length < LEAST) throw new TooShort(t('account.passwordHint'));
    await new TiltyardClient({ language }).post('/api/accounts/reset', { token, password });
    window.location.assign('/');
  };
  return (
    <main className="page narrow stack home">
      <h1>{t('account.resetTitle')}</h1>
      <AccountForm button={t('account.resetButton')} send={send}>
        <PasswordField
          id="new-password"
          label={t('account.newPassword')}
          value={password}
          onChange={setPassword}
          fresh
        />
      </AccountForm>
    </main>
  );
}
