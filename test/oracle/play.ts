import type { Diary } from './diary.ts';
import type { MatchRules } from './match.ts';

/** How the matches of a tournament are played: games of one point (hybrid), or one game to a target (the Swiss top cut). */
export type Rules =
  | { readonly kind: 'target' }
  | { readonly kind: 'games'; readonly match: Omit<MatchRules, 'knockout'> };

export function rulesOf(diary: Diary): Rules {
  if (diary.format === 'swiss') return { kind: 'target' };
  const { raceTo, base, increment, bonusAt40 } = diary.config as Record<string, number>;
  const clock = { base: base ?? 0, increment: increment ?? 0, bonusAt40: bonusAt40 ?? 0 };
  return { kind: 'games', match: { raceTo: 2 * (raceTo ?? 0), clock } };
}
