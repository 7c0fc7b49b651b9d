import type { KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePopover } from './use-popover.ts';

export interface MenuEntry {
  readonly label: string;
  readonly run: () => void;
  /** Why it cannot be chosen now. */
  readonly why?: string | undefined;
}

interface MenuProps {
  readonly label: ReactNode;
  readonly name: string;
  readonly className?: string;
  /** Asked for when the menu opens, since some entries ask the engine whether they may. */
  readonly entries: readonly (MenuEntry | undefined | false)[] | (() => readonly (MenuEntry | undefined | false)[]);
}

export function Menu({ label, name, className = 'button plain small square', entries }: MenuProps) {
  const { near, open, close, anchor, panel } = usePopover();
  return (
    <>
      <button type="button" className={className} aria-label={name} aria-haspopup="menu" {...anchor}>
        {label}
      </button>
      {near &&
        createPortal(
          <div className="menu" role="menu" aria-label={name} {...panel} onKeyDown={moveByArrow}>
            {open &&
              (typeof entries === 'function' ? entries() : entries)
                .filter((entry) => entry !== undefined && entry !== false)
                .map((entry) => (
                  <button
                    key={entry.label}
                    type="button"
                    role="menuitem"
                    className="menu-item"
                    aria-disabled={entry.why !== undefined}
                    onClick={() => {
                      if (entry.why !== undefined) return;
                      close();
                      entry.run();
                    }}
                  >
                    <span>
                      {entry.label}
                      {entry.why !== undefined && <span className="why-not">{entry.why}</span>}
                    </span>
                  </button>
                ))}
          </div>,
          document.body,
        )}
    </>
  );
}

function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  items[(to + items.length) % items.length]?.focus();
}
