import { useCallback, useEffect, useState } from 'react';
import type { MadeWebhook, NewWebhook, WebhookList } from '../../protocol/wire-webhooks.ts';
import { CopyField } from '../shared/controls/copy-field.tsx';
import type { WithServer } from '../shared/ports.tsx';
import { useSpeech } from '../shared/words.ts';
import { AccountForm, Part } from './account-forms.tsx';
import { useProblem } from './use-problem.tsx';

const kinds = ['signed', 'discord', 'slack'] as const;
type Kind = (typeof kinds)[number];
const kindWords = { signed: 'webhooks.signed', discord: 'webhooks.discord', slack: 'webhooks.slack' } as const;

/** DK-19: programs and chats that are notified of one tournament, or of all of an account's. */
export function WebhooksPart({ server, tournament }: WithServer & { readonly tournament?: string }) {
  const { t, locale } = useSpeech();
  const [webhooks, setWebhooks] = useState<WebhookList['webhooks']>([]);
  const [made, setMade] = useState<Pick<MadeWebhook, 'id' | 'kind' | 'secret'>>();
  const { problem, tell } = useProblem();
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const calls = useCallback(() => {
    if (tournament === undefined) {
      return {
        list: () => server.accountWebhooks(),
        add: (webhook: NewWebhook) => server.addAccountWebhook(webhook),
        renew: (id: string) => server.renewAccountWebhookSecret(id),
        remove: (id: string) => server.removeAccountWebhook(id),
      };
    }
    return {
      list: () => server.webhooks(tournament),
      add: (webhook: NewWebhook) => server.addWebhook(tournament, webhook),
      renew: (id: string) => server.renewWebhookSecret(tournament, id),
      remove: (id: string) => server.removeWebhook(tournament, id),
    };
  }, [server, tournament]);
  const refresh = useCallback(() => {
    calls()
      .list()
      .then((list) => setWebhooks(list.webhooks), tell);
  }, [calls, tell]);
  useEffect(refresh, [refresh]);
  const show = (one: MadeWebhook) => {
    setMade(one);
    refresh();
  };
  return (
    <Part title={t('webhooks.title')}>
      <p className="quiet">{t(tournament === undefined ? 'webhooks.hintAll' : 'webhooks.hint')}</p>
      {problem}
      {webhooks.length > 0 && (
        <ul className="account-list">
          {webhooks.map(({ id, url, kind, oldSecretUntil }) => (
            <li key={id} className="stack">
              <span className="line">
                <span>
                  <span className="webhook-address">{url}</span> <span className="mark">{t(kindWords[kind])}</span>
                  {oldSecretUntil !== undefined && (
                    <span className="quiet account-when">
                      {t('access.oldUntil', { moment: moment.format(oldSecretUntil) })}
                    </span>
                  )}
                </span>
                {kind === 'signed' && (
                  <button
                    type="button"
                    className="button small push"
                    onClick={() => void calls().renew(id).then(show, tell)}
                  >
                    {t('access.renew')}
                  </button>
                )}
                <button
                  type="button"
                  className={`button small ${kind === 'signed' ? '' : 'push'}`}
                  onClick={() => void calls().remove(id).then(refresh, tell)}
                >
                  {t('webhooks.remove')}
                </button>
              </span>
              {made?.id === id && kind === 'signed' && (
                <div className="band good stack">
                  <p>{t('account.tokenOnce')}</p>
                  <CopyField text={made.secret} label={t('webhooks.secret')} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <NewWebhookForm add={(webhook) => calls().add(webhook).then(show)} />
    </Part>
  );
}

function NewWebhookForm({ add }: { readonly add: (webhook: NewWebhook) => Promise<void> }) {
  const { t } = useSpeech();
  const [url, setUrl] = useState('');
  const [kind, setKind] = useState<Kind>('discord');
  const send = async () => {
    await add({ url: url.trim(), kind });
    setUrl('');
  };
  return (
    <AccountForm button={t('webhooks.add')} send={send}>
      <div className="field">
        <label htmlFor="webhook-kind">{t('webhooks.kind')}</label>
        <select
          id="webhook-kind"
          className="input"
          value={kind}
          onChange={(event) => setKind(kinds.find((one) => one === event.target.value) ?? 'signed')}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t(kindWords[one])}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="webhook-url">{t('webhooks.url')}</label>
        <input
          id="webhook-url"
          className="input"
          type="url"
          required
          maxLength={2000}
          placeholder="https://"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
      </div>
    </AccountForm>
  );
}
