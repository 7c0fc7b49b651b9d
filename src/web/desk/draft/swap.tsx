import { type ReactNode, useState } from 'react';
import type { DraftChange, PlayerId, Round } from '../../../engine/index.ts';
import { sayFinding } from '../../../words/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { Dialog } from '../../shared/controls/dialog.tsx';
import { useNotes } from '../../shared/controls/notes.tsx';
import { useHeadHeight } from '../../shared/use-page.ts';
import { useSpeech, useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { type ChangeJudged, type CostChange, judging } from './draft-cost.ts';

export interface Swap {
  readonly first: PlayerId | undefined;
  readonly hint: ReactNode;
  readonly dialog: ReactNode;
  choose(player: PlayerId): void;
  /** Someone is being looked at as the other one. */
  point(player: PlayerId | undefined, from?: PlayerId): void;
  change(change: DraftChange): void;
}

/** What is being considered, or was done last. */
interface Considered {
  readonly players: readonly [PlayerId, PlayerId];
  readonly judged: ChangeJudged;
  readonly done: boolean;
}

/** DK-2: choose one, then the other; the cost is shown before and after. What the rules forbid needs an override. */
export function useSwap(round: Round): Swap {
  const { attempt, whyNot, state, derived } = useDesk();
  const { tell } = useNotes();
  const [first, setFirst] = useState<PlayerId>();
  const [considered, setConsidered] = useState<Considered>();
  const [forbidden, setForbidden] = useState<{ change: DraftChange; why: string }>();
  const command = (change: DraftChange, override?: string) =>
    ({
      type: 'AdjustDraft',
      round: round.number,
      edition: round.edition,
      change,
      ...(override !== undefined && { override }),
    }) as const;
  const judge = judging(derived, state, round);
  const consider = (change: DraftChange, done: boolean): Considered | undefined => {
    const judged = change.kind === 'swap' ? judge(change) : undefined;
    return change.kind === 'swap' && judged ? { players: change.players, judged, done } : undefined;
  };
  const make = (wanted: DraftChange, override?: string): string | undefined => {
    const done = consider(wanted, true);
    const refused = attempt(command(wanted, override));
    if (refused === undefined) setConsidered(done);
    return refused;
  };
  const change = (wanted: DraftChange) => {
    setFirst(undefined);
    const why = whyNot(command(wanted));
    if (why === undefined) make(wanted);
    else if (judge(wanted)) setForbidden({ change: wanted, why });
    // No reason makes it playable: there is nothing to ask for.
    else tell(why);
  };
  return {
    first,
    change,
    choose: (player) => {
      if (first === undefined) {
        setFirst(player);
        setConsidered(undefined);
      } else if (first === player) setFirst(undefined);
      else change({ kind: 'swap', players: [first, player] });
    },
    point: (player, from = first) => {
      if (from === undefined) return;
      const other = player !== undefined && player !== from;
      setConsidered(other ? consider({ kind: 'swap', players: [from, player] }, false) : undefined);
    },
    hint: <SwapHint first={first} considered={considered} />,
    dialog: forbidden && (
      <OverrideDialog
        why={forbidden.why}
        onClose={() => setForbidden(undefined)}
        onOverride={(reason) => {
          const refused = make(forbidden.change, reason);
          if (refused === undefined) setForbidden(undefined);
          else setForbidden({ ...forbidden, why: refused });
        }}
      />
    ),
  };
}

function SwapHint({ first, considered }: { first: PlayerId | undefined; considered: Considered | undefined }) {
  const t = useT();
  const { names } = useDesk();
  return (
    <div className="hint swap-hint" role="status" style={useHeadHeight()}>
      {considered ? (
        <SwapCost {...considered} />
      ) : (
        <p>{first === undefined ? t('draft.swapHint') : t('draft.swapSecond', { name: names(first) })}</p>
      )}
    </div>
  );
}

/** “Rematches 0 → 1”: all that is counted, with what changes in bold, and what becomes or ceases to be wrong. */
function SwapCost({ players: [one, other], judged, done }: Considered) {
  const { t, language } = useSpeech();
  const { names } = useDesk();
  const figures = { first: names(one), second: names(other) };
  const isChanged = ({ was, now }: CostChange) => was !== now;
  return (
    <>
      <p>
        {t(done ? 'draft.swapped' : 'draft.swapWith', figures)} {!judged.costs.some(isChanged) && t('draft.sameCost')}
        {judged.counts.filter(isChanged).map(({ name, was, now }) => (
          <span key={name} className="cost">
            {t(`draftCost.${name}`)} {was} → <b>{now}</b>
          </span>
        ))}
      </p>
      <ul>
        {judged.forbidden && <li className="warns">{t('draft.needsOverride')}</li>}
        {judged.added.slice(0, 4).map((finding) => (
          <li key={`${finding.code} ${finding.players.join(' ')}`}>+ {sayFinding(language, finding, names, 'desk')}</li>
        ))}
        {judged.gone.slice(0, 4).map((finding) => (
          <li key={`${finding.code} ${finding.players.join(' ')}`} className="gone">
            − <del>{sayFinding(language, finding, names, 'desk')}</del>
          </li>
        ))}
      </ul>
    </>
  );
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

/** The browser reveals who is dragged only on the drop. */
let dragged: PlayerId | undefined;

export function SwapButton({ swap, player }: { swap: Swap; player: PlayerId }) {
  const { names } = useDesk();
  return (
    <button
      type="button"
      className="seat-button"
      aria-pressed={swap.first === player}
      draggable
      onDragStart={(event) => {
        dragged = player;
        event.dataTransfer.setData('text/plain', player);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDragEnd={() => {
        dragged = undefined;
      }}
      onDragEnter={() => swap.point(player, dragged)}
      onMouseEnter={() => swap.point(player)}
      onMouseLeave={() => swap.point(undefined)}
      onFocus={() => swap.point(player)}
      onBlur={() => swap.point(undefined)}
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
