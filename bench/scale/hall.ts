import { get } from 'node:http';

/** Viewers of one tournament in a process of their own; tells when each of them heard last. */

export type HallOrder =
  | { readonly open: number; readonly url: string }
  /** Who has heard since then, in ms since 1970? */
  | { readonly since: number };

export interface HallReport {
  readonly open: number;
  /** Moments in ms since 1970, of those who have heard. */
  readonly moments: readonly number[];
  readonly bytes: number;
}

const AT_A_TIME = 100;
/** A sign of life is shorter, and no result. */
const SHORTEST_UPDATE = 150;
const now = (): number => performance.timeOrigin + performance.now();
const heardAt: number[] = [];
let bytes = 0;

function view(url: string): Promise<void> {
  const viewer = heardAt.push(0) - 1;
  return new Promise((resolve) => {
    const request = get(url, { agent: false, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      answer.once('data', () => resolve());
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length;
        if (piece.length >= SHORTEST_UPDATE) heardAt[viewer] = now();
      });
    });
    request.on('error', () => resolve());
  });
}

process.on('message', async (order: HallOrder) => {
  if ('open' in order) {
    while (heardAt.length < order.open) {
      const some = Math.min(AT_A_TIME, order.open - heardAt.length);
      await Promise.all(Array.from({ length: some }, () => view(order.url)));
    }
  }
  const since = 'since' in order ? order.since : 0;
  const report: HallReport = { open: heardAt.length, moments: heardAt.filter((at) => at > since), bytes };
  bytes = 0;
  process.send?.(report);
});
process.send?.('ready');
