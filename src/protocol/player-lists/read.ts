import { type NewPlayer, readNumber } from '../../engine/index.ts';
import {
  asksForName,
  columnsFromHeadings,
  headingsKnown,
  isContact,
  isNumber,
  type Meaning,
  noRating,
} from './columns.ts';
import { isTyped, readContent } from './content.ts';
import { type FixedList, readFideList, readTrf } from './fixed-width.ts';
import { readLine, spacedNumbersRate } from './lines.ts';
import { MAX_COLUMNS, type Row, type Rows, rowsOf, separators, usualSeparator } from './table.ts';
import { isSpreadsheetText } from './text.ts';

/** DK-7, DK-30: one reader for player lists, for the pages, the command line and the API. */

/** What is wrong with the list as a whole: nobody is read from it. */
type WholeListCode = 'no-name-column' | 'too-many-columns' | 'too-many-lines' | 'spreadsheet';

export interface ListProblem {
  readonly code:
    | WholeListCode
    | 'no-name'
    | 'bad-rating'
    | 'too-long'
    | 'twice'
    | 'here-already'
    | 'contact'
    | 'open-quote';
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
  /** Each line was read by itself, but its commas could be taken for columns. */
  readonly separable?: true;
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
  /** Commas separate columns, even if the lines look typed. */
  readonly inColumns?: boolean;
  /** Who is in the tournament already. */
  readonly known?: Iterable<Pick<NewPlayer, 'name' | 'club'>>;
}

const MAX_NAME = 80;
const MAX_RATING = 10_000;
const SAMPLE = 3;
/** A tournament has no more players. */
const MAX_LINES = 20_000;
/** Of a line that is quoted in a problem. */
const MAX_QUOTED = 120;
/** Other programs write some lines about the event before the headings. */
const HEAD_LINES = 20;

const isComment = (line: string): boolean => /^\s*(#(?!\s*[;,\t])|\/\/)/.test(line);

export function readPlayerList(text: string, reading: Reading = {}): PlayerList {
  if (isSpreadsheetText(text)) return refused({ code: 'spreadsheet', line: 1, text: '' });
  const plain = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trimEnd();
  const lines = plain.split('\n');
  if (lines.length > MAX_LINES) return refused({ code: 'too-many-lines', line: MAX_LINES + 1, text: `${MAX_LINES}` });
  const fixed = readTrf(lines) ?? readFideList(lines);
  if (fixed) return fromFixed(fixed, reading);
  const filled = lines.filter((line) => line.trim() !== '' && !isComment(line));
  const comments = lines.filter((line) => line.trim() !== '' && isComment(line)).length;
  const table = tableIn(withoutComments(lines), filled, reading.inColumns);
  if (table && 'tooWide' in table) {
    return refused({ code: 'too-many-columns', line: table.tooWide, text: `${MAX_COLUMNS}` });
  }
  if (table) return fromTable(table, reading, comments);
  return fromLines(lines, filled, reading, comments);
}

const refused = (problem: ListProblem): PlayerList => ({
  players: [],
  columns: [],
  rows: [],
  problems: [problem],
  skipped: 0,
});

interface Table {
  readonly headings?: readonly string[];
  readonly columns: readonly Meaning[];
  readonly rows: readonly Row[];
  /** Rows above the headings. */
  readonly above: number;
  readonly open: boolean;
}

/** With headings it is a table whatever separates it; without, where the same mark cuts every line into as many parts. */
function tableIn(
  text: string,
  filled: readonly string[],
  inColumns = false,
): Table | { readonly tooWide: number } | undefined {
  const cut = new Map(separators.map((separator) => [separator, rowsOf(text, separator)]));
  const tables = [...cut.values()].flatMap((rows) => headedTable(rows) ?? []);
  const [headed] = tables.toSorted((a, b) => headingsKnown(b.headings ?? []) - headingsKnown(a.headings ?? []));
  if (headed) return headed;
  const separator = usualSeparator(filled);
  const found = separator && cut.get(separator);
  if (!found) return undefined;
  const { rows, open, tooWide } = found;
  if (tooWide !== undefined) return { tooWide };
  const content = readContent(rows, separator);
  const inQuotes = filled.every((line) => line.trim().startsWith('"'));
  if (separator === ',' && !inQuotes && !inColumns && isTyped(rows, content)) return undefined;
  const [first, ...below] = rows;
  const table = { columns: content.meanings, above: 0, open };
  return content.headed && first ? { ...table, headings: first.cells, rows: below } : { ...table, rows };
}

/** As many line breaks as before, so that problems name the right line. */
const withoutComments = (lines: readonly string[]): string =>
  lines.map((line) => (isComment(line) ? '' : line)).join('\n');

function headedTable({ rows, open }: Rows): Table | undefined {
  for (const [at, row] of rows.slice(0, HEAD_LINES).entries()) {
    const { cells } = row;
    const wide = cells.length > 1 && (headingsKnown(cells) > 1 || (at === 0 && asksForName(cells)));
    const narrow = at === 0 && cells.length === 1 && /^names?$/i.test(cells[0] ?? '');
    if (!wide && !narrow) continue;
    const below = rows.slice(at + 1);
    const columns = columnsFromHeadings(
      cells,
      below.map((one) => one.cells),
    );
    if (columns) return { headings: cells, columns, rows: below, above: at, open };
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
  const named = meanings.some((meaning) => meaning === 'name' || meaning === 'first' || meaning === 'last');
  if (!named) intake.problems.push({ code: 'no-name-column', line: 1, text: seenIn(table) });
  const rows = withoutFooter(table.rows, meanings);
  for (const { line, cells } of named ? rows : []) {
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
    skipped: table.above + comments + table.rows.length - rows.length,
  };
}

/** Other programs write some words about the table below it: in the first cell alone, where there are no names. */
function withoutFooter(rows: readonly Row[], meanings: readonly Meaning[]): readonly Row[] {
  const isWords = ({ cells }: Row) => cells[0] !== '' && cells.slice(1).every((cell) => cell === '');
  const nameless = meanings[0] === 'ignored';
  return nameless ? rows.slice(0, rows.findLastIndex((row) => !isWords(row)) + 1) : rows;
}

/** “Datum”, “Wer spielt”: as the list calls its columns, or what stands first in them. */
const seenIn = ({ headings, rows }: Table): string =>
  quoted((headings ?? rows[0]?.cells ?? []).filter((cell) => cell !== '').join(' · '));

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
  return {
    players: intake.players,
    columns: [],
    ...(usualSeparator(filled) && { separable: true }),
    rows: [],
    problems: intake.problems,
    skipped: comments,
  };
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
      this.problems.push({ code: fault.code, text: quoted(fault.text), line });
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

const quoted = (text: string): string => (text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text);

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** DK-7: two equal names are distinguished by club. */
const toldApartBy = ({ name, club = '' }: Pick<NewPlayer, 'name' | 'club'>): string =>
  `${name.trim().toLowerCase()}\n${club.trim().toLowerCase()}`;
