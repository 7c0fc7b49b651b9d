import { useState } from 'react';
import { TiltyardClient } from '../../client/index.ts';
import type { Whoami } from '../../protocol/wire-roles.ts';
import { useCare } from '../shared/care-words.ts';
import { useSpeech } from '../shared/words.ts';
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
  const { language } = useSpeech();
  const { problem, tell } = useProblem();
  const { provider = '', connected } = who;
  return (
    <Part title={care('provider.title', { provider })}>
      <OpenIdNote who={who} />
      {problem}
      <p className="quiet">{connected ? care('provider.connected') : care('provider.hint', { provider })}</p>
      <p>
        {connected ? (
          <button
            type="button"
            className="button"
            onClick={() => void new TiltyardClient({ language }).disconnect().then(onChange, tell)}
          >
            {care('provider.disconnect')}
          </button>
        ) : (
          <a className="button" href="/openid/start?connect=1">
            {care('provider.connect', { provider })}
          </a>
        )}
      </p>
    </Part>
  );
}
