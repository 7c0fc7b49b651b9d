import './home.css';
import './account-page.css';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { AccessList } from '../../protocol/wire-accesses.ts';
import { PennantMark } from '../shared/motif/pennant.tsx';
import type { WithServer } from '../shared/ports.tsx';
import { SiteFoot } from '../shared/site-foot.tsx';
import { useSpeech } from '../shared/words.ts';
import { AccessRows } from './access-rows.tsx';
import { useProblem } from './use-problem.tsx';
import { WebhooksPart } from './webhooks-part.tsx';

/** For the owner of a tournament: who used which link, and which programs and chats are notified. */
export function AccessPage({ server, id }: WithServer & { readonly id: string }) {
  const { t } = useSpeech();
  const [list, setList] = useState<AccessList>();
  const { problem, tell } = useProblem();
  const refresh = useCallback(() => {
    server.accesses(id).then(setList, tell);
  }, [server, id, tell]);
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
        <WebhooksPart server={server} tournament={id} />
      </main>
      <SiteFoot />
    </>
  );
}
