import { type FieldsPatch, isObject, type Path, type Row, type RowsPatch, valueAt } from './patch.ts';

/** By which of their fields rows may be known, the most telling first. */
const NAMES = ['id', 'player', 'match', 'table', 'round', 'number', 'group', 'name', 'code'] as const;

/** Fewer rows are not worth a run of their own. */
const SHORTEST_RUN = 3;

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
  if (isSame(before, after)) return undefined;
  if (isObject(before) && isObject(after)) return patchBetween(before, after);
  if (!Array.isArray(before) || !Array.isArray(after)) return 'replaced';
  const by = nameOfRows(before, after);
  return by === undefined ? 'replaced' : rowsBetween(by, before, after);
}

/** Asked first and of everything, so it makes no lists: most of a large document is the same as before. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) return isSameList(one, other);
  const [a, b] = [one as Row, other as Row];
  for (const name in a) if (!isSame(a[name], b[name])) return false;
  for (const name in b) if (a[name] === undefined && b[name] !== undefined) return false;
  return true;
}

function isSameList(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (!isSame(one[at], other[at])) return false;
  return true;
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
  const staying = longestRising(names.map((name, place) => ({ place, was: old.get(name)?.at ?? -1 })));
  const order = names.flatMap((name, place) => (staying.has(place) ? [] : [[name, names[place - 1] ?? null] as const]));
  const changes = after.map((row) => {
    const was = old.get(nameOf(row));
    return was && !isSame(was.row, row) ? patchBetween(was.row, row) : undefined;
  });
  const shift = runsIn(
    after.map((row) => old.get(nameOf(row))?.row),
    after,
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
  after: readonly Row[],
  changes: (FieldsPatch | undefined)[],
): NonNullable<RowsPatch['shift']> {
  const paths = new Map<string, { readonly path: Path; times: number }>();
  for (const change of changes) {
    if (!change) continue;
    eachNumber(change, [], (path) => {
      const name = path.join();
      const known = paths.get(name);
      if (known) known.times += 1;
      else paths.set(name, { path, times: 1 });
    });
  }
  const shift: [Path, number, number, number][] = [];
  for (const { path, times } of paths.values()) {
    if (times < SHORTEST_RUN) continue;
    const amounts = after.map((row, at) => amountAt(path, before[at], row, changes[at]));
    for (const [first, last, amount] of runsOf(amounts)) {
      shift.push([path, first, last, amount]);
      for (let at = first; at <= last; at++) if (amounts[at] === amount) changes[at] = without(changes[at], path);
    }
  }
  return shift;
}

/** The places in which a change sets a number. */
function eachNumber(change: FieldsPatch | RowsPatch, at: Path, found: (path: Path) => void): void {
  if ('by' in change) {
    for (const [name, inner] of Object.entries(change.rows ?? {})) eachNumber(inner, [...at, [change.by, name]], found);
    return;
  }
  const { set, in: within } = change;
  for (const name in set) if (typeof set[name] === 'number') found([...at, name]);
  if (within) for (const [name, inner] of Object.entries(within)) eachNumber(inner, [...at, name], found);
}

/** By how much the number there is higher; undefined: there is none, so it can be in any run; null: it can be in none. */
function amountAt(path: Path, before: Row | undefined, after: Row, change: FieldsPatch | undefined) {
  const is = valueAt(after, path);
  if (is === undefined) return undefined;
  const was = valueAt(before, path);
  const alone = sets(change, path) && Number.isSafeInteger(was) && Number.isSafeInteger(is);
  return alone ? Number(is) - Number(was) : null;
}

/** Whether a change sets exactly this place, and not something around it. */
function sets(change: FieldsPatch | RowsPatch | undefined, [step, ...rest]: Path): boolean {
  if (!change || step === undefined) return false;
  if (typeof step !== 'string') return 'by' in change && change.by === step[0] && sets(change.rows?.[step[1]], rest);
  if ('by' in change) return false;
  return rest.length === 0 ? change.set !== undefined && step in change.set : sets(change.in?.[step], rest);
}

function* runsOf(amounts: readonly (number | null | undefined)[]): Iterable<[first: number, last: number, by: number]> {
  let [first, last, count] = [0, -1, 0];
  let amount: number | null | undefined;
  for (let at = 0; at <= amounts.length; at++) {
    const here = at < amounts.length ? amounts[at] : null;
    if (here === undefined) continue;
    if (here === amount) {
      last = at;
      count += 1;
      continue;
    }
    if (typeof amount === 'number' && count >= SHORTEST_RUN) yield [first, last, amount];
    [first, last, count, amount] = [at, at, 1, here];
  }
}

type Change = FieldsPatch | RowsPatch;

/** The change without this place; undefined when nothing is left of it. */
function without<T extends Change>(change: T | undefined, [step, ...rest]: Path): T | undefined {
  if (!change || step === undefined) return change;
  const [part, name] = typeof step !== 'string' ? ['rows', step[1]] : [rest.length === 0 ? 'set' : 'in', step];
  const parts = new Map<string, unknown>(Object.entries(change));
  const inside = new Map<string, unknown>(Object.entries(parts.get(part) ?? {}));
  const kept = rest.length === 0 ? undefined : without(inside.get(name) as Change | undefined, rest);
  if (kept) inside.set(name, kept);
  else inside.delete(name);
  if (inside.size > 0) parts.set(part, Object.fromEntries(inside));
  else parts.delete(part);
  // Of a list that is not changed any more only the name of its rows is left.
  const left = [...parts.keys()].some((field) => field !== 'by');
  return left ? (Object.fromEntries(parts) as unknown as T) : undefined;
}
