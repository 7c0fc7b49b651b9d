import { parse } from 'csv-parse/sync';
import { fail, type NewPlayer, ok, type Result } from '../engine/index.ts';

/** DK-7: one name a line with an optional rating, or CSV with a header; and how the columns were read. */
export interface PlayerList {
  readonly players: readonly NewPlayer[];
  /** The header's words as they were understood, where there was a header. */
  readonly columns?: Readonly<Partial<Record<Column, string>>>;
}

type Column = 'name' | 'firstName' | 'rating' | 'club';

const headings: Readonly<Record<Column, RegExp>> = {
  name: /^(name|player|last ?name|surname|spieler(in)?|nachname|nom|nombre|jugador(a)?|apellidos?)$/i,
  firstName: /^(first ?name|given ?name|vorname|prénom|prenom)$/i,
  rating: /^(rating|elo|dwz|rtg|wertung(szahl)?|classement|puntuación)$/i,
  club: /^(club|team|verein|mannschaft|équipe|equipe|equipo|family|school)$/i,
};

const numeric = /^[-+]?\d+(?:\.\d+)?$/;

const rows = (text: string, delimiter: string): string[][] =>
  parse(text, { delimiter, relax_column_count: true, skip_empty_lines: true, trim: true, relax_quotes: true });

/** The header's delimiter is the one that cuts it into the most words that we know. */
function headerOf(line: string): { readonly delimiter: string; readonly columns: Map<Column, number> } | undefined {
  let best: { delimiter: string; columns: Map<Column, number> } | undefined;
  for (const delimiter of [',', ';', '\t']) {
    const [words = []] = rows(line, delimiter);
    const columns = new Map<Column, number>();
    for (const [at, word] of words.entries()) {
      const column = (Object.keys(headings) as Column[]).find(
        (name) => headings[name].test(word) && !columns.has(name),
      );
      if (column) columns.set(column, at);
    }
    if (columns.has('name') && columns.size > (best?.columns.size ?? 0)) best = { delimiter, columns };
  }
  return best;
}

/** «Ruiz, Ana, 1850»: only a last field that is a number is the rating. */
function readLine(line: string): NewPlayer {
  const quoted = line.startsWith('"');
  const fields = quoted ? (rows(line, ',')[0] ?? []) : line.split(/[,\t]/).map((field) => field.trim());
  const last = fields.at(-1) ?? '';
  const rated = fields.length > 1 && numeric.test(last);
  const names = rated ? fields.slice(0, -1) : fields;
  return { name: names.filter((name) => name !== '').join(', '), ...(rated && { rating: Number(last) }) };
}

export type ListProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'not-csv'; readonly detail: string }
  | { readonly code: 'bad-rating'; readonly line: number; readonly text: string }
  | { readonly code: 'no-name'; readonly line: number };

export function readPlayerList(text: string): Result<PlayerList, ListProblem> {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const lines = plain.split('\n').filter((line) => line.trim() !== '');
  const [first] = lines;
  if (first === undefined) return fail({ code: 'empty' });
  try {
    const header = headerOf(first);
    if (header) return readTable(rows(plain, header.delimiter), header.columns);
    return ok({ players: lines.map((line) => readLine(line.trim())) });
  } catch (error) {
    return fail({ code: 'not-csv', detail: error instanceof Error ? error.message : String(error) });
  }
}

function readTable(table: readonly string[][], columns: ReadonlyMap<Column, number>): Result<PlayerList, ListProblem> {
  const [header = [], ...body] = table;
  const players: NewPlayer[] = [];
  for (const [at, row] of body.entries()) {
    const cell = (column: Column) => row[columns.get(column) ?? -1]?.trim() ?? '';
    const name = [cell('firstName'), cell('name')].filter((part) => part !== '').join(' ');
    if (name === '') return fail({ code: 'no-name', line: at + 2 });
    const rating = cell('rating');
    if (rating !== '' && !numeric.test(rating)) return fail({ code: 'bad-rating', line: at + 2, text: rating });
    players.push({
      name,
      ...(rating !== '' && { rating: Number(rating) }),
      ...(cell('club') !== '' && { club: cell('club') }),
    });
  }
  if (players.length === 0) return fail({ code: 'empty' });
  const understood = Object.fromEntries([...columns].map(([column, at]) => [column, header[at] ?? '']));
  return ok({ players, columns: understood });
}
