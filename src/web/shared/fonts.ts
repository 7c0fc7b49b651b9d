import { useEffect } from 'react';
import { kept } from './storage.ts';

/**
 * The app's own fonts: at once on a wide screen. A phone reads its first page in the system's own and fetches them
 * meanwhile; it shows them from the next page on, so that nothing that is being read moves.
 */
const wide = window.matchMedia('(min-width: 48rem)');

interface Saving {
  readonly connection?: { readonly saveData?: boolean };
}

const KEPT = 'tiltyard.fonts';

export function bringFonts(): void {
  if (wide.matches || kept(KEPT) !== undefined) document.documentElement.dataset.fonts = 'own';
}

const fetchFonts = () =>
  Promise.all(
    ['Atkinson Hyperlegible Next Variable', 'Bitter Variable'].map((font) => document.fonts.load(`1em '${font}'`)),
  )
    .then(() => localStorage.setItem(KEPT, 'fetched'))
    .catch(() => undefined);

/** A reader who asked to save data keeps the system's fonts. */
export function useFontsLater(shown: boolean): void {
  useEffect(() => {
    if (!shown || wide.matches || kept(KEPT) !== undefined || (navigator as Saving).connection?.saveData)
      return undefined;
    const later = setTimeout(fetchFonts);
    return () => clearTimeout(later);
  }, [shown]);
}
