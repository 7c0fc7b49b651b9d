import './home.css';
import './account-page.css';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { ServerPort } from '../../client/index.ts';
import type { AccessList } from '../../protocol/wire-accesses.ts';
import type { Backups } from '../../protocol/wire-operations.ts';
import type { SessionList, TokenList, Whoami } from '../../protocol/wire-roles.ts';
import { FileLink } from '../shared/file-link.tsx';
import { PennantMark } from '../shared/motif/pennant.tsx';
import type { WithServer } from '../shared/ports.tsx';
import { SiteFoot } from '../shared/site-foot.tsx';
import { useSpeech, useT } from '../shared/words.ts';
import { AccessRows } from './access-rows.tsx';
import { Account } from './account.tsx';
import { DeleteAccount, NewPassword, Part } from './account-forms.tsx';
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

/** Whether there is anything here that belongs to the reader. */
const isKnown = ({ operator, account }: Whoami): boolean => operator || account !== undefined;

async function lookUp(server: ServerPort): Promise<Kept> {
  const who = await server.whoAmI();
  const known = isKnown(who);
  const { tokens } = known ? await server.tokens() : { tokens: [] };
  const { sessions } = who.account === undefined ? { sessions: [] } : await server.sessions();
  const accesses = known ? { accesses: await server.ownAccesses() } : {};
  return {
    who,
    tokens,
    sessions,
    ...accesses,
    ...(who.operator && { backups: await server.backups() }),
  };
}

/** DK-17: what belongs to the signed-in account, and for the operator how the server is doing. */
export function AccountPage({ server }: WithServer) {
  const { t } = useSpeech();
  const [kept, setKept] = useState<Kept>();
  const { problem, tell } = useProblem();
  const refresh = useCallback(() => {
    lookUp(server).then(setKept, tell);
  }, [server, tell]);
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
        {who && !isKnown(who) && (
          <>
            <p className="quiet">{t('account.nobody')}</p>
            <Account server={server} who={who} onChange={refresh} />
          </>
        )}
        {kept?.backups && <BackupNote backups={kept.backups} />}
        {kept && who?.account !== undefined && (
          <>
            <NewPassword server={server} onChange={refresh} />
            <SecondStepPart server={server} />
            {who.provider !== undefined && <ProviderPart server={server} who={who} onChange={refresh} />}
            <Sessions server={server} sessions={kept.sessions} onChange={refresh} />
          </>
        )}
        {kept && isKnown(kept.who) && (
          <>
            <AccountTokens server={server} tokens={kept.tokens} onChange={refresh} />
            <WebhooksPart server={server} />
          </>
        )}
        {kept?.accesses && (
          <Part title={t('access.title')}>
            <AccessRows list={kept.accesses} />
          </Part>
        )}
        {who?.account !== undefined && (
          <>
            <OwnData server={server} />
            <DeleteAccount server={server} name={who.account} />
          </>
        )}
      </main>
      <SiteFoot />
    </>
  );
}

/** DK-31. */
function OwnData({ server }: WithServer) {
  const care = useT('care');
  return (
    <Part title={care('data.title')}>
      <p className="quiet">{care('data.hint')}</p>
      <p>
        <FileLink className="button" source={server.accountDownload()}>
          {care('data.save')}
        </FileLink>
      </p>
    </Part>
  );
}

function BackupNote({ backups }: { readonly backups: Backups }) {
  const { t, locale } = useSpeech();
  const moment = (at: number) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const care = useT('care');
  const { last, failed, every, folder, outdated, ahead } = backups;
  const latest = Math.max(...ahead.map(({ at }) => at));
  return (
    <Part title={t('account.backups')}>
      {failed && (
        <p className="band warn">{t('account.backupFailed', { moment: moment(failed.at), why: failed.why })}</p>
      )}
      {last && <p>{t('account.backupLast', { moment: moment(last.at), count: last.tournaments })}</p>}
      {!last && !failed && <p>{every > 0 ? t('account.backupSoon') : t('account.backupNone')}</p>}
      {ahead.length > 0 && <p className="band warn">{t('account.backupAhead', { moment: moment(latest) })}</p>}
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

interface SessionsProps extends WithServer {
  readonly sessions: Kept['sessions'];
  readonly onChange: () => void;
}

function Sessions({ server, sessions, onChange }: SessionsProps) {
  const { t, locale } = useSpeech();
  const { problem, tell } = useProblem();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const end = (id: string) => server.endSession(id).then(onChange, tell);
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
