import type { RoundRules, Table } from '../../../engine/index.ts';
import type { Manner } from './reading.ts';

/** How a result of this form is typed; the rulebook says the form, and at a table of more than two each seat has a number. */
export function mannerOf({ form }: RoundRules, table: Table): Manner {
  switch (form.kind) {
    case 'one-point':
      return table.seats.length > 2 ? 'scores' : 'duel';
    case 'target':
      return table.seats.length > 2 ? 'scores' : 'pair';
    default:
      return form.kind;
  }
}
