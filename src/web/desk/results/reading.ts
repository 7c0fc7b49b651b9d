import type { Outcome, PlayerId, Round, Table } from '../../../engine/index.ts';
import { type Names, turnedOutcome } from '../../../words/index.ts';
import { type NotationProblem, readOutcome, splitMoves } from '../../../words/notation.ts';
import { findSeat } from './names.ts';
import { duels, tableNumbered, withMoves } from './recording.ts';

/**
 * DK-3: what the line at the top of the desk means. A number alone goes to its table; digits after that are the score.
 * Two game points (“5 3”), one point between two (“1”, “=”, “0”; every other number is a table), or one number per seat
 * (“50 42 42 31”).
 */
export type EntryMode = 'pair' | 'duel' | 'scores' | 'places';

export type LineProblem =
  | { readonly code: 'notation'; readonly problem: NotationProblem }
  | { readonly code: 'no-duel'; readonly text: string }
  | { readonly code: 'nobody'; readonly text: string }
  /** “=” where a draw has a score; one that it could have. */
  | { readonly code: 'bare-draw'; readonly score: number }
  | { readonly code: 'several'; readonly players: readonly PlayerId[] }
  /** “1 0” is the result 1–0, or the result 0 at table 1: the opposite. */
  | { readonly code: 'unclear'; readonly table: number };

export type Reading = { readonly cells: readonly string[] } & (
  | { readonly kind: 'empty' }
  /** Enter goes there. */
  | { readonly kind: 'jump'; readonly table: Table }
  /** Something is missing yet; “0” is a score, an empty cell is not. `number`, where that is all, and no table has it. */
  | { readonly kind: 'typing'; readonly table: Table; readonly number?: string }
  | { readonly kind: 'ready'; readonly table: Table; readonly outcome: Outcome }
  | { readonly kind: 'problem'; readonly table: Table; readonly problem: LineProblem }
);

export interface Surroundings {
  readonly round: Round;
  readonly current: Table;
  readonly entryMode: EntryMode;
  readonly names: Names;
  /** What both can reach at most, where that is one digit: then “53” can only be 5–3. */
  readonly target?: number | undefined;
  /** DK-3: the game at this table is shown with the second seat on the left, and so it is typed. */
  readonly turned?: (table: Table) => boolean;
}

const BLANK = '_';

export function readLine(text: string, around: Surroundings): Reading {
  const typed = text.trim();
  if (typed === '') return { kind: 'empty', cells: [] };
  if (beginsWithName(typed, around.entryMode)) return readByName(typed, around);
  const { current, entryMode } = around;
  const [first = '', ...rest] = typed.split(/\s+/);
  const there = tableTyped(around.round, first);
  // Between two, a number before a whole result names the table: “7 5-3”, “7 1”.
  if (there && rest.length > 0 && (entryMode === 'pair' || entryMode === 'duel')) {
    const result = readShown(rest.join(' '), there, around);
    const here = readShown(text, current, around);
    if (result.kind === 'ready' && (here.kind !== 'ready' || isBeyond(here.outcome, around.target))) return result;
    if (result.kind === 'ready' && entryMode === 'duel') {
      return { kind: 'problem', table: current, cells: [], problem: { code: 'unclear', table: there.number } };
    }
  }
  const isResult = entryMode === 'duel' && duelCells(typed) !== undefined;
  if (there && rest.length === 0 && !isResult && !/[-–—:\s]$/.test(text)) {
    return { kind: 'jump', table: there, cells: entryMode === 'duel' ? [] : cellsOf([first], current) };
  }
  const reading = readShown(text, current, around);
  const alone = reading.kind === 'typing' && /^\s*\d+$/.test(text);
  return alone ? { ...reading, number: first } : reading;
}

/** “3 53” is no 3–53 where five points are all: it is 5–3 at table 3. */
const isBeyond = (outcome: Outcome, target: number | undefined): boolean =>
  target !== undefined && outcome.kind === 'scores' && outcome.scores.some((score) => (score ?? 0) > target * 1000);

