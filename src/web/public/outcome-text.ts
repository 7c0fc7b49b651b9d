import type { Outcome } from '../../protocol/wire-views.ts';

const half = (thousandths: number): string => (thousandths === 500 ? '½' : String(thousandths / 1000));

/** A result as people read it, for pages without the engine. */
export function outcomeText(outcome: Outcome, seats: number): string {
  switch (outcome.kind) {
    case 'scores':
      return outcome.scores.map((score) => (score === null ? 'x' : half(score))).join(seats === 2 ? '–' : ' ');
    case 'places':
      return outcome.places.map((place) => place ?? 'x').join(' ');
    case 'forfeit':
      return Array.from({ length: seats }, (_, seat) => (outcome.seats.includes(seat) ? '−' : '+')).join(' ');
  }
}
