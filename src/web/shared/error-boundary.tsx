import { Component, type ReactNode } from 'react';
import { translator } from '../../words/index.ts';
import { PartMissing } from './missing.ts';
import { MissingPage } from './states.tsx';

/** An internal error: nothing is lost, since everything that counts is in the log. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (error instanceof PartMissing) return <MissingPage />;
    const t = translator('en');
    return (
      <main className="page narrow stack">
        <h1>{t('states.broken')}</h1>
        <p>{t('states.brokenHint')}</p>
        <p className="quiet">
          <code>{error.message}</code>
        </p>
        <p>
          <button type="button" className="button primary" onClick={() => window.location.reload()}>
            {t('states.reload')}
          </button>
        </p>
      </main>
    );
  }
}
