import { type NewPlayer, readNumber } from '../../engine/index.ts';
import {
  columnsFromContent,
  columnsFromHeadings,
  headingsKnown,
  isContact,
  isNumber,
  type Meaning,
  noRating,
} from './columns.ts';
import { type FixedList, readFideList, readTrf } from './fixed-width.ts';
import { readLine, spacedNumbersRate } from './lines.ts';
import { type Row, rowsOf, type Separator, separators, usualSeparator } from './table.ts';

/** DK-7, DK-30: one reader for player lists, for the pages, the command line and the API. */

export interface ListProblem {
  readonly code: 'no-name' | 'bad-rating' | 'too-long' | 'twice' | 'here-already' | 'contact' | 'open-quote';
  /** Of the list, from 1. */
  readonly line: number;
  readonly text: string;
}

interface ReadColumn {
  /** Its place in the list, from 0. */
  readonly at: number;
  /** As the list calls it; empty where it does not. */
  readonly heading: string;
  readonly meaning: Meaning;
  readonly sample: readonly string[];
}

export interface PlayerList {
  readonly players: readonly NewPlayer[];
  /** None where each line was read by itself. */
  readonly columns: readonly ReadColumn[];
  /** What stands in the columns. */
  readonly rows: readonly Row[];
  /** What was not understood, and what was left out. */
  readonly problems: readonly ListProblem[];
  /** Lines that are not about anyone: comments, and what stands above the headings. */
  readonly skipped: number;
}

export interface Reading {
  /** What columns mean where the reader knows better. */
  readonly chosen?: ReadonlyMap<number, Meaning>;
  /** Who is in the tournament already. */
  readonly known?: Iterable<Pick<NewPlayer, 'name' | 'club'>>;
}

const MAX_NAME = 80;
const MAX_RATING = 10_000;
const SAMPLE = 3;
/** Other programs write some lines about the event before the headings. */
const HEAD_LINES = 20;

const isComment = (line: string): boolean => /^\s*(#(?!\s*[;,\t])|\/\/)/.test(line);

export function readPlayerList(text: string, reading: Reading = {}): PlayerList {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const lines = plain.split('\n');
  const fixed = readTrf(lines) ?? readFideList(lines);
  if (fixed) return fromFixed(fixed, reading);
  const filled = lines.filter((line) => line.trim() !== '' && !isComment(line));
  const comments = lines.filter((line) => line.trim() !== '' && isComment(line)).length;
  const table = tableIn(plain, filled);
  if (table) return fromTable(table, reading, comments);
  return fromLines(lines, filled, reading, comments);
}

interface Table {
  readonly headings?: readonly string[];
  readonly columns: readonly Meaning[];
  readonly rows: readonly Row[];
  /** Rows above the headings. */
  readonly above: number;
  readonly open: boolean;
}

/** With headings it is a table whatever separates it; without, where the same mark cuts every line into as many parts. */
function tableIn(text: string, filled: readonly string[]): Table | undefined {
  const tables = separators.flatMap((separator) => headedTable(text, separator) ?? []);
  const [headed] = tables.toSorted((a, b) => headingsKnown(b.headings ?? []) - headingsKnown(a.headings ?? []));
  if (headed) return headed;
  const separator = usualSeparator(filled);
  if (separator === undefined) return undefined;
  const { rows, open } = rowsOf(withoutComments(text), separator);
  const columns = columnsFromContent(rows.map(({ cells }) => cells));
  const even = rows.every(({ cells }) => cells.length === rows[0]?.cells.length);
  // With commas alone “Ruiz, Ana, 1850” is a name and a rating: then each line is read by itself.
  const quoted = filled.every((line) => line.trim().startsWith('"'));
  if (
    separator === ',' &&
    !(quoted || (even && columns.filter((one) => one === 'name' || one === 'club').length < 2))
  ) {
    return undefined;
  }
  return { columns, rows, above: 0, open };
}

/** As many line breaks as before, so that problems name the right line. */
const withoutComments = (text: string): string =>
  text
    .split('\n')
    .map((line) => (isComment(line) ? '' : line))
    .join('\n');

function headedTable(text: string, separator: Separator): Table | undefined {
  const { rows, open } = rowsOf(withoutComments(text), separator);
  for (const [at, row] of rows.slice(0, HEAD_LINES).entries()) {
    const below = rows.slice(at + 1);
    const columns = columnsFromHeadings(
      row.cells,
      below.map(({ cells }) => cells),
    );
    const wide = row.cells.length > 1 && headingsKnown(row.cells) > 1;
    if (columns && (wide || (at === 0 && row.cells.length === 1 && /^names?$/i.test(row.cells[0] ?? '')))) {
      return { headings: row.cells, columns, rows: below, above: at, open };
    }
  }
  return undefined;
}

const fromFixed = (list: FixedList, reading: Reading): PlayerList =>
  fromTable(
    {
      headings: list.headings,
      columns: columnsFromHeadings(list.headings) ?? [],
      rows: list.rows,
      above: list.others,
      open: false,
    },
    reading,
    0,
  );

function fromTable(table: Table, { chosen = new Map(), known = [] }: Reading, comments: number): PlayerList {
  const meanings = withChoices(table.columns, chosen);
  const intake = new Intake(known);
  for (const { line, cells } of table.rows) {
    const cell = (meaning: Meaning): string => {
      const found = cells[meanings.indexOf(meaning)] ?? '';
      // DK-30: whatever a column is taken for, contact data is not imported.
      return isContact(found) && meaning !== 'rating' ? '' : found;
    };
    const name = cell('name') || [cell('first'), cell('last')].filter((part) => part !== '').join(' ');
    intake.take({
      line,
      text: cells.filter((one) => one !== '').join(' · '),
      name,
      rating: cell('rating'),
      club: cell('club'),
    });
  }
  if (table.open) intake.problems.push({ code: 'open-quote', line: table.rows.at(-1)?.line ?? 1, text: '"' });
  const columns = meanings.map((meaning, at) => ({
    at,
    heading: table.headings?.[at] ?? '',
    meaning,
    sample: table.rows.flatMap(({ cells }) => cells[at] || []).slice(0, SAMPLE),
  }));
  return {
    players: intake.players,
    columns,
    rows: table.rows,
    problems: intake.problems,
    skipped: table.above + comments,
  };
}

function fromLines(
  lines: readonly string[],
  filled: readonly string[],
  { known = [] }: Reading,
  comments: number,
): PlayerList {
  const rate = spacedNumbersRate(filled);
  const intake = new Intake(known);
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '' || isComment(line)) continue;
    const { player, contact } = readLine(line, rate);
    intake.take({
      line: at + 1,
      text: line.trim(),
      name: player.name,
      rating: player.rating?.toString() ?? '',
      club: player.club ?? '',
    });
    if (contact) intake.problems.push({ code: 'contact', line: at + 1, text: player.name });
  }
  return { players: intake.players, columns: [], rows: [], problems: intake.problems, skipped: comments };
}

