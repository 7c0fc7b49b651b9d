import { useEffect } from 'react';

/** Every page and every tab has its own title, so that histories, bookmarks and screen readers can tell them apart. */
export function usePageTitle(...parts: readonly (string | undefined | false)[]): void {
  const title = [...parts, 'Tiltyard'].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
