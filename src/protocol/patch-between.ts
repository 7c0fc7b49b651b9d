import { type FieldsPatch, isObject, type Row, type RowsPatch } from './patch.ts';

/** By which of their fields rows may be known, the most telling first. */
const NAMES = ['id', 'player', 'match', 'table', 'round', 'number', 'group', 'name'] as const;

/** Fewer rows are not worth a run of their own. */
const SHORTEST_RUN = 3;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** What makes one document out of another; undefined when they are the same. */
export function patchBetween(before: Row, after: Row): FieldsPatch | undefined {
  const set: Record<string, unknown> = {};
  const within: Record<string, FieldsPatch | RowsPatch> = {};
  const drop = Object.keys(before).filter((name) => before[name] !== undefined && after[name] === undefined);
  for (const [name, value] of Object.entries(after)) {
    if (value === undefined) continue;
    const change = changeOf(before[name], value);
    if (change === 'replaced') set[name] = value;
    else if (change !== undefined) within[name] = change;
  }
  const patch = { ...some('set', set), ...(drop.length > 0 && { drop }), ...some('in', within) };
  return Object.keys(patch).length > 0 ? patch : undefined;
}

const some = <Name extends string, T extends object>(name: Name, value: T) =>
  (Object.keys(value).length > 0 ? { [name]: value } : {}) as Partial<Record<Name, T>>;

function changeOf(before: unknown, after: unknown): FieldsPatch | RowsPatch | 'replaced' | undefined {
  if (before === after) return undefined;
  if (isObject(before) && isObject(after)) return patchBetween(before, after);
  if (!Array.isArray(before) || !Array.isArray(after)) return 'replaced';
  if (before.length === 0 && after.length === 0) return undefined;
  const by = nameOfRows(before, after);
  if (by !== undefined) return rowsBetween(by, before, after);
  const same = before.length === after.length && after.every((one, at) => changeOf(before[at], one) === undefined);
  return same ? undefined : 'replaced';
}

function nameOfRows(before: readonly unknown[], after: readonly unknown[]): string | undefined {
  if (before.length === 0 || after.length === 0) return undefined;
  return NAMES.find((name) => namesAll(before, name) && namesAll(after, name));
}

function namesAll(rows: readonly unknown[], name: string): boolean {
  const values = new Set<string>();
  for (const row of rows) {
    const value = isObject(row) ? row[name] : undefined;
    if (typeof value !== 'string' && typeof value !== 'number') return false;
    values.add(String(value));
  }
  return values.size === rows.length;
}

function rowsBetween(by: string, before: readonly Row[], after: readonly Row[]): RowsPatch | undefined {
  const nameOf = (row: Row): string => String(row[by]);
  const old = new Map(before.map((row, at) => [nameOf(row), { row, at }]));
  const names = after.map(nameOf);
  const kept = new Set(names);
  const drop = before.map(nameOf).filter((name) => !kept.has(name));
  const add = after.filter((row) => !old.has(nameOf(row)));
  const staying = longestRising(names.flatMap((name, place) => ({ place, was: old.get(name)?.at ?? -1 })));
  const order = names.flatMap((name, place) => (staying.has(place) ? [] : [[name, names[place - 1] ?? null] as const]));
  const changes = after.map((row) => {
    const was = old.get(nameOf(row));
    return was && patchBetween(was.row, row);
  });
  const shift = runsIn(
    after.map((row) => old.get(nameOf(row))?.row),
    changes,
  );
  const rows = Object.fromEntries(changes.flatMap((change, at) => (change ? [[names[at] ?? '', change]] : [])));
  const patch = {
    ...(drop.length > 0 && { drop }),
    ...some('rows', rows),
    ...(add.length > 0 && { add }),
    ...(order.length > 0 && { order }),
    ...(shift.length > 0 && { shift }),
  };
  return Object.keys(patch).length > 0 ? { by, ...patch } : undefined;
}

/** The most rows that keep their order among themselves: only the others have moved. Their places; new rows are none of them. */
function longestRising(rows: readonly { readonly place: number; readonly was: number }[]): ReadonlySet<number> {
  type Link = { readonly place: number; readonly was: number; readonly before: Link | undefined };
  const tails: Link[] = [];
  for (const { place, was } of rows) {
    if (was < 0) continue;
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tails[middle]?.was ?? 0) < was) low = middle + 1;
      else high = middle;
    }
    tails[low] = { place, was, before: tails[low - 1] };
  }
  const places = new Set<number>();
  for (let link = tails.at(-1); link; link = link.before) places.add(link.place);
  return places;
}

/** Takes runs of rows whose number moved by the same amount out of the changes, and says them as one. */
function runsIn(
  before: readonly (Row | undefined)[],
  changes: (FieldsPatch | undefined)[],
): NonNullable<RowsPatch['shift']> {
  const by = (field: string, at: number): number | undefined => {
    const [was, is] = [before[at]?.[field], changes[at]?.set?.[field]];
    return Number.isSafeInteger(was) && Number.isSafeInteger(is) ? Number(is) - Number(was) : undefined;
  };
  const fields = new Set(changes.flatMap((change) => Object.keys(change?.set ?? {})));
  const shift: [string, number, number, number][] = [];
  for (const field of fields) {
    for (let first = 0; first < changes.length; ) {
      const amount = by(field, first);
      let end = first + 1;
      while (amount !== undefined && end < changes.length && by(field, end) === amount) end++;
      if (amount !== undefined && end - first >= SHORTEST_RUN) {
        shift.push([field, first, end - 1, amount]);
        for (let at = first; at < end; at++) changes[at] = without(changes[at], field);
      }
      first = end;
    }
  }
  return shift;
}

function without(change: FieldsPatch | undefined, field: string): FieldsPatch | undefined {
  const { [field]: _, ...set } = change?.set ?? {};
  const rest: Mutable<FieldsPatch> = { ...change, set };
  if (Object.keys(set).length === 0) delete rest.set;
  return Object.keys(rest).length > 0 ? rest : undefined;
}
