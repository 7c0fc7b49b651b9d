import './home.css';
import './account-page.css';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { TiltyardClient } from '../../client/index.ts';
import type { AccessList } from '../../protocol/wire-accesses.ts';
import { PennantMark } from '../shared/pennant-mark.tsx';
import { SiteFoot } from '../shared/site-foot.tsx';
import { useSpeech } from '../shared/words.ts';
import { AccessRows } from './access-rows.tsx';
import { useProblem } from './use-problem.tsx';
import { WebhooksPart } from './webhooks-part.tsx';

/** For the owner of a tournament: who used which link, and which programs and chats are notified. */
export function AccessPage({ id }: { readonly id: string }) {
  const { t, language } = useSpeech();
  const [list, setList] = useState<AccessList>();
  const { problem, tell } = useProblem();
  const refresh = useCallback(() => {
    new TiltyardClient({ language }).accesses(id).then(setList, tell);
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
        <WebhooksPart tournament={id} />
      </main>
      <SiteFoot />
    </>
  );
}
