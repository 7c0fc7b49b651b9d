import { useState } from 'react';
import { TiltyardClient } from '../../client/index.ts';
import type { Whoami } from '../../protocol/wire-roles.ts';
import { useCare } from '../shared/care-words.ts';
import { useSpeech } from '../shared/words.ts';
import { AccountForm, PasswordField } from './account-forms.tsx';
import { Part } from './account-part.tsx';
import { useProblem } from './use-problem.tsx';

const notes = { failed: 'provider.failed', stranger: 'provider.stranger', taken: 'provider.taken' } as const;

/** Why signing in at the provider failed, if it did: the server says so in the address. */
export function OpenIdNote({ who }: { readonly who: Whoami }) {
  const care = useCare();
  const [said] = useState(() => new URLSearchParams(window.location.search).get('openid'));
  const note = Object.entries(notes).find(([one]) => one === said)?.[1];
  if (note === undefined || who.provider === undefined) return null;
  return (
    <p className="problem" role="alert">
      {care(note, { provider: who.provider })}
    </p>
  );
}

/** DK-17: someone who is signed in to both connects their account with the provider. */
export function ProviderPart({ who, onChange }: { readonly who: Whoami; readonly onChange: () => void }) {
  const care = useCare();
  const { t, language } = useSpeech();
  const { problem, tell } = useProblem();
  const [password, setPassword] = useState('');
  const { provider = '', connected } = who;
  const connect = async () => {
    const { url } = await new TiltyardClient({ language }).connect(password);
    window.location.assign(url);
  };
  return (
    <Part title={care('provider.title', { provider })}>
      <OpenIdNote who={who} />
      {problem}
      <p className="quiet">{connected ? care('provider.connected') : care('provider.hint', { provider })}</p>
      {connected ? (
        <p>
          <button
            type="button"
            className="button"
            onClick={() => void new TiltyardClient({ language }).disconnect().then(onChange, tell)}
          >
            {care('provider.disconnect')}
          </button>
        </p>
      ) : (
        <AccountForm button={care('provider.connect', { provider })} send={connect}>
          <PasswordField id="provider-password" label={t('account.password')} value={password} onChange={setPassword} />
        </AccountForm>
      )}
    </Part>
  );
}
