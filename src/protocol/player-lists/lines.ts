import { type NewPlayer, readNumber } from '../../engine/index.ts';
import { isContact, isEmail, isNumber } from './columns.ts';
import { rowsOf, type Separator, separators } from './table.ts';

/** “Kim Larsen 1520”, “Ana Ruiz, 1480, Lisbon”, “Bo Lindqvist (Umeå)”, “3. Larsen, Kim”: what people type, line by line. */

const mark = /^\s*(?:(?:\d{1,4}\s*[.)]|[-*•–])\s+)?/;
/** A word with the separator before it and the one space after it: joined again, the words are the line. */
const wordOfLine = /\t|[,;][^\s,;]*[^\S\t]?|[^\s,;]+[^\S\t]?|[^\S\t]/g;
const spacedRating = /^(.*\S)\s+(\d{3,4})$/;

/** What stands in a line besides numbering and contact data. */
function stripped(line: string): { readonly rest: string; readonly contact: boolean } {
  const words = line.replace(mark, '').trim().match(wordOfLine) ?? [];
  const kept = words.filter((word) => !isEmail(word));
  return { rest: kept.join('').trim(), contact: kept.length < words.length };
}

/**
 * A number after a space is a rating (“Kim Larsen 1520”), but not where it counts people: “Player 7” … “Player 112”, or
 * names that would be the same without it.
 */
export function spacedNumbersRate(lines: readonly string[]): boolean {
  const rests = lines.map((line) => stripped(line).rest);
  if (rests.some((rest) => /\s\d{1,2}$/.test(rest))) return false;
  const names = rests.flatMap((rest) => spacedRating.exec(rest)?.[1]?.toLowerCase() ?? []);
  if (names.length === 1 && rests.length === 1) return /\s/.test(names[0] ?? '');
  return new Set(names).size === names.length;
}

const made = (name: string, rating: string | undefined, club: string | undefined): NewPlayer => ({
  name: name.trim(),
  ...(rating !== undefined && { rating: readNumber(rating) ?? 0 }),
  ...(club?.trim() && { club: club.trim() }),
});

function inFields(line: string, separator: Separator): NewPlayer {
  const cells = (rowsOf(line, separator).rows[0]?.cells ?? []).filter((cell) => cell !== '' && !isContact(cell));
  const rated = cells.findIndex((cell, at) => at > 0 && isNumber(cell));
  const before = rated > 0 ? cells.slice(0, rated) : cells;
  const after = rated > 0 ? cells.slice(rated + 1) : [];
  const [first = '', ...others] = before;
  // “Larsen, Kim” is one name, “Max, Jr.” too; “Kim Larsen, Oslo” is a name and a club.
  const oneName = separator === ',' && (!isFullName(first) || others.length !== 1);
  const name = oneName ? before.join(', ') : first;
  return made(name, rated > 0 ? cells[rated] : undefined, [...(oneName ? [] : others), ...after].join(', '));
}

/** Words that begin a family name: “van Dyke, Ana” is one name, “Ana Ruiz, Lisbon” a name and a club. */
const particle =
  /^(van|von|vom|zu|zur|de[nrl]?|da|das|do|dos|di|du|del?la|la|le|les|los|el|al|bin|ibn|ter|ten|af|av|st\.?|mac|mc|o[’'])$/i;

/** A first and a last name, and not a last name of several words. */
export function isFullName(text: string): boolean {
  const [first = '', ...others] = text.split(/\s+/);
  return others.length > 0 && !particle.test(first);
}

export interface ReadLine {
  readonly player: NewPlayer;
  /** Contact data stood in it and was left out. */
  readonly contact: boolean;
}

export function readLine(line: string, withSpacedRating: boolean): ReadLine {
  const { rest, contact } = stripped(line);
  const separator = separators.find((one) => rest.includes(one));
  if (separator !== undefined) return { player: inFields(rest, separator), contact };
  const [, beforeRating = rest, rating] = (withSpacedRating && spacedRating.exec(rest)) || [];
  const [, name = beforeRating, aside] = /^(.*\S)\s*\(([^()]+)\)$/.exec(beforeRating) ?? [];
  // «Eli (1420)» is a rating, «Eli (Oslo)» a club.
  const rated = rating === undefined && aside !== undefined && /^\d{3,4}$/.test(aside.trim());
  return { player: rated ? made(name, aside.trim(), undefined) : made(name, rating, aside), contact };
}
