/** What changed in a document, instead of the whole document. Lists whose rows have a name of their own are patched row by row. */

/** Fields of an object: replaced, left out, or changed within. */
export interface FieldsPatch {
  readonly set?: Readonly<Record<string, unknown>>;
  readonly drop?: readonly string[];
  readonly in?: Readonly<Record<string, FieldsPatch | RowsPatch>>;
}

/** A list of rows. Applied in this order: `drop`, `rows`, `add` and `order`, `shift`. */
export interface RowsPatch {
  /** The field by whose value a row is known. */
  readonly by: string;
  readonly drop?: readonly string[];
  readonly rows?: Readonly<Record<string, FieldsPatch>>;
  readonly add?: readonly Row[];
  /** Rows that moved or are new, each with the one it now follows (null: it is the first), from the top down. */
  readonly order?: readonly (readonly [row: string, follows: string | null])[];
  /** Rows from one position to another, both included, whose number at this path, if they have one, rises by this much. */
  readonly shift?: readonly (readonly [path: Path, first: number, last: number, by: number])[];
}

/** Field by field; in a list, by which field its rows are known and the row's name. */
export type Path = readonly (string | readonly [by: string, row: string])[];

export type Row = Readonly<Record<string, unknown>>;

/** A patch that was made for another document than this one. */
export class PatchMisfit extends Error {
  override readonly name = 'PatchMisfit';
}

export const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What did not change stays the very same object, so that a page redraws only the rest. */
export function patched<T>(document: T, patch: FieldsPatch): T {
  if (!isObject(document)) throw new PatchMisfit('no object');
  const fields: Record<string, unknown> = { ...document, ...patch.set };
  for (const name of patch.drop ?? []) delete fields[name];
  for (const [name, within] of Object.entries(patch.in ?? {})) {
    const value = fields[name];
    fields[name] = 'by' in within ? patchedRows(value, within) : patched(value, within);
  }
  // The server has made it from two documents of this type.
  return fields as T;
}

function patchedRows(list: unknown, patch: RowsPatch): readonly Row[] {
  if (!Array.isArray(list)) throw new PatchMisfit('no list');
  const nameOf = (row: Row): string => String(row[patch.by]);
  const rows = new Map<string, Row>(list.map((row: Row) => [nameOf(row), row]));
  for (const name of patch.drop ?? []) if (!rows.delete(name)) throw new PatchMisfit(`no row ${name}`);
  for (const [name, within] of Object.entries(patch.rows ?? {})) rows.set(name, patched(rowIn(rows, name), within));
  for (const row of patch.add ?? []) rows.set(nameOf(row), row);
  return shifted(ordered(rows, patch.order ?? []), patch.shift ?? []);
}

function rowIn(rows: ReadonlyMap<string, Row>, name: string): Row {
  const row = rows.get(name);
  if (!row) throw new PatchMisfit(`no row ${name}`);
  return row;
}

function ordered(rows: ReadonlyMap<string, Row>, order: NonNullable<RowsPatch['order']>): Row[] {
  const moved = new Set(order.map(([name]) => name));
  const following = new Map<string | null, string>(order.map(([name, follows]) => [follows, name]));
  const result: Row[] = [];
  const putFollowing = (name: string | null) => {
    for (let next = following.get(name); next !== undefined; next = following.get(next)) result.push(rowIn(rows, next));
  };
  putFollowing(null);
  for (const [name, row] of rows) {
    if (moved.has(name)) continue;
    result.push(row);
    putFollowing(name);
  }
  if (result.length !== rows.size) throw new PatchMisfit('no such order');
  return result;
}

function shifted(rows: Row[], shifts: NonNullable<RowsPatch['shift']>): readonly Row[] {
  for (const [path, first, last, by] of shifts) {
    for (let at = first; at <= last; at++) {
      const row = rows[at];
      if (row === undefined) throw new PatchMisfit('no such position');
      if (valueAt(row, path) !== undefined) rows[at] = raised(row, path, by) as Row;
    }
  }
  return rows;
}

/** What is in a place; undefined when there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, step) => {
    if (typeof step === 'string') return isObject(at) ? at[step] : undefined;
    return Array.isArray(at) ? at.find((row) => isRow(row, step)) : undefined;
  }, value);
}

const isRow = (row: unknown, [by, name]: readonly [by: string, name: string]): boolean =>
  isObject(row) && String(row[by]) === name;

function raised(value: unknown, [step, ...rest]: Path, by: number): unknown {
  if (step === undefined) {
    if (typeof value !== 'number') throw new PatchMisfit('no number');
    return value + by;
  }
  if (typeof step === 'string') return isObject(value) ? { ...value, [step]: raised(value[step], rest, by) } : value;
  return Array.isArray(value) ? value.map((row) => (isRow(row, step) ? raised(row, rest, by) : row)) : value;
}
