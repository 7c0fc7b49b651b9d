import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Erasure, Store } from '../../store/index.ts';
import { BadOptions } from './options.ts';

/**
 * DK-31: a copy of who was erased where, kept among the backups, so that it goes along with them to another machine. It
 * names a tournament and a player's number, and nothing else.
 */
const RECORD = 'erased.jsonl';

const line = z.strictObject({ stream: z.string(), player: z.string(), at: z.int() });

const keyOf = ({ stream, player }: Erasure): string => JSON.stringify([stream, player]);

/** Those of both, the oldest first. */
export function together(...lists: readonly (readonly Erasure[])[]): Erasure[] {
  const known = new Map<string, Erasure>();
  for (const erasure of lists.flat()) if (!known.has(keyOf(erasure))) known.set(keyOf(erasure), erasure);
  return [...known.values()].sort((a, b) => a.at - b.at);
}

/** None where there is no record. One that cannot be read stops the work: otherwise an erased person could come back. */
export async function erasedIn(folder: string): Promise<Erasure[]> {
  const file = join(folder, RECORD);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  try {
    return text
      .split('\n')
      .filter((one) => one.trim() !== '')
      .map((one) => line.parse(JSON.parse(one)));
  } catch {
    throw new BadOptions(`${file} says who was erased, and cannot be read; nothing was changed.`);
  }
}

/** Adds to the record in a folder what the store knows; where nobody was erased, none is made. */
export async function recordErased(store: Store, folder: string): Promise<void> {
  const known = await store.erasures.all();
  if (known.length === 0) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const all = together(await erasedIn(folder), known);
  const partial = join(folder, `${RECORD}.partial`);
  await writeFile(partial, all.map((erasure) => `${JSON.stringify(erasure)}\n`).join(''), { mode: 0o600 });
  await rename(partial, join(folder, RECORD));
}
