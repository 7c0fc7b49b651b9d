import type { Refusal } from '../engine/index.ts';

/** Thrown when the tournament says no. The message is the sentence; `code` and `details` are for programs. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    refusal: Refusal | { readonly code: string; readonly details: Readonly<Record<string, unknown>> },
    sentence: string,
  ) {
    super(sentence);
    this.code = refusal.code;
    this.details = refusal.details;
  }
}
