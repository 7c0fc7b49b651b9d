import type { Entry } from '../../engine/index.ts';
import type { Me } from '../../protocol/wire.ts';
import type { PublicView } from '../../protocol/wire-views.ts';
import { base, underBase } from './base.ts';

/**
 * DK-22, DK-23: in a secure context pages open offline, with what they showed last. Fetched once there is something to
 * keep; on plain http nothing of this exists. Nothing is kept that this browser has not shown.
 */

/** As the worker calls it (static/sw.js). */
const PAGES = `tiltyard pages ${base}`;
const STATES = `tiltyard states ${base}`;
const FIRST = underBase('/');
const MAX_STATES = 40;
const SAVE_AFTER = 1_000;

/** What these pages are made of; after an upgrade it has another name. */
const build = (): string => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

async function keepFiles(): Promise<void> {
  const cache = await caches.open(PAGES);
  const first = await cache.match(FIRST);
  const { pathname } = new URL(build(), location.href);
  if (!(await first?.text())?.includes(pathname)) {
    const answer = await fetch(FIRST);
    const text = await answer.clone().text();
    // The server has been upgraded under this tab: the next visit keeps the new pages.
    if (!answer.ok || answer.redirected || !text.includes(pathname)) return;
    for (const old of await cache.keys()) await cache.delete(old);
    await cache.put(FIRST, answer);
  }
  const used = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname: path }) => origin === location.origin && path.startsWith(underBase('/assets/')))
    .map(({ pathname: path }) => path);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll([...new Set(used)].filter((path) => !known.has(path)));
}

/** The service worker is registered once a page. */
let keeping: Promise<void> | undefined;

/** The pages as this browser has them now; and, whenever it looks elsewhere, what was fetched since. */
function keepPages(): Promise<void> {
  const begin = async () => {
    await navigator.serviceWorker.register(underBase('/sw.js'));
    await navigator.serviceWorker.ready;
    await keepFiles();
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) keepFiles().catch(() => undefined);
    });
  };
  keeping ??= begin();
  return keeping;
}

const KEPT = underBase('/kept/');
const addressOf = (name: string): string => KEPT + encodeURIComponent(name);

async function keep(name: string, what: unknown): Promise<void> {
  const states = await caches.open(STATES);
  // Anew, so that the oldest is the first.
  await states.delete(addressOf(name));
  await states.put(addressOf(name), new Response(JSON.stringify(what)));
  for (const old of (await states.keys()).slice(0, -MAX_STATES)) await states.delete(old);
}

async function keptAs<What>(name: string): Promise<What | undefined> {
  const found = await caches.match(addressOf(name), { cacheName: STATES });
  return found && ((await found.json()) as What);
}

/** By name, for all tournaments of the page: when each was saved last, and the timer of the next time. */
const saving = new Map<string, ReturnType<typeof setTimeout>>();
const savedAt = new Map<string, number>();

/** At once; of several changes in a row only the last is kept. */
function keepSoon(name: string, what: unknown): void {
  clearTimeout(saving.get(name));
  const at = Date.now();
  const save = () => {
    savedAt.set(name, at);
    keep(name, what).catch(() => undefined);
  };
  saving.set(name, setTimeout(save, Math.max(0, (savedAt.get(name) ?? 0) + SAVE_AFTER - at)));
}

export interface KeptState {
  readonly view: PublicView;
  /** When it was last known to be so. */
  readonly at: number;
}

/** What a page shows now. */
export function keepState(name: string, view: PublicView): void {
  keepSoon(name, { view, at: Date.now() } satisfies KeptState);
  keepPages().catch(() => undefined);
}

export const keptState = (name: string): Promise<KeptState | undefined> => keptAs(name);

/** The log as it is stored, and what this browser may do. */
export interface KeptDesk {
  readonly me: Me;
  readonly entries: readonly Entry[];
}

const DESK = 'desk ';

export const keepDesk = (id: string, desk: KeptDesk): void => keepSoon(DESK + id, desk);
export const keptDesk = (id: string): Promise<KeptDesk | undefined> => keptAs(DESK + id);
export const forgetDesk = (id: string): Promise<void> => forget(DESK + id);

/** The pages of the desk: once all of its parts are here. */
export const keepDeskPages = (): Promise<void> => keepPages().then(keepFiles);

/** Whoever signs out leaves no log of theirs behind. */
export async function forgetDesks(): Promise<void> {
  const states = await caches.open(STATES);
  const names = (await states.keys()).map(({ url }) => decodeURIComponent(new URL(url).pathname.slice(KEPT.length)));
  await forget(...names.filter((name) => name.startsWith(DESK)));
}

/** Whose phone this is. */
export interface KeptMe {
  readonly player?: string;
  readonly label: string;
}

export const keepMe = (id: string, me: KeptMe): Promise<void> => keep(`me ${id}`, me);
export const keptMe = (id: string): Promise<KeptMe | undefined> => keptAs(`me ${id}`);

/** It is gone, or no longer for this browser. */
export async function forget(...names: readonly string[]): Promise<void> {
  const states = await caches.open(STATES);
  for (const name of names) {
    clearTimeout(saving.get(name));
    await states.delete(addressOf(name));
  }
}
