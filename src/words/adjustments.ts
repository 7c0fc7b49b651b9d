import type { AdjustmentView } from '../engine/index.ts';
import { numberText } from './catalogue.ts';
import type { Language } from './language.ts';
import { headingText } from './say.ts';

/** DK-34: with the sign that an adjustment always has: +1, −½. */
export const signedText = (language: Language, by: number): string => `${by > 0 ? '+' : ''}${numberText(language, by)}`;

/** How a player's row is marked: “Adjustment −1”, “Warning”. */
export function adjustmentMarks(language: Language, adjustments: readonly AdjustmentView[] = []): readonly string[] {
  const sum = adjustments.reduce((total, { by }) => total + by, 0);
  const isAdjusted = adjustments.some(({ by }) => by !== 0);
  return [
    ...(isAdjusted ? [`${headingText(language, 'adjustment')} ${signedText(language, sum)}`] : []),
    ...(adjustments.some(({ by }) => by === 0) ? [headingText(language, 'warning')] : []),
  ];
}