/** A meaning that is given to one column is taken from the other that had it. */
function withChoices(read: readonly Meaning[], chosen: ReadonlyMap<number, Meaning>): Meaning[] {
  const taken: ReadonlySet<Meaning> = new Set([...chosen.values()].filter((meaning) => meaning !== 'ignored'));
  return read.map(
    (meaning, at) => chosen.get(at) ?? (taken.has(meaning) && meaning !== 'contact' ? 'ignored' : meaning),
  );
}

interface Found {
  readonly line: number;
  readonly text: string;
  readonly name: string;
  readonly rating: string;
  readonly club: string;
}

/** Takes what can be a player, and says of all else why not. */
class Intake {
  readonly players: NewPlayer[] = [];
  readonly problems: ListProblem[] = [];
  readonly #here: ReadonlySet<string>;
  readonly #taken = new Set<string>();

  constructor(known: Iterable<Pick<NewPlayer, 'name' | 'club'>>) {
    this.#here = new Set([...known].map(toldApartBy));
  }

  take(found: Found): void {
    const { line, rating } = found;
    const [name, club] = [oneLine(found.name), oneLine(found.club)];
    const player = { name, ...(club !== '' && { club }) };
    const fault = this.#faultOf(player, found);
    if (fault) {
      this.problems.push({ ...fault, line });
      return;
    }
    this.#taken.add(toldApartBy(player));
    this.players.push({ ...player, ...(!noRating.test(rating) && { rating: readNumber(rating) ?? 0 }) });
  }

  #faultOf(player: NewPlayer, { text, rating }: Found): Pick<ListProblem, 'code' | 'text'> | undefined {
    const { name, club = '' } = player;
    if (!/[\p{L}\p{N}\p{Emoji_Presentation}]/u.test(name) || isContact(name)) return { code: 'no-name', text };
    if ([...name].length > MAX_NAME || [...club].length > MAX_NAME) return { code: 'too-long', text: name };
    const readable = isNumber(rating) && (readNumber(rating) ?? 0) <= MAX_RATING;
    if (!readable && !noRating.test(rating)) return { code: 'bad-rating', text: rating };
    if (this.#here.has(toldApartBy(player))) return { code: 'here-already', text: name };
    return this.#taken.has(toldApartBy(player)) ? { code: 'twice', text: name } : undefined;
  }
}

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** DK-7: two equal names are distinguished by club. */
const toldApartBy = ({ name, club = '' }: Pick<NewPlayer, 'name' | 'club'>): string =>
  `${name.trim().toLowerCase()}\n${club.trim().toLowerCase()}`;
