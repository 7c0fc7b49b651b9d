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
  const pairs = after.map((row, at) => ({ was: old.get(names[at] ?? '')?.row, is: row }));
  const { changes, shift } = changesIn(pairs);
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

/** A place at which changes set a number. */
interface Spot {
  readonly path: Path;
  readonly within: Map<string, Spot>;
  times: number;
}

const placeOf = (path: Path): Spot => ({ path, within: new Map(), times: 0 });

function placeIn({ path, within }: Spot, key: string, step: Path[number]): Spot {
  const known = within.get(key);
  if (known) return known;
  const place = placeOf([...path, step]);
  within.set(key, place);
  return place;
}

/** A number that is another one now, and by how much it rose; null: not by a whole number. */
interface Moved {
  readonly place: Spot;
  readonly amount: number | null;
  /** It is part of a run. */
  taken: boolean;
}

/** A row as it was, where it was there, and as it is. */
interface Pair {
  readonly was: Row | undefined;
  readonly is: Row;
}

/**
 * What changed in each row, and the runs of rows whose number moved by the same amount, which are said as one. A result
 * moves the places of half a hall, so rows in which only numbers moved are no patches until some of it is left over.
 */
function changesIn(pairs: readonly Pair[]) {
  const start = placeOf([]);
  const places: Spot[] = [];
  const moved: (readonly Moved[] | undefined)[] = [];
  const changes = pairs.map(({ was, is }, at) => {
    if (!was || was === is) return undefined;
    const numbers: Moved[] = [];
    if (!onlyNumbers(was, is, start, numbers)) {
      const change = patchBetween(was, is);
      if (change) countNumbers(change, start, places);
      return change;
    }
    for (const { place } of numbers) count(place, places);
    moved[at] = numbers;
    return undefined;
  });
  const shift: [Path, number, number, number][] = [];
  for (const place of places) {
    if (place.times < SHORTEST_RUN) continue;
    const { path } = place;
    const amounts = pairs.map((pair, at) => amountAt(place, pair, moved[at], changes[at]));
    for (const [first, last, amount] of runsOf(amounts)) {
      shift.push([path, first, last, amount]);
      for (let at = first; at <= last; at++) {
        if (amounts[at] !== amount) continue;
        const number = numberAt(place, moved[at]);
        if (number) number.taken = true;
        else if (!leftWithout(changes[at] as Draft, path, 0)) changes[at] = undefined;
      }
    }
  }
  for (const [at, { was, is }] of pairs.entries()) {
    const numbers = moved[at];
    if (was && numbers?.some(({ taken }) => !taken)) changes[at] = leftOf(patchBetween(was, is), numbers);
  }
  return { changes, shift };
}

function leftOf(change: FieldsPatch | undefined, numbers: readonly Moved[]): FieldsPatch | undefined {
  for (const { place, taken } of numbers) if (taken) leftWithout(change as Draft, place.path, 0);
  return change;
}

function count(place: Spot, places: Spot[]): void {
  place.times += 1;
  if (place.times === 1) places.push(place);
}

/** Whether two rows differ in numbers alone; then they are noted, in the order in which a patch would set them. */
function onlyNumbers(before: Row, after: Row, at: Spot, found: Moved[]): boolean {
  let deeper = false;
  for (const name in after) {
    const [was, is] = [before[name], after[name]];
    if (was === is) continue;
    if (typeof was === 'number' && typeof is === 'number') {
      const amount = Number.isSafeInteger(was) && Number.isSafeInteger(is) ? is - was : null;
      found.push({ place: placeIn(at, name, name), amount, taken: false });
    } else if (typeof was === 'object' && typeof is === 'object') deeper = true;
    else return false;
  }
  for (const name in before) if (after[name] === undefined && before[name] !== undefined) return false;
  if (!deeper) return true;
  for (const name in after) {
    const [was, is] = [before[name], after[name]];
    if (typeof is === 'object' && !isSame(was, is) && !onlyNumbersWithin(was, is, placeIn(at, name, name), found))
      return false;
  }
  return true;
}

