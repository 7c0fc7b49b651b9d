import type { Refusal } from '../engine/index.ts';

/** Exit codes are a contract. */
export const exitCodes = { done: 0, refused: 1, usage: 2, conflict: 3, defect: 70 } as const;

/** The rules refuse it. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    message: string,
    /** Where in a list, such as a line of `report --from`. */
    readonly where: Readonly<Record<string, number>> = {},
  ) {
    super(message);
  }
}

/** Wrong usage, or input that cannot be read. */
export class WrongUsage extends Error {
  constructor(
    message: string,
    readonly code: string = 'usage',
  ) {
    super(message);
  }
}

/** Somebody else has written the file in the meantime. */
export class ChangedMeanwhile extends Error {}
