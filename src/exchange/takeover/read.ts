import { ok, type Result } from '../../engine/index.ts';
import { isSpreadsheetText, readPlayerList } from '../../protocol/player-lists/index.ts';
import type { TakeOverNote } from '../../words/takeover/index.ts';
import { isCrossTable, readCrossTable } from './cross-table.ts';
import { type Choice, type ForeignEvent, MAX_PLAYERS, note, problem } from './event.ts';
import { isGamesTable, readGamesTable } from './games-table.ts';
import { isJson, readJsonEvent } from './json/index.ts';
import { withoutNobody } from './nobody.ts';
import { isPgn, readPgn } from './pgn.ts';
import { isTrf, readTrfEvent } from './trf.ts';

/**
 * Whatever other programs write: the kind of file is seen from what is in it.
 *
 * @example
 * readForeignEvent('round,white,black,result\n1,Ana,Ben,1-0\n').ok; // true
 */
export function readForeignEvent(text: string, choice: Choice = {}): Result<ForeignEvent, TakeOverNote> {
  const event = readAs(text, choice);
  return event.ok ? ok(withoutNobody(event.value)) : event;
}

function readAs(text: string, choice: Choice): Result<ForeignEvent, TakeOverNote> {
  if (isSpreadsheetText(text)) return problem('spreadsheet');
  if (isTrf(text)) return readTrfEvent(text);
  if (isJson(text)) return readJsonEvent(text, choice);
  if (isPgn(text)) return readPgn(text, choice);
  if (isCrossTable(text)) return readCrossTable(text);
  return isGamesTable(text) ? readGamesTable(text, choice) : readStartList(text);
}

/** A table with a column of names is a list of players, for rounds that are still to come. */
function readStartList(text: string): Result<ForeignEvent, TakeOverNote> {
  const { players, columns, problems } = readPlayerList(text);
  const named = columns.some(({ heading, meaning }) => heading !== '' && /^(name|last)$/.test(meaning));
  if (!named || players.length === 0 || problems.some(({ code }) => code !== 'contact')) return problem('unknown-kind');
  if (players.length > MAX_PLAYERS) return problem('too-many-players', { most: MAX_PLAYERS });
  const listed = players.map((player, at) => ({ ...player, key: String(at + 1) }));
  return ok({ players: listed, drawn: [], apart: [], away: [], notes: [note('no-rounds-yet')] });
}
