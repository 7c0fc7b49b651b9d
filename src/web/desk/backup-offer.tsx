import { useState } from 'react';
import type { KeepingPort } from '../../client/index.ts';
import { progressView } from '../../engine/index.ts';
import { BackupButton } from '../shared/backup-button.tsx';
import { Button } from '../shared/controls/button.tsx';
import { useKeeping } from '../shared/use-keeping.ts';
import { useT } from '../shared/words.ts';
import { useDesk } from './context.tsx';

/** After each round: a browser may lose what it holds. */
export function BackupOffer({ keeping }: { readonly keeping: KeepingPort }) {
  const t = useT('here');
  const { snapshot, derived, facts } = useDesk();
  const [state, look] = useKeeping(keeping, snapshot.stored);
  const [later, setLater] = useState<number>();
  const { kind } = progressView(derived);
  const isOver = (kind === 'between' || kind === 'finished') && snapshot.pending.length === 0;
  if (!isOver || !state || state.isSaved || later === facts.rounds.length) return null;
  return (
    <div className="band" role="status">
      <span>{t('here.offer')}</span>
      <span className="line push">
        <BackupButton keeping={keeping} size="small" onSaved={look} />
        <Button size="small" kind="plain" onClick={() => setLater(facts.rounds.length)}>
          {t('here.later')}
        </Button>
      </span>
    </div>
  );
}
