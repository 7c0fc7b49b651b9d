import './home.css';
import './account-page.css';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { TiltyardClient } from '../../client/index.ts';
import type { AccessList } from '../../protocol/wire-accesses.ts';
import type { Backups } from '../../protocol/wire-operations.ts';
import type { SessionList, TokenList, Whoami } from '../../protocol/wire-roles.ts';
import { useCare } from '../shared/care-words.ts';
import { PennantMark } from '../shared/pennant-mark.tsx';
import { SiteFoot } from '../shared/site-foot.tsx';
import { useSpeech } from '../shared/words.ts';
import { AccessRows } from './access-rows.tsx';
import { DeleteAccount, NewPassword } from './account-forms.tsx';
import { Part } from './account-part.tsx';
import { AccountTokens } from './account-tokens.tsx';
import { browserName } from './browser-name.ts';
import { ProviderPart } from './open-id.tsx';
import { SecondStepPart } from './second-step.tsx';
import { useProblem } from './use-problem.tsx';
import { WebhooksPart } from './webhooks-part.tsx';

interface Kept {
  readonly who: Whoami;
  readonly tokens: TokenList['tokens'];
  readonly sessions: SessionList['sessions'];
  readonly accesses?: AccessList;
  readonly backups?: Backups;
}

async function lookUp(client: TiltyardClient): Promise<Kept> {
  const who = await client.get<Whoami>('/api/me');
  const known = who.operator || who.account !== undefined;
  const { tokens } = known ? await client.get<TokenList>('/api/tokens') : { tokens: [] };
  const { sessions } =
    who.account === undefined ? { sessions: [] } : await client.get<SessionList>('/api/account/sessions');
  const accesses = known ? { accesses: await client.ownAccesses() } : {};
  return {
    who,
    tokens,
    sessions,
    ...accesses,
    ...(who.operator && { backups: await client.get<Backups>('/api/backups') }),
  };
}

/** DK-17: what belongs to the signed-in account, and for the operator how the server is doing. */
export function AccountPage() {
  const { t, language } = useSpeech();
  const [kept, setKept] = useState<Kept>();
  const { problem, tell } = useProblem();
  const refresh = useCallback(() => {
    lookUp(new TiltyardClient({ language })).then(setKept, tell);
  }, [language, tell]);
  useEffect(refresh, [refresh]);
  const who = kept?.who;
  return (
    <>
      <header className="site-head">
        <Link href="/" className="site-name">
          <PennantMark /> Tiltyard
        </Link>
      </header>
      <main className="page narrow stack home">
        <h1>{who?.operator ? t('account.serverTitle') : t('account.title')}</h1>
        {problem}
        {who && !who.operator && who.account === undefined && <p className="quiet">{t('account.nobody')}</p>}
        {kept?.backups && <BackupNote backups={kept.backups} />}
        {kept && who?.account !== undefined && <Sessions sessions={kept.sessions} onChange={refresh} />}
        {kept && who && (who.operator || who.account !== undefined) && (
          <AccountTokens tokens={kept.tokens} onChange={refresh} />
        )}
        {who && (who.operator || who.account !== undefined) && <WebhooksPart />}
        {kept?.accesses && (
          <Part title={t('access.title')}>
            <AccessRows list={kept.accesses} />
          </Part>
        )}
        {who?.account !== undefined && <SecondStepPart />}
        {who?.account !== undefined && who.provider !== undefined && <ProviderPart who={who} onChange={refresh} />}
        {who?.account !== undefined && <OwnData />}
        {who?.account !== undefined && <NewPassword onChange={refresh} />}
        {who?.account !== undefined && <DeleteAccount name={who.account} />}
      </main>
      <SiteFoot />
    </>
  );
}

/** DK-31. */
function OwnData() {
  const care = useCare();
  return (
    <Part title={care('data.title')}>
      <p className="quiet">{care('data.hint')}</p>
      <p>
        <a className="button" href="/api/account/data" download>
          {care('data.save')}
        </a>
      </p>
    </Part>
  );
}

function BackupNote({ backups }: { readonly backups: Backups }) {
  const { t, locale } = useSpeech();
  const moment = (at: number) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const care = useCare();
  const { last, failed, every, folder, outdated } = backups;
  return (
    <Part title={t('account.backups')}>
      {failed && (
        <p className="band warn">{t('account.backupFailed', { moment: moment(failed.at), why: failed.why })}</p>
      )}
      {last && <p>{t('account.backupLast', { moment: moment(last.at), count: last.tournaments })}</p>}
      {!last && !failed && <p>{every > 0 ? t('account.backupSoon') : t('account.backupNone')}</p>}
      {outdated.length > 0 && (
        <div className="band warn stack">
          <p>{care('backups.outdated', { count: outdated.length })}</p>
          <ul className="account-list">
            {outdated.map(({ file }) => (
              <li key={file}>
                <code>{file}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {every > 0 && (
        <p className="quiet">{t('account.backupFolder', { folder, minutes: Math.round(every / 60_000) })}</p>
      )}
    </Part>
  );
}

function Sessions({ sessions, onChange }: { sessions: Kept['sessions']; onChange: () => void }) {
  const { t, language, locale } = useSpeech();
  const { problem, tell } = useProblem();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const end = (id: string) =>
    new TiltyardClient({ language }).delete(`/api/account/sessions/${id}`).then(onChange, tell);
  return (
    <Part title={t('account.sessions')}>
      {problem}
      <ul className="account-list">
        {sessions.map(({ id, about, lastUsedAt, current }) => (
          <li key={id} className="line">
            <span>
              {browserName(about) || t('account.unknownBrowser')}
              <span className="quiet account-when">{t('account.lastUsed', { moment: day.format(lastUsedAt) })}</span>
            </span>
            {current ? (
              <span className="mark push">{t('account.thisOne')}</span>
            ) : (
              <button type="button" className="button small push" onClick={() => void end(id)}>
                {t('account.endSession')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
