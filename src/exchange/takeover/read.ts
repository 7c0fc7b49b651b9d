import type { Result } from '../../engine/index.ts';
import type { TakeOverNote } from '../../words/takeover/index.ts';
import { type ForeignEvent, problem } from './event.ts';
import { isGamesTable, readGamesTable } from './games-table.ts';
import { isPgn, readPgn } from './pgn.ts';
import { isTrf, readTrfEvent } from './trf.ts';

/**
 * Whatever other programs write: the kind of file is seen from what is in it.
 *
 * @example
 * readForeignEvent('round,white,black,result\n1,Ana,Ben,1-0\n').ok; // true
 */
export function readForeignEvent(text: string): Result<ForeignEvent, TakeOverNote> {
  if (isTrf(text)) return readTrfEvent(text);
  if (isPgn(text)) return readPgn(text);
  return isGamesTable(text) ? readGamesTable(text) : problem('unknown-kind');
}
