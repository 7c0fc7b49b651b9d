import { useEffect } from 'react';

/** The app's own fonts: at once on a wide screen; on a phone only after there is something to read in the system's own. */
const wide = window.matchMedia('(min-width: 48rem)');

interface Saving {
  readonly connection?: { readonly saveData?: boolean };
}

function bringFonts(): void {
  document.documentElement.dataset.fonts = 'own';
}

export function bringFontsToWideScreens(): void {
  if (wide.matches) bringFonts();
}

/** A reader who asked to save data keeps the system's fonts. */
export function useFontsLater(shown: boolean): void {
  useEffect(() => {
    if (!shown || (navigator as Saving).connection?.saveData) return undefined;
    const later = setTimeout(bringFonts);
    return () => clearTimeout(later);
  }, [shown]);
}
