import './home.css';
import './account-page.css';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { TiltyardClient } from '../../client/index.ts';
import type { AccessList } from '../../protocol/wire-accesses.ts';
import type { WebhookList } from '../../protocol/wire-webhooks.ts';
import { CopyField } from '../shared/controls/copy-field.tsx';
import { PennantMark } from '../shared/pennant.tsx';
import { SiteFoot } from '../shared/site-foot.tsx';
import { useSpeech } from '../shared/words.ts';
import { AccessRows } from './access-rows.tsx';
import { Part } from './account-part.tsx';
import { useProblem } from './use-problem.tsx';

type Webhooks = WebhookList['webhooks'];

/** For the owner of a tournament: who came in by which link, and the secrets that webhooks are signed with. */
export function AccessPage({ id }: { readonly id: string }) {
  const { t, language } = useSpeech();
  const [list, setList] = useState<AccessList>();
  const [webhooks, setWebhooks] = useState<Webhooks>([]);
  const { problem, tell } = useProblem();
  const refresh = useCallback(() => {
    const client = new TiltyardClient({ language });
    Promise.all([client.accesses(id), client.webhooks(id)]).then(([accesses, hooks]) => {
      setList(accesses);
      setWebhooks(hooks.webhooks);
    }, tell);
  }, [id, language, tell]);
  useEffect(refresh, [refresh]);
  return (
    <>
      <header className="site-head">
        <Link href="/" className="site-name">
          <PennantMark /> Tiltyard
        </Link>
      </header>
      <main className="page narrow stack home">
        <h1>{t('access.title')}</h1>
        <p>
          <Link href={`/t/${id}/desk/share`}>{t('links.title')}</Link>
        </p>
        {problem}
        {list && <AccessRows list={list} />}
        {webhooks.length > 0 && <Secrets id={id} webhooks={webhooks} onChange={refresh} />}
      </main>
      <SiteFoot />
    </>
  );
}

interface SecretsProps {
  readonly id: string;
  readonly webhooks: Webhooks;
  readonly onChange: () => void;
}

function Secrets({ id, webhooks, onChange }: SecretsProps) {
  const { t, language, locale } = useSpeech();
  const [made, setMade] = useState<{ readonly webhook: string; readonly secret: string }>();
  const { problem, tell } = useProblem();
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const renew = (webhook: string) =>
    new TiltyardClient({ language }).renewWebhookSecret(id, webhook).then(({ secret }) => {
      setMade({ webhook, secret });
      onChange();
    }, tell);
  return (
    <Part title={t('access.webhooks')}>
      {problem}
      <ul className="account-list">
        {webhooks.map(({ id: webhook, url, oldSecretUntil }) => (
          <li key={webhook} className="stack">
            <span className="line">
              <span>
                {url}
                {oldSecretUntil !== undefined && (
                  <span className="quiet account-when">
                    {t('access.oldUntil', { moment: moment.format(oldSecretUntil) })}
                  </span>
                )}
              </span>
              <button type="button" className="button small push" onClick={() => void renew(webhook)}>
                {t('access.renew')}
              </button>
            </span>
            {made?.webhook === webhook && (
              <div className="band good stack">
                <p>{t('account.tokenOnce')}</p>
                <CopyField text={made.secret} label={t('access.webhooks')} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
