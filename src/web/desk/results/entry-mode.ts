import type { ResultForm, Table } from '../../../engine/index.ts';
import type { EntryMode } from './reading.ts';

/** How a result of this form is typed; the rulebook says the form, and at a table of more than two each seat has a number. */
export function mannerOf({ form }: { readonly form: ResultForm }, { seats }: Pick<Table, 'seats'>): EntryMode {
  switch (form.kind) {
    case 'one-point':
      return seats.length > 2 ? 'scores' : 'duel';
    case 'target':
      return seats.length > 2 ? 'scores' : 'pair';
    default:
      return form.kind;
  }
}

/** A result as it is typed, by the rules of this event. */
export function exampleOf(form: ResultForm): string {
  switch (form.kind) {
    case 'one-point':
      return form.moves ? '1 (34), =, 0 (41)' : '1, =, 0';
    case 'target':
      return winTo(form.target).join(' ');
    case 'scores':
      return '50 42 42 31';
    case 'places':
      return '1 2 2 4';
  }
}

/** A score that reaches the target: 5 and 3. */
export const winTo = (target: number): readonly [number, number] => [
  target,
  Math.max(0, target - (target > 2 ? 2 : 1)),
];
