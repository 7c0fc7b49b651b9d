import './palette.css';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useNotes } from '../../shared/controls/notes.tsx';
import { useFocusBack } from '../../shared/controls/use-focus-back.ts';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import type { PaletteAction } from './actions.ts';
import { nearest } from './matching.ts';
import { useActions } from './use-actions.ts';

const SHOWN = 9;

/** The sheet itself; it is fetched when it is first asked for. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useT();
  const onCloseAutoFocus = useFocusBack();
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="dialog palette" aria-describedby={undefined} onCloseAutoFocus={onCloseAutoFocus}>
          <Dialog.Title className="unseen">{t('palette.title')}</Dialog.Title>
          <Actions onDone={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Actions({ onDone }: { onDone: () => void }) {
  const t = useT();
  const { whyNot } = useDesk();
  const { tell } = useNotes();
  const [typed, setTyped] = useState('');
  const [throwing, setThrowing] = useState<PaletteAction>();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const all = useActions(typed);
  const found = typed.trim() === '' ? all.filter(({ hidden }) => !hidden) : nearest(all, typed);
  const shown = found.slice(0, SHOWN).map((action) => ({
    action,
    why: action.why ?? (action.command && whyNot(action.command)),
  }));
  const choose = ({ action, why }: (typeof shown)[number]) => {
    if (why !== undefined) return tell(why);
    if (action.confirmed) return setThrowing(action);
    onDone();
    action.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.currentTarget as HTMLButtonElement);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = buttons[at + (event.key === 'ArrowDown' ? 1 : -1)];
      (next ?? (event.key === 'ArrowUp' ? field.current : undefined))?.focus();
    } else if (at >= 0 && event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      // Typing further continues the search.
      field.current?.focus();
    }
  };
  if (throwing) return <Confirm action={throwing} onDone={onDone} />;
  return (
    <div className="palette-body">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (shown[0]) choose(shown[0]);
        }}
      >
        <input
          ref={field}
          className="input palette-input"
          autoComplete="off"
          spellCheck={false}
          aria-label={t('palette.title')}
          placeholder={t('palette.placeholder')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </form>
      <ul ref={list} className="palette-list">
        {shown.map(({ action, why }, at) => (
          <li key={`${action.kind} ${action.label}`}>
            <button
              type="button"
              className={`palette-action ${at === 0 ? 'first' : ''}`}
              aria-disabled={why !== undefined}
              onClick={() => choose({ action, why })}
              onKeyDown={onKeyDown}
            >
              <span>
                {action.label}
                {why !== undefined && <span className="why-not">{why}</span>}
              </span>
              <span className="palette-kind">{t(`paletteKind.${action.kind}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="hint" role="status">
        {shown.length === 0 ? t('palette.nothing') : t('palette.found', { count: found.length })}
      </p>
    </div>
  );
}

/** DK-8: the name of the tournament, typed. */
function Confirm({ action, onDone }: { action: PaletteAction; onDone: () => void }) {
  const t = useT();
  const { facts } = useDesk();
  const [name, setName] = useState('');
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        action.confirmed?.(name);
        onDone();
      }}
    >
      <h2>{action.label}</h2>
      <label className="field">
        <span>{t('correction.typeName', { name: facts.about?.name ?? '' })}</span>
        <input className="input" autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <p>
        <button type="submit" className="button primary">
          {action.label}
        </button>
      </p>
    </form>
  );
}
