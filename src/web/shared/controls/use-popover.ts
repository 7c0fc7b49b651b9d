import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The browser's own popover: it closes by Escape and by a press elsewhere, and gives the focus back. */
export interface Popping {
  /** Someone is about to press: until then there is nothing to render, however long the page. */
  readonly near: boolean;
  readonly open: boolean;
  readonly close: () => void;
  readonly anchor: {
    readonly ref: RefObject<HTMLButtonElement | null>;
    readonly popoverTarget?: string;
    readonly 'aria-expanded': boolean;
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onClickCapture: () => void;
  };
  readonly panel: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly id: string;
    readonly popover?: 'auto';
    /** Only where the browser has no popover of its own. */
    readonly 'data-shown'?: boolean;
    readonly onToggle: (event: { readonly newState: string }) => void;
  };
}

export interface Panel {
  readonly anchor: HTMLElement;
  readonly panel: HTMLElement;
  readonly setOpen: (open: boolean) => void;
}

const GAP = 6;
const EDGE = 12;

/** Below its anchor, or above where there is no room; never beyond the edge of the window. */
function place(anchor: HTMLElement, panel: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const below = at.bottom + GAP + height <= window.innerHeight - EDGE || at.top < height + GAP;
  const left = Math.min(Math.max(EDGE, at.left), window.innerWidth - width - EDGE);
  panel.style.left = `${Math.max(EDGE, left)}px`;
  panel.style.top = `${below ? at.bottom + GAP : at.top - GAP - height}px`;
  panel.style.maxHeight = `${below ? window.innerHeight - at.bottom - GAP - EDGE : at.top - GAP - EDGE}px`;
}

const hasPopover = () => 'popover' in HTMLElement.prototype;

export function usePopover(): Popping {
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const shut = useRef<() => void>(undefined);
  const [open, setOpen] = useState(false);
  const [near, setNear] = useState(false);
  const id = useId();
  const ownPopover = hasPopover();
  const come = useCallback(() => setNear(true), []);
  const close = useCallback(() => {
    if (shut.current) shut.current();
    else if (hasPopover() && panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, []);
  const openWithout = useCallback(async () => {
    const { openWithoutPopover } = await import('./popover-fallback.ts');
    if (!anchor.current || !panel.current || shut.current) return;
    const follow = (is: boolean) => {
      if (!is) shut.current = undefined;
      setOpen(is);
    };
    shut.current = openWithoutPopover({ anchor: anchor.current, panel: panel.current, setOpen: follow });
  }, []);
  const press = useCallback(() => {
    // Assistive technology presses without pointer or focus: the panel has to be there before the browser opens it.
    flushSync(come);
    if (hasPopover()) return;
    if (shut.current) close();
    else openWithout();
  }, [come, close, openWithout]);
  useEffect(() => () => shut.current?.(), []);
  useEffect(() => {
    if (!open) return undefined;
    const settle = () => {
      if (anchor.current && panel.current) place(anchor.current, panel.current);
    };
    settle();
    panel.current?.querySelector<HTMLElement>('button, a, input, [tabindex]')?.focus({ preventScroll: true });
    window.addEventListener('scroll', settle, { capture: true, passive: true });
    window.addEventListener('resize', settle);
    return () => {
      window.removeEventListener('scroll', settle, { capture: true });
      window.removeEventListener('resize', settle);
    };
  }, [open]);
  return {
    near,
    open,
    close,
    anchor: {
      ref: anchor,
      ...(ownPopover && { popoverTarget: id }),
      'aria-expanded': open,
      onPointerEnter: come,
      onFocus: come,
      onClickCapture: press,
    },
    panel: {
      ref: panel,
      id,
      ...(ownPopover ? { popover: 'auto' as const } : { 'data-shown': open }),
      onToggle: ({ newState }) => setOpen(newState === 'open'),
    },
  };
}
