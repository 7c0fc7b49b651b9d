import './palette.css';
import { Suspense, useEffect, useState } from 'react';
import { part } from '../../shared/part.tsx';
import { useT } from '../../shared/words.ts';

const Palette = part(() => import('./palette.tsx').then(({ Palette }) => Palette));

/** Ctrl-K: every action by a few letters. */
export function PaletteButton() {
  const t = useT();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className="button small palette-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {t('palette.open')} <kbd>{/mac/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl-K'}</kbd>
      </button>
      {open && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
