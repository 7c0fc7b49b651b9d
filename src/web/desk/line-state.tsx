import { Button } from '../shared/controls/button.tsx';
import { useServerPort } from '../shared/ports.tsx';
import { useT } from '../shared/words.ts';
import { useDesk } from './context.tsx';

/** Whether what is on the screen is stored (DK-22). */
export function LineState() {
  const t = useT();
  const isServed = useServerPort() !== undefined;
  const { snapshot } = useDesk();
  const count = snapshot.pending.length;
  if (snapshot.line === 'waiting') {
    if (!isServed) return <NotStored count={count} />;
    return (
      <p className="mark warn line-state" role="status">
        <span aria-hidden="true">⚡</span>
        {count > 0 ? t('line.downPending', { count }) : t('line.down')}
      </p>
    );
  }
  return (
    <p className={`mark line-state ${count > 0 ? '' : 'calm'}`} role="status">
      {count > 0 ? t('line.storing', { count }) : t('line.stored')}
    </p>
  );
}

/** This browser holds the log itself: only a full or failing disk keeps entries waiting. */
function NotStored({ count }: { readonly count: number }) {
  const t = useT('here');
  return (
    <p className="mark warn line-state" role="status">
      <span aria-hidden="true">⚡</span>
      {count > 0 ? t('here.notStored', { count }) : t('here.cannotStore')}
    </p>
  );
}

/** What the server refused after it was shown here: never a silent loss (DK-10). */
export function LateRefusals() {
  const t = useT();
  const { snapshot, dismiss } = useDesk();
  if (snapshot.refused.length === 0) return null;
  return (
    <div className="stack tightly" role="alert">
      {snapshot.refused.map((one) => (
        <div key={one.commandId} className="band bad">
          <div>
            <b>{t('line.refused')}</b> {one.sentence}
          </div>
          <Button size="small" className="push" onClick={() => dismiss(one.commandId)}>
            {t('line.understood')}
          </Button>
        </div>
      ))}
    </div>
  );
}
