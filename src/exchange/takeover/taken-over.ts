import type { Entry, Formats, Refusal } from '../../engine/index.ts';
import type { Language } from '../../words/index.ts';
import { sayTakeOver, type TakeOverNote } from '../../words/takeover/index.ts';
import { readForeignEvent } from './read.ts';
import { takeOver } from './take-over.ts';

/** An event that another program began, and what it is to be here. */
export interface TakeOverRequest {
  readonly text: string;
  readonly event?: string;
  readonly byes: 'no' | 'yes' | 'ask';
  readonly id: string;
  readonly secret: string;
  readonly name?: string;
  readonly format?: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly by: string;
  readonly at: number;
  readonly language: Language;
}

interface NoteText {
  readonly code: string;
  readonly text: string;
}

export type TakeOverAnswer =
  | { readonly kind: 'taken'; readonly entries: readonly Entry[]; readonly notes: readonly NoteText[] }
  | { readonly kind: 'not-taken'; readonly why: NoteText; readonly choices?: readonly string[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export function takenOver(
  formats: Formats,
  { text, event: chosen, byes, language, ...wanted }: TakeOverRequest,
): TakeOverAnswer {
  const noteText = (note: TakeOverNote): NoteText => ({ code: note.code, text: sayTakeOver(language, note) });
  const event = readForeignEvent(text, { ...(chosen !== undefined && { event: chosen }), byes });
  if (!event.ok) {
    const { events } = event.error.figures;
    return { kind: 'not-taken', why: noteText(event.error), ...(Array.isArray(events) && { choices: events }) };
  }
  let count = 0;
  const taken = takeOver(formats, event.value, {
    ...wanted,
    newId: () => `taken-${wanted.id}-${++count}`,
    reason: sayTakeOver(language, { code: 'drawn-elsewhere', figures: {} }),
  });
  if (!taken.ok) {
    const why = taken.error;
    return why.kind === 'file'
      ? { kind: 'not-taken', why: noteText(why.note) }
      : { kind: 'refused', refusal: why.refusal };
  }
  const { state, notes } = taken.value;
  return { kind: 'taken', entries: [...state.log.slice()], notes: notes.map(noteText) };
}
