/** What the address asks for, for views in other people's pages: `?theme=dark&lang=de`. */
export const askedFor = (name: string): string | undefined =>
  new URLSearchParams(globalThis.location?.search).get(name) ?? undefined;

/** What this browser keeps for us. In the frame of another site it may keep nothing, and even to ask is refused. */
export function kept(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}
