import { chainHash, type WrittenEntry } from '../engine/index.ts';

/** What a forger would do: every hash computed again over the changed entries. */
export function chainedAnew(text: string): string {
  const { entries } = JSON.parse(text) as { entries: WrittenEntry[] };
  let previous: WrittenEntry | undefined;
  const forged = entries.map((entry) => {
    previous = { ...entry, hash: chainHash(previous, entry) };
    return previous;
  });
  return JSON.stringify({ tiltyard: 1, entries: forged });
}
