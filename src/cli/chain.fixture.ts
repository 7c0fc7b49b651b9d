import { hashOf } from '../engine/index.ts';
import { canonicalJson } from '../kit/index.ts';

interface Written {
  readonly hash: string;
}

/** What a forger would do: every hash computed again over the changed entries. */
export function chainedAnew(text: string): string {
  const { entries } = JSON.parse(text) as { entries: Written[] };
  let previous = '0'.repeat(64);
  const forged = entries.map(({ hash: _, ...entry }) => {
    previous = hashOf(previous + canonicalJson(entry));
    return { ...entry, hash: previous };
  });
  return JSON.stringify({ tiltyard: 1, entries: forged });
}
