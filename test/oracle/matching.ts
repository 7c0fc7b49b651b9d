import type { Id } from './facts.ts';

/** The least cost of pairing everyone, over all pairings; infinite costs forbid. For small fields: it tries every subset once. */
export function leastCost(players: readonly Id[], cost: (a: Id, b: Id) => number): number {
  const count = players.length;
  if (count % 2 === 1) return Number.POSITIVE_INFINITY;
  const costs = players.map((a) => players.map((b) => (a === b ? Number.POSITIVE_INFINITY : cost(a, b))));
  const best = new Float64Array(1 << count).fill(Number.POSITIVE_INFINITY);
  best[0] = 0;
  for (let paired = 0; paired + 1 < 1 << count; paired++) {
    const sofar = best[paired] ?? Number.POSITIVE_INFINITY;
    if (sofar === Number.POSITIVE_INFINITY) continue;
    let first = 0;
    while (paired & (1 << first)) first++;
    for (let other = first + 1; other < count; other++) {
      if (paired & (1 << other)) continue;
      const next = paired | (1 << first) | (1 << other);
      const sum = sofar + (costs[first]?.[other] ?? 0);
      if (sum < (best[next] ?? 0)) best[next] = sum;
    }
  }
  return best[(1 << count) - 1] ?? Number.POSITIVE_INFINITY;
}

export const without = (players: readonly Id[], one: Id | undefined): Id[] => players.filter((id) => id !== one);

/** Larger fields than this are left to the other checks. */
export const smallField = 14;
