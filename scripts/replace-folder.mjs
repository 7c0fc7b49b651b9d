// What is built takes the place of what was built before only when it is whole.
import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * @param {string} folder where it belongs
 * @param {(next: string) => Promise<unknown>} write writes it into another folder; when that fails the old one stays
 */
export async function replaceFolder(folder, write) {
  const [next, old] = [`${folder}.next`, `${folder}.old`];
  rmSync(next, { recursive: true, force: true });
  await write(next);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(next, folder);
  rmSync(old, { recursive: true, force: true });
}
