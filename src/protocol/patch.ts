/** What changed in a document, instead of the whole document. Lists whose rows have a name of their own are patched row by row. */

/** Fields of an object: replaced, left out, or changed within. */
export interface FieldsPatch {
  readonly set?: Readonly<Record<string, unknown>>;
  readonly drop?: readonly string[];
  readonly in?: Readonly<Record<string, FieldsPatch | RowsPatch>>;
}

/** A list of rows. Applied in this order: `removed`, `updated`, `added`, `order`. */
export interface RowsPatch {
  /** The field whose value identifies a row. */
  readonly by: string;
  readonly removed?: readonly string[];
  readonly updated?: Readonly<Record<string, FieldsPatch>>;
  readonly added?: readonly Row[];
  /** Rows that moved or are new, each with the one it now follows (null: it is the first), from the top down. */
  readonly order?: readonly (readonly [row: string, follows: string | null])[];
}

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
  for (const name of patch.removed ?? []) if (!rows.delete(name)) throw new PatchMisfit(`no row ${name}`);
  for (const [name, within] of Object.entries(patch.updated ?? {})) rows.set(name, patched(rowIn(rows, name), within));
  for (const row of patch.added ?? []) rows.set(nameOf(row), row);
  return ordered(rows, patch.order ?? []);
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
