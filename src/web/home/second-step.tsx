import { useCallback, useEffect, useState } from 'react';
import type { BegunStep, SecondStep } from '../../protocol/wire-second-step.ts';
import { QrCode } from '../shared/controls/qr-code.tsx';
import type { WithServer } from '../shared/ports.tsx';
import { useSpeech, useT } from '../shared/words.ts';
import { AccountForm, Part, PasswordField } from './account-forms.tsx';
import { useProblem } from './use-problem.tsx';

/** DK-17: people who want to also sign in with a code from an app. */
export function SecondStepPart({ server }: WithServer) {
  const care = useT('care');
  const { locale } = useSpeech();
  const [step, setStep] = useState<SecondStep>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { problem, tell } = useProblem();
  const refresh = useCallback(() => {
    server.secondStep().then(setStep, tell);
  }, [server, tell]);
  useEffect(refresh, [refresh]);
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return (
    <Part title={care('second.title')}>
      {problem}
      {codes.length > 0 && <RecoveryCodes codes={codes} />}
      {step?.on === true && (
        <>
          <p role="status">{care('second.on', { moment: moment.format(step.since), count: step.codesLeft })}</p>
          <TurnOff
            server={server}
            onChange={() => {
              setCodes([]);
              refresh();
            }}
          />
        </>
      )}
      {step?.on === false && (
        <TurnOn
          server={server}
          onChange={(made) => {
            setCodes(made);
            refresh();
          }}
        />
      )}
    </Part>
  );
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const care = useT('care');
  return (
    <section className="band stack" aria-label={care('second.recovery')}>
      <p>
        <b>{care('second.recovery')}</b> {care('second.recoveryHint')}
      </p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TurnOn({ server, onChange }: WithServer & { readonly onChange: (codes: readonly string[]) => void }) {
  const care = useT('care');
  const { t } = useSpeech();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [begun, setBegun] = useState<BegunStep>();
  if (!begun) {
    return (
      <>
        <p className="quiet">{care('second.off')}</p>
        <AccountForm button={care('second.begin')} send={async () => setBegun(await server.beginSecondStep(password))}>
          <PasswordField id="step-password" label={t('account.password')} value={password} onChange={setPassword} />
        </AccountForm>
      </>
    );
  }
  return (
    <AccountForm
      button={care('second.turnOn')}
      send={async () => onChange((await server.confirmSecondStep(code)).codes)}
    >
      <p>{care('second.scan')}</p>
      <div className="second-step-code">
        <QrCode text={begun.uri} label={care('second.qr')} />
      </div>
      <p>
        {care('second.key')} <code className="account-token">{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <CodeField label={care('second.code')} value={code} onChange={setCode} />
    </AccountForm>
  );
}

function TurnOff({ server, onChange }: WithServer & { readonly onChange: () => void }) {
  const care = useT('care');
  const { t } = useSpeech();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const send = async () => {
    await server.removeSecondStep(password, code);
    onChange();
  };
  return (
    <AccountForm button={care('second.turnOff')} danger send={send}>
      <PasswordField id="step-password" label={t('account.password')} value={password} onChange={setPassword} />
      <CodeField label={care('second.codeOrRecovery')} value={code} onChange={setCode} />
    </AccountForm>
  );
}

interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly hint?: string;
}

/** Phones offer the code by themselves; a recovery code has letters, so the keyboard is a whole one. */
export function CodeField({ label, value, onChange, hint }: CodeFieldProps) {
  return (
    <div className="field">
      <label htmlFor="step-code">{label}</label>
      <input
        id="step-code"
        className="input"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint !== undefined && <p className="hint">{hint}</p>}
    </div>
  );
}
