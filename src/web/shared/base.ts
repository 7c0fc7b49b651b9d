/**
 * The path of the host under which these pages are, nothing at its root: that of their scripts, which are in the folder
 * `assets` there. Pages and workers ask here and nowhere else; the router's links and the client have it from here.
 */
export const base = /^(.*)\/assets\/[^/]*$/.exec(new URL(import.meta.url).pathname)?.[1] ?? '';

/** For what the router does not see: plain links, other windows, files. */
export const underBase = (path: string): string => base + path;

/** What others type to get here. */
export const ownAddress = (): string => window.location.origin + base;

/** Opened past the proxy, at the root of the server itself: the same page is where its cookies and links are. */
export function enterBase(): boolean {
  const { pathname, search, hash } = window.location;
  if (pathname === base || pathname.startsWith(`${base}/`)) return true;
  window.location.replace(`${base}${pathname}${search}${hash}`);
  return false;
}
