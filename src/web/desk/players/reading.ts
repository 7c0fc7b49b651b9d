import type { NewPlayer } from '../../../engine/index.ts';

/** DK-7: a pasted list or a CSV file, and how its columns were read. */
export interface ReadList {
  readonly players: readonly NewPlayer[];
  readonly columns: readonly Column[];
  /** As the file calls its columns; none where it does not. */
  readonly headings: readonly string[];
  /** What stands in the columns, line by line. */
  readonly rows: readonly (readonly string[])[];
  /** Lines that hold no name. */
  readonly skipped: number;
}

export const meanings = ['name', 'rating', 'club', 'ignored'] as const;
export type Column = (typeof meanings)[number];

const headings: Readonly<Record<Exclude<Column, 'ignored'>, RegExp>> = {
  name: /^(name|player|spieler|nom|joueur|nombre|jugador)s?$/i,
  rating: /^(rating|elo|rtg|dwz|wertung|classement|puntos?)$/i,
  club: /^(club|team|verein|city|town|country|federation|fed)$/i,
};

const isNumber = (field: string): boolean => /^\d+([.,]\d+)?$/.test(field);

function separatorOf(lines: readonly string[]): string | undefined {
  return ['\t', ';', ','].find((mark) => lines.filter((line) => line.includes(mark)).length > lines.length / 2);
}

/** One line in fields; quotes hold separators together. */
function fieldsOf(line: string, separator: string): string[] {
  const fields: string[] = [];
  let field = '';
  let quoted = false;
  for (const letter of line) {
    if (letter === '"') quoted = !quoted;
    else if (letter === separator && !quoted) {
      fields.push(field.trim());
      field = '';
    } else field += letter;
  }
  fields.push(field.trim());
  return fields;
}

function columnsFromHeadings(fields: readonly string[]): Column[] | undefined {
  const columns = fields.map(
    (field): Column =>
      (Object.keys(headings) as (keyof typeof headings)[]).find((name) => headings[name].test(field)) ?? 'ignored',
  );
  return columns.includes('name') ? columns : undefined;
}

/** Without headings: the first column of words is the name, the first of numbers the rating, the next of words the club. */
function columnsFromContent(rows: readonly (readonly string[])[]): Column[] {
  const width = Math.max(...rows.map((row) => row.length));
  const taken = new Set<Column>();
  return Array.from({ length: width }, (_, at) => {
    const filled = rows.map((row) => row[at] ?? '').filter((field) => field !== '');
    const numbers = filled.length > 0 && filled.every(isNumber);
    // A first column of numbers is a numbering.
    const guess: Column = numbers ? (at === 0 ? 'ignored' : 'rating') : taken.has('name') ? 'club' : 'name';
    if (filled.length === 0 || taken.has(guess)) return 'ignored';
    taken.add(guess);
    return guess;
  });
}

/** «Kim Larsen 1520», «Kim Larsen (Oslo)», «3. Kim Larsen»: what people paste when there are no columns. */
function fromPlainLine(line: string): NewPlayer {
  const [, , rest = ''] = /^(\d+[.)]\s+)?(.*)$/.exec(line.trim()) ?? [];
  const [, beforeRating = rest, rating] = /^(.*\S)\s+(\d{3,4})$/.exec(rest) ?? [];
  const [, name = beforeRating, club] = /^(.*\S)\s*\(([^()]+)\)$/.exec(beforeRating) ?? [];
  return player(name, rating, club);
}

function player(name: string, rating: string | undefined, club: string | undefined): NewPlayer {
  return {
    name: name.trim(),
    ...(rating !== undefined && isNumber(rating) && { rating: Number(rating.replace(',', '.')) }),
    ...(club?.trim() && { club: club.trim() }),
  };
}

/** `chosen`: what the columns mean where the reader knows better. */
export function readPlayers(text: string, chosen: ReadonlyMap<number, Column> = new Map()): ReadList {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  const separator = separatorOf(lines);
  if (separator === undefined) {
    const players = lines.map(fromPlainLine).filter(({ name }) => name !== '');
    return { players, columns: ['name'], headings: [], rows: [], skipped: lines.length - players.length };
  }
  const all = lines.map((line) => fieldsOf(line, separator));
  const headed = columnsFromHeadings(all[0] ?? []);
  const rows = headed ? all.slice(1) : all;
  const columns = withChoices(headed ?? columnsFromContent(all), chosen);
  const at = (row: readonly string[], column: Column) => {
    const index = columns.indexOf(column);
    return index < 0 ? undefined : row[index];
  };
  const players = rows
    .map((row) => player(at(row, 'name') ?? '', at(row, 'rating'), at(row, 'club')))
    .filter(({ name }) => name !== '');
  return { players, columns, headings: headed ? (all[0] ?? []) : [], rows, skipped: rows.length - players.length };
}

/** A meaning that is given to one column is taken from the other that had it. */
function withChoices(read: readonly Column[], chosen: ReadonlyMap<number, Column>): Column[] {
  const taken: ReadonlySet<Column> = new Set([...chosen.values()].filter((meaning) => meaning !== 'ignored'));
  return read.map((meaning, at) => chosen.get(at) ?? (taken.has(meaning) ? 'ignored' : meaning));
}
