import { useState } from 'react';
import { useT } from '../words.ts';
import { Button } from './button.tsx';

interface RevokeProps {
  /** What it is called: a link's label, a token's. */
  readonly what: string;
  readonly run: () => void;
}

/** DK-8: what was revoked does not come back, so it asks first, where it was pressed. */
export function RevokeButton({ what, run }: RevokeProps) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <Button size="small" kind="plain" className="push" onClick={() => setAsking(true)}>
        {t('links.revoke')} <span className="unseen">{what}</span>
      </Button>
    );
  }
  return (
    <span className="line push" role="alertdialog" aria-label={t('links.revokeAsk', { what })}>
      <span>{t('links.revokeAsk', { what })}</span>
      <Button size="small" kind="ink" onClick={run}>
        {t('links.revokeYes')}
      </Button>
      <Button size="small" ref={(button) => button?.focus()} onClick={() => setAsking(false)}>
        {t('links.revokeNo')}
      </Button>
    </span>
  );
}
