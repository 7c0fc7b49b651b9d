/** In a secure context all files of these pages are kept, so that they open without a connection (sw.js). */
export function keepPages(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    navigator.serviceWorker.register('./sw.js').catch(() => undefined);
  }
}
