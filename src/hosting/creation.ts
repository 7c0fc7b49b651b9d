import {
  type Command,
  commandsAgain,
  derive,
  type Entry,
  emptyState,
  type Facts,
  type Formats,
  fold,
  type State,
  submit,
} from '../engine/index.ts';
import type { TakeOverAnswer } from '../exchange/index.ts';
import { canonicalJson } from '../kit/index.ts';
import { RefusedByRules, RequestProblem } from './problems.ts';

/** How tournaments begin, wherever they are stored. */

/** A log that nobody has stored yet, and what it adds up to. */
export interface NewLog {
  readonly entries: readonly Entry[];
  readonly state: State;
}

interface Author {
  readonly by: string;
  readonly at: number;
}

/** Each attempt to create brings a secret of its own; all else is the caller's. */
export function isSameCreation(earlier: unknown, now: object): boolean {
  const told = (command: object) => canonicalJson({ ...command, secret: '' });
  return typeof earlier === 'object' && earlier !== null && told(earlier) === told(now);
}

/** The commands one after the other, all or none. */
export function logOf(
  formats: Formats,
  commands: readonly Command[],
  idOf: (at: number) => string,
  { by, at }: Author,
): NewLog {
  let state = emptyState;
  const entries: Entry[] = [];
  for (const [index, command] of commands.entries()) {
    const answer = submit(formats, state, { commandId: idOf(index), at, by, command });
    if (!answer.ok) throw new RefusedByRules(answer.error, { state, derived: derive(formats, state.facts) });
    entries.push(answer.value.entry);
    state = answer.value.state;
  }
  return { entries, state };
}

/** DK-32: the same players and settings, as a new event. */
export const logAgain = (
  formats: Formats,
  facts: Facts,
  named: { readonly id: string; readonly name: string; readonly secret: string },
  author: Author,
): NewLog => logOf(formats, commandsAgain(facts, named), (at) => `again-${named.id}-${at}`, author);

/** The log of an event that another program began, with what could not be taken over as it was. */
export function logTakenOver(answer: TakeOverAnswer): NewLog & { readonly notes: { code: string; text: string }[] } {
  switch (answer.kind) {
    case 'refused':
      throw new RefusedByRules(answer.refusal);
    case 'not-taken': {
      const { why, choices } = answer;
      throw new RequestProblem(422, 'not-taken-over', {
        reason: why.code,
        problems: [why.text],
        ...(choices && { choices }),
      });
    }
    case 'taken':
      return { entries: answer.entries, state: fold(answer.entries), notes: [...answer.notes] };
  }
}
