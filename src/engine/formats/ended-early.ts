import type { History } from '../tournament/index.ts';
import { numbered, type Rank } from './ranking.ts';

/** DK-8: what formats have in common when the organiser ends a tournament before it is decided. */

/** Before any result there is nobody to call the best. */
export const hasResult = ({ rounds }: History): boolean =>
  rounds.some(({ tables }) => tables.some(({ games }) => games.some(({ recorded }) => recorded)));

/**
 * A ranking in parts that are each in order. Whoever left can't win (SW-4, RR-5, as GR-12): where one of them leads, the best
 * of those who stayed are a part of their own in front, and the others follow as they stood.
 */
export function stayersFirst<Line extends { readonly player: string; readonly active: boolean }>(
  ranking: readonly Rank<Line>[],
): readonly (readonly Rank<Line>[])[] {
  const best = ranking.find(({ lines }) => lines.some(({ active }) => active));
  if (!best || (best === ranking[0] && best.lines.every(({ active }) => active))) return [ranking];
  const first = { ...best, lines: best.lines.filter(({ active }) => active) };
  const others = ranking.map((rank) =>
    rank === best ? { ...rank, lines: rank.lines.filter(({ active }) => !active) } : rank,
  );
  const [winners, ...rest] = numbered([first, ...others.filter(({ lines }) => lines.length > 0)]);
  return [winners ? [winners] : [], rest];
}
