/** Which page sends it: a browser may be a desk and a player's phone at once. */
export type PendingPage = 'desk' | 'player' | 'score';

/** Where a tournament's commands wait on the browser's shelf, each tab's under a name of its own. */
export const pendingPrefix = (tournament: string, page: PendingPage): string =>
  `tiltyard.pending.${tournament}.${page}.`;

/** Whether anything waits here: most phones have nothing to send, and need not fetch what sends it. */
export const somethingWaits = (tournament: string, page: PendingPage): boolean =>
  Object.keys(localStorage).some((key) => key.startsWith(pendingPrefix(tournament, page)));
