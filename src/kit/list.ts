/** A copy with one more: no longer than it must be, where `[...list, one]` makes room for sixteen and `concat` takes its time. */
export function withOneMore<T>(list: readonly T[], one: T): T[] {
  const longer = new Array<T>(list.length + 1);
  for (let at = 0; at < list.length; at++) longer[at] = list[at] as T;
  longer[list.length] = one;
  return longer;
}
