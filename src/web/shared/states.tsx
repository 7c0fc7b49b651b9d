import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { useT } from './words.ts';

/** Empty, loading, missing: each says what is so and what to do. */

/** Whoever has something to show takes away what came with the first document (server/http/first-view.ts). */
export function useFirstViewOver(): void {
  useEffect(() => document.getElementById('first')?.remove(), []);
}

export function Loading() {
  const t = useT();
  // It says more than “One moment”, and is seen as long as the page is empty.
  if (typeof document !== 'undefined' && document.getElementById('first')) return null;
  return (
    <main className="page" aria-busy="true">
      <p className="quiet appear-late">{t('states.loading')}</p>
    </main>
  );
}

/** A part of a page that is being fetched. */
export function Waiting() {
  const t = useT();
  return (
    <p className="quiet appear-late" aria-busy="true">
      {t('states.loading')}
    </p>
  );
}

export function Message({ title, children }: { title: string; children?: ReactNode }) {
  useFirstViewOver();
  return (
    <main className="page narrow stack">
      <h1>{title}</h1>
      {children}
    </main>
  );
}

export function NotFound() {
  const t = useT();
  return (
    <Message title={t('states.notFound')}>
      <p>{t('states.notFoundHint')}</p>
      <p>
        <Link href="/">{t('states.toHome')}</Link>
      </p>
    </Message>
  );
}

/** It was deleted, or it never was: what is so, and the way home. */
export function Gone() {
  const t = useT();
  return (
    <Message title={t('states.gone')}>
      <p>{t('states.goneHint')}</p>
      <p>
        <Link href="/">{t('states.toHome')}</Link>
      </p>
    </Message>
  );
}

/** A part that could not be fetched, in its own place. */
export function MissingPart() {
  const t = useT();
  return (
    <div className="band warn stack" role="alert">
      <p>
        <b>{t('states.missing')}</b>
      </p>
      <p>{t('states.missingHint')}</p>
      <p>
        <button type="button" className="button primary" onClick={() => window.location.reload()}>
          {t('states.reload')}
        </button>
      </p>
    </div>
  );
}

/** The same where it is the whole page. */
export function MissingPage() {
  return (
    <main className="page narrow stack">
      <MissingPart />
    </main>
  );
}
