import type { Command, Player } from '../../../engine/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useNotes } from '../../shared/controls/notes.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';

/** DK-7: one action on many. */
export function PickedBar({ players, onClear }: { players: readonly Player[]; onClear: () => void }) {
  const { t } = useSpeech();
  const { facts, act, attempt } = useDesk();
  const { tell } = useNotes();
  const ids = players.map(({ id }) => id);
  const checkIn = (present: boolean) => act({ type: 'CheckIn', players: ids, present });
  /** One after the other; the first refusal stops it and is shown. */
  const each = (command: (player: string) => Command) => {
    let done = 0;
    for (const id of ids) {
      const refused = attempt(command(id));
      if (refused !== undefined) return tell(refused);
      done++;
    }
    onClear();
    tell(t('picking.done', { count: done }));
  };
  return (
    <div className="picked-bar" role="toolbar" aria-label={t('picking.picked', { count: ids.length })}>
      <b className="picked-count">{t('picking.picked', { count: ids.length })}</b>
      {!facts.started && (
        <>
          <Button size="small" onClick={() => checkIn(true)}>
            {t('picking.checkIn')}
          </Button>
          <Button size="small" onClick={() => checkIn(false)}>
            {t('picking.checkOut')}
          </Button>
          <Button size="small" onClick={() => each((player) => ({ type: 'RemovePlayer', player }))}>
            {t('picking.delete')}
          </Button>
        </>
      )}
      {facts.started && (
        <Button size="small" onClick={() => each((player) => ({ type: 'DropPlayer', player }))}>
          {t('picking.drop')}
        </Button>
      )}
      <Button size="small" kind="plain" onClick={onClear}>
        {t('picking.clear')}
      </Button>
    </div>
  );
}
