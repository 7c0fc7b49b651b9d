/**
 * Reading a row of numbers at a place that is known to be there. Every hot loop of the pairing reads through these, so
 * that the one claim “it is there” stands in one file, and a wrong place is an error instead of a silent NaN. One
 * function per kind of row keeps each of them as fast as the bare access.
 */
export function int(row: Int32Array, index: number): number {
  return row[index] ?? missing(index, row.length);
}

export function float(row: Float64Array, index: number): number {
  return row[index] ?? missing(index, row.length);
}

export function byte(row: Uint8Array, index: number): number {
  return row[index] ?? missing(index, row.length);
}

export function short(row: Uint16Array, index: number): number {
  return row[index] ?? missing(index, row.length);
}

export function item(row: ArrayLike<number>, index: number): number {
  return row[index] ?? missing(index, row.length);
}

function missing(index: number, length: number): never {
  throw new RangeError(`There is no place ${index} in a row of ${length}.`);
}