function onlyNumbersWithin(before: unknown, after: unknown, at: Spot, found: Moved[]): boolean {
  if (isObject(before) && isObject(after)) return onlyNumbers(before, after, at, found);
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return false;
  const by = nameOfRows(before, after);
  if (by === undefined) return false;
  let changed = 0;
  for (let row = 0; row < after.length; row++) {
    const [was, is] = [before[row] as Row, after[row] as Row];
    const name = String(is[by]);
    if (String(was[by]) !== name) return false;
    if (isSame(was, is)) continue;
    changed += 1;
    // There may be a run within this list, and a number is part of one run only.
    if (changed >= SHORTEST_RUN) return false;
    if (!onlyNumbers(was, is, placeIn(at, `${by} ${name}`, [by, name]), found)) return false;
  }
  return true;
}

/** Counts the places in which a change sets a number, and notes each at its first time. */
function countNumbers(change: FieldsPatch | RowsPatch, at: Spot, places: Spot[]): void {
  if ('by' in change) {
    const { by, rows } = change;
    for (const name in rows) {
      const inner = rows[name];
      if (inner) countNumbers(inner, placeIn(at, `${by} ${name}`, [by, name]), places);
    }
    return;
  }
  const { set, in: within } = change;
  for (const name in set) {
    if (typeof set[name] !== 'number') continue;
    count(placeIn(at, name, name), places);
  }
  for (const name in within) {
    const inner = within[name];
    if (inner) countNumbers(inner, placeIn(at, name, name), places);
  }
}

const numberAt = (place: Spot, numbers: readonly Moved[] | undefined): Moved | undefined =>
  numbers?.find((number) => number.place === place);

/** By how much the number there is higher; undefined: there is none, so it can be in any run; null: it can be in none. */
function amountAt(
  place: Spot,
  { was, is }: Pair,
  numbers: readonly Moved[] | undefined,
  change: FieldsPatch | undefined,
): number | null | undefined {
  const number = numberAt(place, numbers);
  if (number) return number.amount;
  const now = valueAt(is, place.path);
  if (now === undefined) return undefined;
  if (!sets(change, place.path)) return null;
  const before = valueAt(was, place.path);
  return Number.isSafeInteger(before) && Number.isSafeInteger(now) ? Number(now) - Number(before) : null;
}

/** Whether a change sets exactly this place, and not something around it. */
function sets(change: FieldsPatch | RowsPatch | undefined, path: Path): boolean {
  let here = change;
  for (let at = 0; at < path.length; at++) {
    const step = path[at];
    if (!here || step === undefined) return false;
    if (typeof step !== 'string') here = 'by' in here && here.by === step[0] ? here.rows?.[step[1]] : undefined;
    else if ('by' in here) return false;
    else if (at === path.length - 1) return here.set !== undefined && step in here.set;
    else here = here.in?.[step];
  }
  return false;
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

/** A change that was made here and that nobody else has seen. */
interface Draft {
  set?: Record<string, unknown>;
  in?: Record<string, Draft>;
  rows?: Record<string, Draft>;
}

/** Takes this place out of a change that sets it; says whether anything is left of it. */
function leftWithout(change: Draft, path: Path, at: number): boolean {
  const step = path[at];
  if (step === undefined) return true;
  const last = at === path.length - 1;
  const [part, name] = typeof step !== 'string' ? (['rows', step[1]] as const) : ([last ? 'set' : 'in', step] as const);
  const inside = change[part];
  const inner = last ? undefined : (inside?.[name] as Draft | undefined);
  if (inside && !(inner && leftWithout(inner, path, at + 1))) {
    delete inside[name];
    if (isEmpty(inside)) delete change[part];
  }
  // Of a list that is not changed any more only the name of its rows is left.
  for (const field in change) if (field !== 'by') return true;
  return false;
}

function isEmpty(fields: object): boolean {
  for (const _ in fields) return false;
  return true;
}
