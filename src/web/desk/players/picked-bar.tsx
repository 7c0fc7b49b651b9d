import type { Player } from '../../../engine/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { Menu } from '../../shared/controls/menu.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { useDrop } from '../drop/drop-provider.tsx';

/** DK-7: one action on many, as one entry with one undo. What throws away is a press further off than what is done every evening. */
export function PickedBar({ players, onClear }: { players: readonly Player[]; onClear: () => void }) {
  const { t } = useSpeech();
  const { facts, act } = useDesk();
  const drop = useDrop();
  const ids = players.map(({ id }) => id);
  const count = ids.length;
  const checkIn = (present: boolean) =>
    act(
      { type: 'CheckIn', players: ids, present },
      { done: t(present ? 'picking.arrived' : 'picking.absent', { count }) },
    );
  const remove = () => {
    if (act({ type: 'RemovePlayers', players: ids }, { done: t('picking.deleted', { count }) })) onClear();
  };
  return (
    <div className="picked-bar" role="toolbar" aria-label={t('picking.picked', { count })}>
      <b className="picked-count">{t('picking.picked', { count })}</b>
      {!facts.started && (
        <>
          <Button size="small" onClick={() => checkIn(true)}>
            {t('picking.checkIn')}
          </Button>
          <Button size="small" onClick={() => checkIn(false)}>
            {t('picking.checkOut')}
          </Button>
        </>
      )}
      <Button size="small" kind="plain" onClick={onClear}>
        {t('picking.clear')}
      </Button>
      <Menu
        label="⋯"
        name={t('picking.more', { count })}
        entries={[
          facts.started
            ? { label: t('picking.drop', { count }), run: () => drop(ids, onClear) }
            : { label: t('picking.delete', { count }), run: remove },
        ]}
      />
    </div>
  );
}
