import { useState } from 'react';

/**
 * Where the focus goes when a dialog closes: to what had it before the dialog came, unless something else has taken it by
 * then. A field in the dialog that takes the focus itself would otherwise be remembered as what had it before.
 */
export function useFocusBack(): (event: { preventDefault(): void }) => void {
  const [before] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (document.activeElement !== document.body) return;
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
