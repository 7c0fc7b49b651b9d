import type { BaseLocationHook } from 'wouter';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';

/**
 * Addresses in the query, as in `index.html?/t/abc/desk`: a plain file server knows no address but that of the file, and
 * anchors are for what is on the page.
 */

/** `/t/abc?lang=de` is `?/t/abc&lang=de`. */
const inQuery = (path: string): string => `?${path.replace('?', '&')}`;

/** The page that the address names: the first part of the query. */
export function placeIn(search: string): string {
  const [first = ''] = search.replace(/^\?/, '').split('&');
  return first.startsWith('/') ? first : '/';
}

const go: typeof navigate = (to, options) => navigate(inQuery(String(to)), options);

export const useQueryLocation: BaseLocationHook & { hrefs: (path: string) => string } = Object.assign(
  (): [string, typeof go] => [useLocationProperty(() => placeIn(window.location.search)), go],
  { hrefs: inQuery },
);
