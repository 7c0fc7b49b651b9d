import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePopover } from './use-popover.ts';

interface PopoverProps {
  readonly label: ReactNode;
  readonly name?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A small text that opens beside what it is about. */
export function Popover({ label, name, className = 'link-button', children }: PopoverProps) {
  const { near, open, anchor, panel } = usePopover();
  return (
    <>
      <button type="button" className={className} aria-label={name} {...anchor}>
        {label}
      </button>
      {near &&
        createPortal(
          <div className="popover" {...panel}>
            {open && <div className="stack">{children}</div>}
          </div>,
          document.body,
        )}
    </>
  );
}
