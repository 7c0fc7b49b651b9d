import { drawSwissRound } from '../../src/engine/pairing/swiss-draw.ts';
import { chanceFrom, hashOf } from '../../src/kit/index.ts';

export const SIZES = [32, 128, 385, 1_000, 10_000];

interface PlayedMatch {
  readonly round: number;
  readonly a: number;
  /** Nobody: the bye. */
  readonly b: number | undefined;
  readonly points: readonly [number, number];
}

/** An event before one of its rounds is paired. */
export interface EventField {
  readonly round: number;
  readonly scores: readonly number[];
  readonly met: readonly (readonly number[])[];
  readonly results: readonly PlayedMatch[];
  readonly byeOrder: readonly number[];
}

/** SW-5. */
export function roundsFor(players: number): number {
  const most = [2, 4, 8, 16, 32, 64, 128, 212, 385, 768];
  const found = most.findIndex((size) => players <= size);
  if (found >= 0) return found + 1;
  let rounds = most.length;
  for (let size = 768; size < players; size *= 2) rounds++;
  return rounds;
}

/**
 * Every round of one event before it is paired, the same for all who are measured: scores (win 6, draw 3, loss 0: half
 * points doubled), who has met whom, and the results so far. The event was paired by Tiltyard with a fixed key; the lower
 * number is the stronger player, and one game in ten is drawn.
 */
export function* playEvent(players: number, number: number): Generator<EventField> {
  const chance = chanceFrom(hashOf(`bench: ${players} players, event ${number}`));
  const scores = new Array<number>(players).fill(0);
  const byes = new Array<number>(players).fill(0);
  const met: number[][] = scores.map(() => []);
  const results: PlayedMatch[] = [];
  const add = (list: number[], player: number, points: number): void => {
    list[player] = (list[player] ?? 0) + points;
  };
  for (let round = 1; round <= roundsFor(players); round++) {
    const byeOrder = chance
      .shuffle(scores.map((_, player) => player))
      .sort((a, b) => (byes[a] ?? 0) - (byes[b] ?? 0) || (scores[a] ?? 0) - (scores[b] ?? 0));
    const field = {
      round,
      scores: [...scores],
      met: met.map((others) => [...others]),
      results: [...results],
      byeOrder,
    };
    yield field;
    const draw = drawSwissRound(field, chance);
    if (!draw.ok) throw new Error('No legal pairing in a recorded event.');
    const { pairs, bye } = draw.value;
    if (bye !== undefined) {
      add(byes, bye, 1);
      add(scores, bye, 6);
      results.push({ round, a: bye, b: undefined, points: [6, 0] });
    }
    for (const [a, b] of pairs) {
      met[a]?.push(b);
      met[b]?.push(a);
      const isWin = chance.below(2 * players) < players + b - a;
      const points: [number, number] = chance.below(10) === 0 ? [3, 3] : isWin ? [6, 0] : [0, 6];
      add(scores, a, points[0]);
      add(scores, b, points[1]);
      results.push({ round, a, b, points });
    }
  }
}
