import type { Entry, Outlook } from '../../engine/index.ts';

/** DK-29: one forecast in a worker of its own, which ends with it. */
export function forecastBeside(entries: readonly Entry[]): Promise<Outlook | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./forecast-worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    worker.onmessage = ({ data }: MessageEvent<Outlook | undefined>) => end(() => resolve(data));
    worker.onerror = ({ message }) => end(() => reject(new Error(message)));
    worker.postMessage(JSON.parse(JSON.stringify(entries)));
  });
}
