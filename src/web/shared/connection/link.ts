import type { Followings, HubMessage, Want } from '../../../client/index.ts';

/** A way to the holder of the connection. */
export interface Link {
  want(wants: readonly Want[]): void;
  close(): void;
}

/** The tab's end of it. */
export interface Side {
  readonly me: string;
  readonly followings: Followings;
}

/** Tabs of another build of the pages speak perhaps another language: they hold a connection of their own. */
export const BUILD = new URL(import.meta.url).pathname;

/** What the worker says to a tab. */
export type WorkerMessage =
  | { readonly kind: 'told'; readonly message: HubMessage }
  /** It is there; a tab that is not known says again what it wants. */
  | { readonly kind: 'here'; readonly known: boolean };
