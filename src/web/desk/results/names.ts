import type { PlayerId, Table } from '../../../engine/index.ts';
import type { Names } from '../../../words/index.ts';
import { plainName } from '../../../words/plain-name.ts';

/** Finding a player by what someone types: the beginnings of words, without regard to case or accents. */

const wordsOf = (text: string): string[] =>
  plainName(text)
    .split(/[\s\-'’.]+/)
    .filter((word) => word !== '');

/** “la ki” finds no Kim Larsen, “ki la” and “lar” do. */
function isCalled(name: string, typed: string): boolean {
  const words = wordsOf(name);
  let from = 0;
  for (const beginning of wordsOf(typed)) {
    const at = words.findIndex((word, index) => index >= from && word.startsWith(beginning));
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

export type Found =
  | { readonly kind: 'one'; readonly table: Table; readonly seat: number }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'several'; readonly players: readonly PlayerId[] };

/** Among those of these tables; a full name beats one that only begins so. */
export function findSeat(tables: readonly Table[], typed: string, names: Names): Found {
  const called = tables.flatMap((table) =>
    table.seats.flatMap((player, seat) => (isCalled(names(player), typed) ? [{ table, seat, player }] : [])),
  );
  const exact = called.filter(({ player }) => plainName(names(player)) === plainName(typed));
  const [one, ...more] = exact.length === 1 ? exact : called;
  if (!one) return { kind: 'nobody' };
  if (more.length > 0) return { kind: 'several', players: called.map(({ player }) => player) };
  return { kind: 'one', table: one.table, seat: one.seat };
}
