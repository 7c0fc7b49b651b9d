/** A part of the pages that could not be fetched: no line, or the server has a newer version by now. */
export class PartMissing extends Error {
  constructor(cause: unknown) {
    super('A part of this page could not be fetched.', { cause });
  }
}

/** So that the boundary around the page can say “Reload”, and not that the page is broken. */
export const orMissing = <T>(fetched: Promise<T>): Promise<T> =>
  fetched.catch((cause: unknown) => {
    throw new PartMissing(cause);
  });
