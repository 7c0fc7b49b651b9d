import { RequestProblem } from '../hosting/problems.ts';
import type { StoredPicture } from './database.ts';

/** DK-24. */
const MAX_BYTES = 1024 * 1024;

/** How the content of each kind begins, as base64: what a file is called says nothing. */
const beginnings = [
  ['image/png', /^iVBORw0KGgo/],
  ['image/jpeg', /^\/9j\//],
  // RIFF, four bytes of length, WEBP.
  ['image/webp', /^UklGR[g-v].{5}XRUJQ/],
] as const;

/** A PNG, JPEG or WebP by its content, at most 1 MB. */
export function pictureOf(data: string): StoredPicture {
  const type = beginnings.find(([, beginning]) => beginning.test(data))?.[0];
  const bytes = Math.floor((data.length * 3) / 4) - (data.match(/=+$/)?.[0].length ?? 0);
  if (type === undefined || bytes > MAX_BYTES) throw new RequestProblem(422, 'bad-image');
  return { type, data };
}
