import type { Result } from '../../../engine/index.ts';
import type { TakeOverNote } from '../../../words/takeover/index.ts';
import { type Choice, type ForeignEvent, problem } from '../event.ts';
import { bracketsManagerSchema, readBracketTables } from './bracket-tables.ts';
import { challongeSchema, readChallonge } from './challonge.ts';
import { netrunnerSchema, readNetrunner } from './netrunner.ts';

export const isJson = (text: string): boolean => /^\uFEFF?\s*[[{]\s*["{]/.test(text);

/** JSON of other programs: whose it is, is seen from its fields. */
export function readJsonEvent(text: string, choice: Choice): Result<ForeignEvent, TakeOverNote> {
  const json = parsed(text);
  const challonge = challongeSchema.safeParse(json);
  if (challonge.success) return readChallonge(challonge.data, choice);
  const tables = bracketsManagerSchema.safeParse(json);
  if (tables.success) return readBracketTables(tables.data, choice);
  const netrunner = netrunnerSchema.safeParse(json);
  return netrunner.success ? readNetrunner(netrunner.data) : problem('unknown-kind');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
