import { useState } from 'react';
import { ownAddress } from '../../shared/base.ts';
import { Button } from '../../shared/controls/button.tsx';
import { CopyField } from '../../shared/controls/copy-field.tsx';
import { QrCode } from '../../shared/controls/qr-code.tsx';
import { useHallAddress } from '../../shared/hall-address.ts';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { usePrivateLinks } from '../private-links.ts';

/** DK-12: shown only on request, since anyone who sees it can use it. */
export function PrivateLink({ player }: { player: string }) {
  const t = useT();
  const { id, names } = useDesk();
  const [shown, setShown] = useState(false);
  const hall = useHallAddress(id, shown);
  const links = usePrivateLinks(id, shown ? [player] : []);
  const path = links.kind === 'here' ? links.paths.get(player) : undefined;
  const origin = hall.kind === 'open' ? hall.chosen : ownAddress();
  return (
    <section className="card-section stack tightly">
      <h2>{t('deskPlayer.link')}</h2>
      <p className="hint">{t('deskPlayer.linkHint', { name: names(player) })}</p>
      {!shown && <Button onClick={() => setShown(true)}>{t('deskPlayer.makeLink')}</Button>}
      {links.kind === 'failed' && (
        <p className="problem" role="alert">
          {links.problem}
        </p>
      )}
      {path !== undefined && (
        <>
          <CopyField text={`${origin}${path}`} label={t('deskPlayer.link')} />
          <QrCode text={`${origin}${path}`} label={t('deskPlayer.link')} />
        </>
      )}
    </section>
  );
}
