import { type ReactNode, useState } from 'react';
import type { DraftChange, PlayerId, Round } from '../../../engine/index.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useT } from '../../words/words.ts';
import { useDesk } from '../context.tsx';

export interface Swap {
  readonly first: PlayerId | undefined;
  readonly hint: ReactNode;
  readonly dialog: ReactNode;
  choose(player: PlayerId): void;
  change(change: DraftChange): void;
}

/** DK-2: choose one, then the other. What the rules forbid asks for a spoken override. */
export function useSwap(round: Round): Swap {
  const t = useT();
  const { attempt, whyNot, names } = useDesk();
  const [first, setFirst] = useState<PlayerId>();
  const [forbidden, setForbidden] = useState<{ change: DraftChange; why: string }>();
  const command = (change: DraftChange, override?: string) =>
    ({
      type: 'AdjustDraft',
      round: round.number,
      edition: round.edition,
      change,
      ...(override !== undefined && { override }),
    }) as const;
  const change = (wanted: DraftChange) => {
    setFirst(undefined);
    const why = whyNot(command(wanted));
    if (why === undefined) attempt(command(wanted));
    else setForbidden({ change: wanted, why });
  };
  return {
    first,
    change,
    choose: (player) => {
      if (first === undefined) setFirst(player);
      else if (first === player) setFirst(undefined);
      else change({ kind: 'swap', players: [first, player] });
    },
    hint: (
      <p className="hint" role="status">
        {first === undefined ? t('draft.swapHint') : t('draft.swapSecond', { name: names(first) })}
      </p>
    ),
    dialog: forbidden && (
      <OverrideDialog
        why={forbidden.why}
        onClose={() => setForbidden(undefined)}
        onOverride={(reason) => {
          const refused = attempt(command(forbidden.change, reason));
          if (refused === undefined) setForbidden(undefined);
          else setForbidden({ ...forbidden, why: refused });
        }}
      />
    ),
  };
}

interface OverrideProps {
  readonly why: string;
  readonly onClose: () => void;
  readonly onOverride: (reason: string) => void;
}

function OverrideDialog({ why, onClose, onOverride }: OverrideProps) {
  const t = useT();
  const [reason, setReason] = useState('');
  return (
    <Dialog open onClose={onClose} title={t('draft.forbidden')}>
      <p>{why}</p>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          onOverride(reason);
        }}
      >
        <div className="field">
          <label htmlFor="override">{t('draft.reason')}</label>
          <input id="override" className="input" value={reason} onChange={(event) => setReason(event.target.value)} />
        </div>
        <div className="line">
          <Button kind="primary" type="submit" why={reason.trim() === '' ? t('draft.reasonNeeded') : undefined}>
            {t('draft.override')}
          </Button>
          <Button kind="plain" onClick={onClose}>
            {t('draft.leave')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

export function SwapButton({ swap, player }: { swap: Swap; player: PlayerId }) {
  const { names } = useDesk();
  return (
    <button
      type="button"
      className="seat-button"
      aria-pressed={swap.first === player}
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/plain', player)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const other = event.dataTransfer.getData('text/plain');
        if (other !== '' && other !== player) swap.change({ kind: 'swap', players: [other, player] });
      }}
      onClick={() => swap.choose(player)}
    >
      {names(player)}
    </button>
  );
}
