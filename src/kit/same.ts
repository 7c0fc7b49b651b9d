/**
 * Whether two documents have the same content; an absent field and an undefined one are the same. It makes no lists: most
 * of a large document is the same as before.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) return isSameList(one, other);
  const [a, b] = [one as Fields, other as Fields];
  for (const name in a) if (!isSame(a[name], b[name])) return false;
  for (const name in b) if (a[name] === undefined && b[name] !== undefined) return false;
  return true;
}

type Fields = Readonly<Record<string, unknown>>;

function isSameList(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  return one.every((value, index) => isSame(value, other[index]));
}
