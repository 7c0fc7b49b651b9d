/** Closes a switch over a union: a case added later fails to compile here, and throws where data came from outside. */
export function unreachable(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}

/** For what the program itself guarantees; a failure is an internal error, never a user's mistake. */
export function assertDefined<T>(value: T | undefined | null, what: string): T {
  return value ?? missing(what);
}

/** The same as `value ?? missing(…)`, where it is asked so often that the words are put together only when needed. */
export function missing(what: string): never {
  throw new Error(`Missing: ${what}`);
}
