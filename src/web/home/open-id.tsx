import { useState } from 'react';
import type { Whoami } from '../../protocol/wire-roles.ts';
import type { WithServer } from '../shared/ports.tsx';
import { useSpeech, useT } from '../shared/words.ts';
import { AccountForm, Part, PasswordField } from './account-forms.tsx';

const notes = { failed: 'provider.failed', stranger: 'provider.stranger', taken: 'provider.taken' } as const;

/** Why signing in at the provider failed, if it did: the server says so in the address. */
export function OpenIdNote({ who }: { readonly who: Whoami }) {
  const care = useT('care');
  const [said] = useState(() => new URLSearchParams(window.location.search).get('openid'));
  const note = Object.entries(notes).find(([one]) => one === said)?.[1];
  if (note === undefined || who.provider === undefined) return null;
  return (
    <p className="problem" role="alert">
      {care(note, { provider: who.provider })}
    </p>
  );
}

interface ProviderProps extends WithServer {
  readonly who: Whoami;
  readonly onChange: () => void;
}

/** DK-17: someone who is signed in to both connects their account with the provider. */
export function ProviderPart({ server, who, onChange }: ProviderProps) {
  const care = useT('care');
  const { t } = useSpeech();
  const [password, setPassword] = useState('');
  const { provider = '', connected } = who;
  const disconnect = async () => {
    await server.disconnect(password);
    setPassword('');
    onChange();
  };
  const connect = async () => {
    const { url } = await server.connect(password);
    window.location.assign(url);
  };
  return (
    <Part title={care('provider.title', { provider })}>
      <OpenIdNote who={who} />
      <p className="quiet">{connected ? care('provider.connected') : care('provider.hint', { provider })}</p>
      <AccountForm
        button={connected ? care('provider.disconnect') : care('provider.connect', { provider })}
        danger={connected === true}
        send={connected ? disconnect : connect}
      >
        <PasswordField id="provider-password" label={t('account.password')} value={password} onChange={setPassword} />
      </AccountForm>
    </Part>
  );
}