/** What is typed is in the order that is shown; what is stored is in seat order. */
function readShown(text: string, table: Table, { entryMode, target, turned = () => false }: Surroundings): Reading {
  if (entryMode === 'pair' && /^(=|½|1\/2|½[-–:\s]½|1\/2[-–:\s]1\/2)$/.test(text.trim())) {
    const score = Math.max(0, (target ?? 2) - 1);
    return { kind: 'problem', table, cells: [], problem: { code: 'bare-draw', score } };
  }
  const reading = readResult(entryMode === 'pair' ? apart(levelled(text), target) : text, table, entryMode);
  if (reading.kind !== 'ready' || !turned(table)) return reading;
  return { ...reading, outcome: turnedOutcome(reading.outcome) };
}

/** What the boxes of the seats hold, written as a line. */
export function lineOf(cells: readonly string[]): string {
  const words = cells.map((cell) => cell.trim() || BLANK);
  while (words.at(-1) === BLANK) words.pop();
  // The space says that this is the first score, not the number of a table.
  return words.length === 1 ? `${words[0]} ` : words.join(' ');
}

const tableTyped = (round: Round, text: string): Table | undefined =>
  /^\d{1,5}$/.test(text) ? tableNumbered(round, Number(text)) : undefined;

/** Words of the notation itself, which are not names. */
function beginsWithName(typed: string, entryMode: EntryMode): boolean {
  if (!/^\p{L}/u.test(typed)) return false;
  if (/^(ff|x)(\s|$)/i.test(typed)) return false;
  if (entryMode === 'duel') return !/^d$/i.test(typed);
  return entryMode === 'pair' || !/^(p|places)\s/i.test(typed);
}

const cellsOf = (words: readonly string[], table: Table): string[] =>
  table.seats.map((_, seat) => (words[seat] === BLANK ? '' : (words[seat] ?? '')));

function readResult(text: string, table: Table, entryMode: EntryMode): Reading {
  switch (entryMode) {
    case 'duel':
      return readDuel(text.trim(), table);
    case 'pair':
      return readPair(text.trim(), table);
    default:
      return readSeats(text.trim(), table, entryMode);
  }
}

const wrong = (table: Table, cells: readonly string[], problem: NotationProblem): Reading => ({
  kind: 'problem',
  table,
  cells,
  problem: { code: 'notation', problem },
});

function read(table: Table, cells: readonly string[], text: string): Reading {
  const outcome = readOutcome(text, table.seats.length);
  return outcome.ok ? { kind: 'ready', table, cells, outcome: outcome.value } : wrong(table, cells, outcome.error);
}

const isForfeit = (text: string): boolean => /^(ff|[-−+]{2,})$/i.test(text);

/** “4=” is 4–4: the key for a draw is the same in every format. */
const levelled = (text: string): string => text.replace(/^\s*(\d+(?:[.,]\d+)?)\s*=\s*$/, '$1-$1');

/** “53” is 5–3 where nobody can have 53 points. */
function apart(text: string, target: number | undefined): string {
  const [first, second, ...more] = text.trim();
  const digits = target !== undefined && target < 10 && more.length === 0 ? [first, second] : [];
  return digits.length === 2 && digits.every((digit) => /^\d$/.test(digit ?? '') && Number(digit) <= (target ?? 0))
    ? digits.join('-')
    : text;
}

function readPair(text: string, table: Table): Reading {
  if (isForfeit(text)) return read(table, [], text);
  // “-1” is no 1: nobody has fewer points than none.
  if (/^[-−–—:]|[-−–—:]\s*[-−–—:]/.test(text)) return wrong(table, [], { code: 'no-result', text });
  const words = text.split(/[\s\-–—:]+/).filter((word) => word !== '');
  const cells = cellsOf(words, table);
  const strange = words.find((word) => word !== BLANK && !/^\d/.test(word));
  if (strange !== undefined) return wrong(table, cells, { code: 'no-number', text: strange });
  if (words.length > 2) return wrong(table, cells, { code: 'seat-count', have: words.length, need: 2 });
  if (words.length < 2 || words.includes(BLANK)) return { kind: 'typing', table, cells };
  return read(table, cells, words.join('-'));
}

function duelCells(text: string): readonly [string, string] | undefined {
  if (/^(1|1[-–:\s]0)$/.test(text)) return ['1', '0'];
  if (/^(0|0[-–:\s]1)$/.test(text)) return ['0', '1'];
  return /^(=|d|½|1\/2|½[-–:\s]½|1\/2[-–:\s]1\/2)$/i.test(text) ? ['½', '½'] : undefined;
}

