import type { Finding } from '../../../engine/index.ts';

/** What is counted over the whole draft, in order of weight; the row it belongs to says who. */
export const summed = ['rematch', 'keep-apart', 'met-often', 'score-gap', 'colours'] as const;

export const isSummed = (code: Finding['code']): boolean => (summed as readonly string[]).includes(code);
