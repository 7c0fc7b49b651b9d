import { isSame } from '../kit/index.ts';
import { type FieldsPatch, isObject, type Row, type RowsPatch } from './patch.ts';

/** The fields that may identify a row, the most telling first. */
const KEYS = ['id', 'player', 'match', 'table', 'round', 'number', 'group', 'name', 'code'] as const;

/** What turns one document into another; undefined when they are equal. */
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
  const patch = {
    ...(hasFields(set) && { set }),
    ...(drop.length > 0 && { drop }),
    ...(hasFields(within) && { in: within }),
  };
  return hasFields(patch) ? patch : undefined;
}

function changeOf(before: unknown, after: unknown): FieldsPatch | RowsPatch | 'replaced' | undefined {
  if (isSame(before, after)) return undefined;
  if (isObject(before) && isObject(after)) return patchBetween(before, after);
  if (!Array.isArray(before) || !Array.isArray(after)) return 'replaced';
  const by = keyOf(before, after);
  return by === undefined ? 'replaced' : rowsBetween(by, before, after);
}

function keyOf(before: readonly unknown[], after: readonly unknown[]): string | undefined {
  if (before.length === 0 || after.length === 0) return undefined;
  return KEYS.find((key) => identifies(before, key) && identifies(after, key));
}

function identifies(rows: readonly unknown[], key: string): boolean {
  const values = new Set<string>();
  for (const row of rows) {
    const value = isObject(row) ? row[key] : undefined;
    if (typeof value !== 'string' && typeof value !== 'number') return false;
    values.add(String(value));
  }
  return values.size === rows.length;
}

function rowsBetween(by: string, before: readonly Row[], after: readonly Row[]): RowsPatch | undefined {
  const nameOf = (row: Row): string => String(row[by]);
  const old = new Map(before.map((row, index) => [nameOf(row), { row, index }]));
  const names = after.map(nameOf);
  const present = new Set(names);
  const removed = before.map(nameOf).filter((name) => !present.has(name));
  const added = after.filter((row) => !old.has(nameOf(row)));
  const updated: Record<string, FieldsPatch> = {};
  for (const row of after) {
    const was = old.get(nameOf(row))?.row;
    const patch = was && was !== row ? patchBetween(was, row) : undefined;
    if (patch) updated[nameOf(row)] = patch;
  }
  const staying = longestRising(names.map((name) => old.get(name)?.index));
  const order = names.flatMap((name, index) => (staying.has(index) ? [] : [[name, names[index - 1] ?? null] as const]));
  const patch = {
    ...(removed.length > 0 && { removed }),
    ...(hasFields(updated) && { updated }),
    ...(added.length > 0 && { added }),
    ...(order.length > 0 && { order }),
  };
  return hasFields(patch) ? { by, ...patch } : undefined;
}

function hasFields(object: object): boolean {
  for (const _ in object) return true;
  return false;
}

/** Which indices belong to the most numbers that rise from left to right: rows that kept their order, so only the others moved. */
function longestRising(numbers: readonly (number | undefined)[]): ReadonlySet<number> {
  type Link = { readonly index: number; readonly value: number; readonly before: Link | undefined };
  const tails: Link[] = [];
  for (const [index, value] of numbers.entries()) {
    if (value === undefined) continue;
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tails[middle]?.value ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    tails[low] = { index, value, before: tails[low - 1] };
  }
  const indices = new Set<number>();
  for (let link = tails.at(-1); link; link = link.before) indices.add(link.index);
  return indices;
}