/** “1”, “=”, and “1 (34)” with the number of moves (GR-14). */
function readDuel(typed: string, table: Table): Reading {
  const { text, moves } = splitMoves(typed);
  if (isForfeit(typed)) return read(table, [], typed);
  const cells = duelCells(text);
  if (!cells) return { kind: 'problem', table, cells: [], problem: { code: 'no-duel', text: typed } };
  const duel = cells[0] === '1' ? duels.first : cells[0] === '0' ? duels.second : duels.draw;
  return { kind: 'ready', table, cells, outcome: withMoves(duel, moves) };
}

function readSeats(text: string, table: Table, entryMode: EntryMode): Reading {
  const seats = table.seats.length;
  if (isForfeit(text)) return read(table, [], text);
  const pair = seats === 2 ? readOutcome(text, 2) : undefined;
  if (pair?.ok && !/\s/.test(text)) return readSeats(text.replace(/([\dx½])[-–—:]/i, '$1 '), table, entryMode);
  const bare = text.replace(/^(p|places)(\s+|$)/i, '');
  const words = bare.split(/\s+/).filter((word) => word !== '');
  const inPlaces = entryMode === 'places' || bare !== text;
  const written = (values: readonly string[]) => `${inPlaces ? 'places ' : ''}${values.join(' ')}`;
  const cells = cellsOf(words, table);
  if (words.length > seats) return wrong(table, cells, { code: 'seat-count', have: words.length, need: seats });
  const typed = words.filter((word) => word !== BLANK);
  if (typed.length === seats) return read(table, cells, written(typed));
  const soFar = readOutcome(written(typed), typed.length);
  return soFar.ok || typed.length === 0 ? { kind: 'typing', table, cells } : wrong(table, cells, soFar.error);
}

/** “kim 5 3” from Kim's side; “ana 50 bo 42” in any order. */
function readByName(typed: string, around: Surroundings): Reading {
  const { round, current, entryMode, names } = around;
  const groups = namedValues(typed);
  const [first, ...others] = groups;
  const found = findSeat([current], first?.name ?? '', names);
  const seat = found.kind === 'one' ? found : findSeat(round.tables, first?.name ?? '', names);
  if (seat.kind !== 'one') return unfound(current, [], seat, first?.name ?? '');
  const { table } = seat;
  if (!first || (first.value === '' && others.length === 0)) return { kind: 'jump', table, cells: [] };
  if (entryMode === 'pair' || entryMode === 'duel') {
    const result = readResult(
      entryMode === 'pair' ? apart(levelled(first.value), around.target) : first.value,
      table,
      entryMode,
    );
    const seated = seat.seat === 0 ? result : fromOtherSide(result);
    return around.turned?.(table) ? { ...seated, cells: seated.cells.toReversed() } : seated;
  }
  const cells = table.seats.map(() => '');
  for (const { name, value } of groups) {
    const one = findSeat([table], name, names);
    if (one.kind !== 'one') return unfound(table, cells, one, name);
    cells[one.seat] = value;
  }
  return readSeats(cells.map((cell) => cell || BLANK).join(' '), table, entryMode);
}

const unfound = (
  table: Table,
  cells: readonly string[],
  found: Exclude<ReturnType<typeof findSeat>, { kind: 'one' }>,
  text: string,
): Reading => ({
  kind: 'problem',
  table,
  cells,
  problem: found.kind === 'several' ? { code: 'several', players: found.players } : { code: 'nobody', text },
});

function namedValues(typed: string): { name: string; value: string }[] {
  const groups: { name: string; value: string }[] = [];
  for (const word of typed.split(/\s+/)) {
    const last = groups.at(-1);
    const isName = /^\p{L}/u.test(word) && !(last && /^(x|d|ff)$/i.test(word));
    if (!isName && last) last.value = `${last.value} ${word}`.trim();
    else if (last && last.value === '') last.name += ` ${word}`;
    else groups.push({ name: word, value: '' });
  }
  return groups;
}

/** “ana 5 3”: what Ana's side of the table says. */
function fromOtherSide(reading: Reading): Reading {
  const cells = reading.cells.toReversed();
  return reading.kind === 'ready'
    ? { ...reading, cells, outcome: turnedOutcome(reading.outcome) }
    : { ...reading, cells };
}
