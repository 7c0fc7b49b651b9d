import { useState } from 'react';
import { Link } from 'wouter';
import { labelText, namesOf } from '../../words/index.ts';
import type { WithView } from '../shared/live.tsx';
import { SiteFoot } from '../shared/site-foot.tsx';
import { usePageTitle } from '../shared/use-page.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { useSpeech, useT } from '../shared/words.ts';
import type { DrawsChecked } from './check-draws.ts';
import { GuestHead } from './public-head.tsx';
import { partPath } from './public-tabs.tsx';
import { RunAgain } from './run-again.tsx';

async function check(view: Seen): Promise<DrawsChecked | undefined> {
  const { checkDraws } = await import('./check-draws.ts');
  return checkDraws(view);
}

/** The proof of the draws: what was promised before, and what anyone can check now. */
export function DrawsPage({ id, ...live }: WithView & { id: string }) {
  const { language } = useSpeech();
  const t = useT('proof');
  const { view } = live;
  const { about, rounds } = view;
  const [verdict, setVerdict] = useState<DrawsChecked>();
  usePageTitle(t('guest.proof'), about.name);
  const drawn = rounds.filter((round) => round.draw);
  const names = namesOf(view.players);
  return (
    <div className="guest">
      <GuestHead {...live} />
      <main className="page stack">
        <p>
          <Link href={partPath(id, 'overview')}>← {about.name}</Link>
        </p>
        <h2>{t('guest.proof')}</h2>
        <p>{t('proof.proofHow')}</p>
        <dl className="proof">
          <dt>{t('proof.secretHash')}</dt>
          <dd>
            <code>{about.secretHash}</code> <Checked right={verdict?.secret} />
          </dd>
          <dt>{t('proof.secret')}</dt>
          <dd>{about.secret === undefined ? t('proof.secretLater') : <code>{about.secret}</code>}</dd>
        </dl>
        {about.secret !== undefined && (
          <p>
            <button type="button" className="button primary" onClick={() => void check(view).then(setVerdict)}>
              {t('proof.checkDraws')}
            </button>
          </p>
        )}
        <p className="hint">{drawn.length > 0 ? t('proof.runHint') : t('proof.runNotYet')}</p>
        <ul className="proof-draws">
          {drawn.map((round) => (
            <li key={round.number}>
              <b>{labelText(language, round.label)}</b> <span className="quiet">{round.draw?.name}</span>
              <code>{round.draw?.key}</code> <Checked right={verdict?.draws.get(round.draw?.name ?? '')} />
              <RunAgain id={id} format={about.format} round={round} names={names} />
            </li>
          ))}
        </ul>
        <SiteFoot />
      </main>
    </div>
  );
}

function Checked({ right }: { right: boolean | undefined }) {
  const t = useT('proof');
  if (right === undefined) return null;
  return (
    <span className={`mark ${right ? 'good' : 'accent'}`}>
      {right ? `✓ ${t('proof.right')}` : `✕ ${t('proof.wrong')}`}
    </span>
  );
}
