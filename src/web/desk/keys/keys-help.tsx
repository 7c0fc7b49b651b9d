import { Suspense, useEffect, useState } from 'react';
import { part } from '../../shared/part.tsx';

const KeysList = part(() => import('./keys-list.tsx').then(({ KeysList }) => KeysList));

/** A question mark isn't a result: an empty line for results asks for the list, too. Every other field keeps what is typed. */
function isAsking({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key !== '?' || ctrlKey || metaKey || altKey) return false;
  if (target instanceof HTMLInputElement && target.classList.contains('entry-input')) return target.value === '';
  return !(target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select'));
}

/** “?” opens the list of keys. */
export function KeysHelp() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isAsking(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <KeysList onClose={() => setOpen(false)} />
    </Suspense>
  );
}
