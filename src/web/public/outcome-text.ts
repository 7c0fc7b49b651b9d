import { type Language, scoreText } from '../../words/index.ts';

/** A seat's score as a view has it; nothing where there is none. */
export const seatNumber = (language: Language, score: number | null | undefined): string =>
  score === undefined ? '' : scoreText(language, score);
