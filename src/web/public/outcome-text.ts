import type { Outcome } from '../../protocol/wire-views.ts';

const half = (thousandths: number): string =>
  thousandths % 1000 === 500
    ? `${thousandths === 500 ? '' : Math.floor(thousandths / 1000)}½`
    : String(thousandths / 1000);

/** What a result gives each seat, as people read it, for pages without the engine. */
export function seatTexts(outcome: Outcome, seats: number): readonly string[] {
  switch (outcome.kind) {
    case 'scores':
      return outcome.scores.map((score) => (score === null ? 'x' : half(score)));
    case 'places':
      return outcome.places.map((place) => String(place ?? 'x'));
    case 'forfeit':
      return Array.from({ length: seats }, (_, seat) => (outcome.seats.includes(seat) ? '−' : '+'));
  }
}

export const outcomeText = (outcome: Outcome, seats: number): string =>
  seatTexts(outcome, seats).join(seats === 2 && outcome.kind === 'scores' ? '–' : ' ');

/** A seat's score as a view has it; nothing where there is none. */
export const seatNumber = (score: number | null | undefined): string =>
  score === undefined ? '' : score === null ? 'x' : half(Math.round(score * 1000));
