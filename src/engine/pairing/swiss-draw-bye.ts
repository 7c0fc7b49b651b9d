import { fail, ok, type Result } from '../../kit/index.ts';
import { EdgeList, minimumCostMatching } from './matching.ts';

/**
 * SW-9: why there is no pairing without rematches. Each of the `islands` (an odd number of players) can be paired only among
 * itself and with the `bridges`, and there are too few bridges: at least `left` players stay alone.
 */
export interface NoLegalPairing {
  readonly code: 'no-legal-pairing';
  readonly islands: readonly (readonly number[])[];
  readonly bridges: readonly number[];
  readonly left: number;
}

/** If everyone has met fewer than half of the others, a pairing always exists (Dirac), whatever else was played. */
export function isSurelyPairable(players: number, met: readonly (readonly number[])[]): boolean {
  const most = Math.floor(players / 2) - 1;
  return met.every((opponents) => opponents.length <= most);
}

/** The players whom the best pairing without rematches leaves unpaired, and why. */
export function reasonOf(met: readonly (readonly number[])[]): NoLegalPairing {
  const edges = new EdgeList();
  for (let a = 0; a < met.length; a++) {
    const opponents = new Set(met[a]);
    for (let b = a + 1; b < met.length; b++) {
      if (!opponents.has(b)) edges.add(a, b, 0);
    }
  }
  const answer = minimumCostMatching(met.length, edges);
  if (answer.kind === 'perfect') return { code: 'no-legal-pairing', islands: [], bridges: [], left: 0 };
  return { code: 'no-legal-pairing', islands: answer.islands, bridges: answer.bridges, left: answer.left };
}

/**
 * SW-12: the first in order whose absence leaves a legal pairing. Those are exactly the players on islands when one player is
 * left over; when more are, the absence of one of them leaves the fewest rematches (SW-9).
 */
export function chooseBye(
  met: readonly (readonly number[])[],
  byeOrder: Iterable<number>,
  mayRematch: boolean,
): Result<number, NoLegalPairing> {
  const reason = isSurelyPairable(met.length - 1, met) ? undefined : reasonOf(met);
  const spare = reason && new Set(reason.islands.flat());
  let first: number | undefined;
  let chosen: number | undefined;
  for (const player of byeOrder) {
    first ??= player;
    if (!spare || spare.has(player)) {
      chosen = player;
      break;
    }
  }
  if (first === undefined) throw new Error('Nobody may have the bye.');
  if (reason && !mayRematch && (reason.left > 1 || chosen === undefined)) return fail(reason);
  return ok(chosen ?? first);
}
