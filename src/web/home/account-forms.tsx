import { type ReactNode, useState } from 'react';
import { underBase } from '../shared/base.ts';
import type { WithServer } from '../shared/ports.tsx';
import { useSpeech } from '../shared/words.ts';
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

/** Whoever had the password may have made themselves a token with it. */
function EndTokens({
  checked,
  onChange,
}: {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  const { t } = useSpeech();
  return (
    <label className="check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {t('account.endTokens')}
    </label>
  );
}

/** Said before anything is sent. */
export class TooShort extends Error {}

export function NewPassword({ server, onChange }: WithServer & { readonly onChange: () => void }) {
  const { t } = useSpeech();
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [endTokens, setEndTokens] = useState(false);
  const [done, setDone] = useState(false);
  const send = async () => {
    if (password.length < LEAST) throw new TooShort(t('account.passwordHint'));
    await server.changePassword(old, password, endTokens);
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
        <EndTokens checked={endTokens} onChange={setEndTokens} />
      </AccountForm>
      {done && <p role="status">{t('account.passwordChanged')}</p>}
    </Part>
  );
}

export function DeleteAccount({ server, name }: WithServer & { readonly name: string }) {
  const { t } = useSpeech();
  const [password, setPassword] = useState('');
  const send = async () => {
    await server.deleteAccount(password);
    window.location.assign(underBase('/'));
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
export function ResetPassword({ server, token }: WithServer & { readonly token: string }) {
  const { t } = useSpeech();
  const [password, setPassword] = useState('');
  const [endTokens, setEndTokens] = useState(false);
  const send = async () => {
    if (password.length < LEAST) throw new TooShort(t('account.passwordHint'));
    await server.resetPassword(token, password, endTokens);
    window.location.assign(underBase('/'));
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
        <EndTokens checked={endTokens} onChange={setEndTokens} />
      </AccountForm>
    </main>
  );
}

export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="stack account-part" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
