import type { Outcome } from '../engine/index.ts';
import { numberText } from './catalogue.ts';
import type { Language } from './language.ts';
import { readOutcome } from './notation.ts';

/** A score as a view has it; “x”: the player left. */
export const scoreText = (language: Language, score: number | null): string =>
  score === null ? 'x' : numberText(language, score);

/** What a result gives each seat, as people read it. */
export function seatTexts(language: Language, outcome: Outcome, seats: number): readonly string[] {
  switch (outcome.kind) {
    case 'scores':
      return outcome.scores.map((score) => scoreText(language, score === null ? null : score / 1000));
    case 'places':
      return outcome.places.map((place) => String(place ?? 'x'));
    case 'forfeit':
      return Array.from({ length: seats }, (_, seat) => (outcome.seats.includes(seat) ? '−' : '+'));
  }
}

/** “ (34)” where the number of moves was entered (GR-14). */
export const movesText = (outcome: Outcome): string =>
  outcome.kind === 'scores' && outcome.moves !== undefined ? ` (${outcome.moves})` : '';

/**
 * A result in seat order: 5–3, ½–½, 1–0 (34), 50 42 42 31, + −. What can be typed is the engine's `notation`.
 *
 * @example
 * resultText('en', { kind: 'scores', scores: [5000, 3000] }, 2); // '5–3'
 */
export const resultText = (language: Language, outcome: Outcome, seats: number): string =>
  seatTexts(language, outcome, seats).join(seats === 2 && outcome.kind === 'scores' ? '–' : ' ') + movesText(outcome);

/** The same result, seen from the other side of the table. */
export function turnedOutcome(outcome: Outcome): Outcome {
  switch (outcome.kind) {
    case 'scores':
      return { ...outcome, scores: outcome.scores.toReversed() };
    case 'places':
      return { ...outcome, places: outcome.places.toReversed() };
    case 'forfeit':
      return { ...outcome, seats: outcome.seats.map((seat) => 1 - seat).toSorted() };
  }
}

/** A result as a view holds it; `turned`: seen from the second of two seats. */
export function writtenResult(language: Language, written: string, seats: number, turned = false): string {
  const outcome = readOutcome(written, seats);
  if (!outcome.ok) return written;
  return resultText(language, turned ? turnedOutcome(outcome.value) : outcome.value, seats);
}
