import { useEffect, useEffectEvent } from 'react';

/** A file that is dropped anywhere on the page. */
export function useDroppedFile(take: (file: File) => Promise<void>): void {
  const taken = useEffectEvent(take);
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      void taken(file);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, []);
}
