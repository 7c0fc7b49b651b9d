import { formats } from '../engine/formats/index.ts';
import { derive, type Refusal, roundLabel, type State } from '../engine/index.ts';
import { namesOf, sayRefusal } from '../words/index.ts';
import { preload } from '../words/library.ts';

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

/** A refusal of the rules, worded in English. */
export function refusedBy(state: State, refusal: Refusal): Refused {
  preload();
  const names = namesOf(state.facts.players.values());
  return new Refused(
    refusal,
    sayRefusal('en', refusal, names, (round) => roundLabel(derive(formats, state.facts), round)),
  );
}

/** Types are a promise of the caller's compiler; what came from a request or a file may be anything. */
export const unreadable = (problem: string): Refused =>
  new Refused({ code: 'unreadable', details: { problem } }, `It cannot be read: ${problem}`);

/** An argument that should be a text. Callers without types pass objects too, and some of those can't be converted. */
export const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.prototype.toString.call(value) : String(value);
