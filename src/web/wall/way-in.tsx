import { QrCode } from '../shared/controls/qr-code.tsx';
import { useHallAddress } from '../shared/hall-address.ts';
import { useT } from '../shared/words.ts';
import { FitText } from './fit-text.tsx';

/** The code alone, for the corner of every scene that has no larger one. */
export function CornerCode({ id }: { id: string }) {
  const t = useT();
  const hall = useHallAddress(id);
  return hall.kind === 'open' ? <QrCode text={`${hall.chosen}/t/${id}`} label={t('share.qr')} /> : null;
}

/** DK-11: to be scanned from the seats; nothing where no phone could open it. */
export function WayIn({ id }: { id: string }) {
  const t = useT();
  const hall = useHallAddress(id);
  if (hall.kind !== 'open') return null;
  const address = `${hall.chosen}/t/${id}`;
  return (
    <div className="way-in">
      <QrCode text={address} label={t('share.qr')} />
      <p>
        {t('wall.onPhone')}
        <FitText className="wall-address">
          {hall.chosen.replace(/^https?:\/\//, '')}
          <wbr />
          {`/t/${id}`}
        </FitText>
      </p>
    </div>
  );
}
