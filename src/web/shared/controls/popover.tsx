import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePopover } from './use-popover.ts';

interface PopoverProps {
  readonly label: ReactNode;
  readonly name?: string;
  readonly className?: string;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A small text that opens beside what it is about. */
export function Popover({ label, name, className = 'link-button', children }: PopoverProps) {
  const { near, open, close, anchor, panel } = usePopover();
  return (
    <>
      <button type="button" className={className} aria-label={name} {...anchor}>
        {label}
      </button>
      {near &&
        createPortal(
          <div className="popover" {...panel}>
            {open && <div className="stack">{typeof children === 'function' ? children(close) : children}</div>}
          </div>,
          document.body,
        )}
    </>
  );
}
