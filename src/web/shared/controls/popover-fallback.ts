import type { Panel } from './use-popover.ts';

/**
 * What the browser's own popover does, for browsers that have none (docs/browsers.md): Escape and a press elsewhere close
 * it, and the focus goes back to where it came from. Loaded by the first press.
 */
export function openWithoutPopover({ anchor, panel, setOpen }: Panel): () => void {
  const within = (target: EventTarget | null) =>
    target instanceof Node && (panel.contains(target) || anchor.contains(target));
  const close = () => {
    document.removeEventListener('pointerdown', onPress, true);
    document.removeEventListener('keydown', onKey, true);
    if (panel.contains(document.activeElement)) anchor.focus();
    setOpen(false);
  };
  const onPress = ({ target }: Event) => {
    if (!within(target)) close();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  document.addEventListener('pointerdown', onPress, true);
  document.addEventListener('keydown', onKey, true);
  setOpen(true);
  return close;
}
