import { useState } from 'react';
import type { MadeToken, TokenList } from '../../protocol/wire-roles.ts';
import { RevokeButton } from '../shared/controls/revoke-button.tsx';
import type { WithServer } from '../shared/ports.tsx';
import { useSpeech } from '../shared/words.ts';
import { AccountForm, Part } from './account-forms.tsx';
import { useProblem } from './use-problem.tsx';

const scopes = ['read', 'results', 'all'] as const;
type Scope = (typeof scopes)[number];
const scopeWords = {
  read: 'account.scopeRead',
  results: 'account.scopeResults',
  all: 'account.scopeAll',
} as const;
const spans = [1, 30, 365, 0] as const;

interface TokensProps extends WithServer {
  readonly tokens: TokenList['tokens'];
  readonly onChange: () => void;
}

/** DK-17: programs get a token each, which may do no more than they need and can be taken back. */
export function AccountTokens({ server, tokens, onChange }: TokensProps) {
  const { t } = useSpeech();
  const live = tokens.filter(({ revokedAt }) => revokedAt === undefined);
  return (
    <Part title={t('account.tokens')}>
      <p className="quiet">{t('account.tokensHint')}</p>
      {live.length > 0 && <Tokens server={server} tokens={live} onChange={onChange} />}
      <NewToken server={server} onChange={onChange} />
    </Part>
  );
}

function Tokens({ server, tokens, onChange }: TokensProps) {
  const { t, locale } = useSpeech();
  const { problem, tell } = useProblem();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const revoke = (id: string) => server.revokeToken(id).then(onChange, tell);
  return (
    <>
      {problem}
      <ul className="account-list">
        {tokens.map(({ id, label, scope, expiresAt, lastUsedAt }) => (
          <li key={id} className="line">
            <span>
              {label} <span className="mark">{t(scopeWords[scope])}</span>
              <span className="quiet account-when">
                {lastUsedAt === undefined
                  ? t('account.neverUsed')
                  : t('account.lastUsed', { moment: day.format(lastUsedAt) })}
                {expiresAt !== undefined && ` · ${t('account.until', { moment: day.format(expiresAt) })}`}
              </span>
            </span>
            <RevokeButton what={label} run={() => void revoke(id)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function NewToken({ server, onChange }: Omit<TokensProps, 'tokens'>) {
  const { t } = useSpeech();
  const [label, setLabel] = useState('');
  const [scope, setScope] = useState<Scope>('results');
  const [days, setDays] = useState<number>(30);
  const [made, setMade] = useState<MadeToken>();
  const send = async () => {
    const name = label.trim() || t('account.tokenLabelDefault');
    setMade(await server.makeToken(name, { scope, ...(days > 0 && { days }) }));
    setLabel('');
    onChange();
  };
  return (
    <AccountForm button={t('account.makeToken')} send={send}>
      <div className="field">
        <label htmlFor="token-label">{t('account.tokenLabel')}</label>
        <input
          id="token-label"
          className="input"
          maxLength={100}
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor="token-scope">{t('account.tokenScope')}</label>
        <select
          id="token-scope"
          className="input"
          value={scope}
          onChange={(event) => setScope(scopes.find((one) => one === event.target.value) ?? 'read')}
        >
          {scopes.map((one) => (
            <option key={one} value={one}>
              {t(scopeWords[one])}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="token-days">{t('account.tokenDays')}</label>
        <select
          id="token-days"
          className="input"
          value={days}
          onChange={(event) => setDays(Number(event.target.value))}
        >
          {spans.map((one) => (
            <option key={one} value={one}>
              {one === 0 ? t('account.forEver') : t('account.days', { count: one })}
            </option>
          ))}
        </select>
      </div>
      {made && (
        <p className="band" role="status">
          {t('account.tokenOnce')} <code className="account-token">{made.token}</code>
        </p>
      )}
    </AccountForm>
  );
}
