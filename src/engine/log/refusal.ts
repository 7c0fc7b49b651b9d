/** How a log says no, whatever it is about, with what a page needs to explain it. */
export interface LogRefusals {
  'already-applied': { version: number };
  'bad-time': { at: number };
  // undo
  'unknown-entry': { version: number };
  'already-undone': { version: number };
  'cannot-undo': { version: number };
  /** The entry that would be done again. */
  'cannot-redo': { version: number };
  'built-upon': { version: number; by: readonly number[] };
}

export type LogRefusal = {
  [C in keyof LogRefusals]: { readonly code: C; readonly details: LogRefusals[C] };
}[keyof LogRefusals];
