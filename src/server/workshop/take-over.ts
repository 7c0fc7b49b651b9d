import type { Entry, Refusal } from '../../engine/index.ts';
import { readForeignEvent, takeOver } from '../../exchange/index.ts';
import type { Language } from '../../words/index.ts';
import { sayTakeOver, type TakeOverNote } from '../../words/takeover/index.ts';

/** An event that another program began, and what it is to be here. */
export interface TakeOverJob {
  readonly kind: 'take-over';
  readonly text: string;
  readonly id: string;
  readonly secret: string;
  readonly name?: string;
  readonly format?: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly by: string;
  readonly at: number;
  readonly language: Language;
}

interface Said {
  readonly code: string;
  readonly text: string;
}

export type TakeOverAnswer =
  | { readonly kind: 'taken'; readonly entries: readonly Entry[]; readonly notes: readonly Said[] }
  | { readonly kind: 'not-taken'; readonly why: Said }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export function takenOver({ text, language, ...wanted }: TakeOverJob): TakeOverAnswer {
  const told = (note: TakeOverNote): Said => ({ code: note.code, text: sayTakeOver(language, note) });
  const event = readForeignEvent(text);
  if (!event.ok) return { kind: 'not-taken', why: told(event.error) };
  let count = 0;
  const taken = takeOver(event.value, {
    ...wanted,
    newId: () => `taken-${wanted.id}-${++count}`,
    reason: sayTakeOver(language, { code: 'drawn-elsewhere', figures: {} }),
  });
  if (!taken.ok) {
    const why = taken.error;
    return why.kind === 'file' ? { kind: 'not-taken', why: told(why.note) } : { kind: 'refused', refusal: why.refusal };
  }
  const { state, notes } = taken.value;
  return { kind: 'taken', entries: [...state.log.slice()], notes: notes.map(told) };
}
