import { StoreRefusal } from './failure.ts';
import { openPostgres } from './postgres.ts';
import { openMemory, openSqlite } from './sqlite.ts';
import type { Store, StoreOptions } from './store.ts';

/** `memory:`, `sqlite:FILE` or `postgres://…`. Brings the database up to date first. */
export async function openStore(url: string, options: StoreOptions = {}): Promise<Store> {
  if (url === 'memory:') return openMemory(options);
  if (/^sqlite:./.test(url)) return openSqlite(url.slice('sqlite:'.length), options);
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, options);
  throw new StoreRefusal(
    'unknown-address',
    `“${withoutPassword(url)}” isn’t a store’s address: use memory:, sqlite:FILE or postgres://…`,
  );
}

/** As it may be shown to people, and written down. */
export const withoutPassword = (url: string): string => url.replace(/\/\/[^@/]*@/, '//…@');
