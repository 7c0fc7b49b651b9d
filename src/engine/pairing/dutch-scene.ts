import type { RankedField } from './dutch-field.ts';
import { EdgeList, minimumCostMatching } from './matching.ts';
import { byte, int } from './rows.ts';

/** Where a vertex stands as seen from the bracket that is being paired; higher ranked kinds first. */
export const MOVED_DOWN = 0;
export const RESIDENT = 1;
export const NEXT = 2;
const LOWER = 3;
/** Somewhere below: stands for any opponent there. */
export const EXIT = 4;
export const BYE = 5;

/** The bracket that is to be paired; players by rank. */
export interface Bracket {
  readonly field: RankedField;
  readonly movedDown: readonly number[];
  /** The first resident, and the first player below them. */
  readonly first: number;
  readonly below: number;
  /** C5; undefined where there is no bye. */
  readonly byeScore: number | undefined;
}

/** A bracket and what lies below it as the vertices of a graph. They are in order of rank: of `a < b` the first ranks higher. */
export interface Scene {
  readonly field: RankedField;
  /** By vertex; those of exits and of the bye mean nothing. */
  readonly ranks: Int32Array;
  readonly kinds: Uint8Array;
  /** How many vertices are in the bracket itself; they come first. */
  readonly bracket: number;
  /** Whether the bye must go to somebody in the bracket; its vertex is the last one. */
  readonly takesBye: boolean;
  /** Without those below. */
  readonly isNear: boolean;
}

class Vertices {
  readonly ranks: number[] = [];
  readonly kinds: number[] = [];

  add(kind: number, rank = 0): void {
    this.ranks.push(rank);
    this.kinds.push(kind);
  }

  addBracket({ movedDown, first, below }: Bracket): void {
    for (const rank of movedDown) this.add(MOVED_DOWN, rank);
    for (let rank = first; rank < below; rank++) this.add(RESIDENT, rank);
  }

  scene(bracket: Bracket): Scene {
    const { movedDown, first, below, field } = bracket;
    return {
      field,
      ranks: Int32Array.from(this.ranks),
      kinds: Uint8Array.from(this.kinds),
      bracket: movedDown.length + below - first,
      takesBye: takesBye(bracket),
      isNear: !this.kinds.some((kind) => kind === NEXT),
    };
  }
}

const takesBye = ({ field, first, byeScore }: Bracket): boolean =>
  byeScore !== undefined && byeScore >= field.player(first).score;

/** The bracket with as many exits as players are to float down. */
export function nearScene(bracket: Bracket, floaters: number): Scene | undefined {
  const hasBye = takesBye(bracket);
  const exits = floaters - (hasBye ? 1 : 0);
  if (exits < 0 || (exits > 0 && bracket.below === bracket.field.players.length)) return undefined;
  const vertices = new Vertices();
  vertices.addBracket(bracket);
  for (let exit = 0; exit < exits; exit++) vertices.add(EXIT);
  if (hasBye) vertices.add(BYE);
  return vertices.scene(bracket);
}

/** The bracket with everybody below it. */
export function farScene(bracket: Bracket): Scene {
  const { field, below, byeScore } = bracket;
  const vertices = new Vertices();
  vertices.addBracket(bracket);
  for (let rank = below; rank < field.players.length; rank++) {
    vertices.add(field.player(rank).score === field.player(below).score ? NEXT : LOWER, rank);
  }
  if (byeScore !== undefined) vertices.add(BYE);
  return vertices.scene(bracket);
}

/** Moved-down players never meet each other: in the bracket they come from they could not. */
export function edgesOf({ field, ranks, kinds, bracket }: Scene, byeScore: number | undefined): EdgeList {
  const edges = new EdgeList();
  for (let a = 0; a < ranks.length; a++) {
    for (let b = a + 1; b < ranks.length; b++) {
      const kind = byte(kinds, b);
      const rank = int(ranks, a);
      if (kind === MOVED_DOWN || byte(kinds, a) === EXIT) continue;
      if (
        kind === EXIT
          ? a < bracket
          : kind === BYE
            ? mayHaveBye(field, rank, byeScore)
            : field.mayMeet(rank, int(ranks, b))
      ) {
        edges.add(a, b, 0);
      }
    }
  }
  return edges;
}

/** C2 and C5. */
function mayHaveBye(field: RankedField, rank: number, byeScore: number | undefined): boolean {
  const player = field.player(rank);
  return player.mayHaveBye && player.score === byeScore;
}

/** C5. */
export function lowestByeScore(field: RankedField): number | undefined {
  const scores = new Set(field.players.map(({ score }) => score).reverse());
  const everybody = field.players.map((_, rank) => rank);
  for (const score of scores) if (leastCost(field, everybody, score, () => 0) === 0) return score;
  return undefined;
}

export const isPairable = (field: RankedField): boolean =>
  leastCost(
    field,
    field.players.map((_, rank) => rank),
    undefined,
    () => 0,
  ) !== undefined;

/**
 * C4, C5 and C8: whether the floaters but the one with the bye are all paired in the next bracket, with at most one of its own
 * players left over, and everybody below can be paired too.
 */
export function isCompletedBelow(
  { field, below, byeScore }: Bracket,
  floaters: readonly number[],
  bye: number | undefined,
): boolean {
  const size = field.players.length;
  const movedDown = floaters.filter((rank) => rank !== bye);
  if (below === size) return movedDown.length === 0;
  const { score } = field.player(below);
  const players = [...movedDown];
  let next = movedDown.length;
  for (let rank = below; rank < size; rank++) {
    players.push(rank);
    if (field.player(rank).score === score) next++;
  }
  const leaving = (a: number, b: number): number => (a >= next || b < next ? 0 : a < movedDown.length ? 2 : 1);
  const cost = movedDown.length === 0 ? () => 0 : leaving;
  const least = leastCost(field, players, bye === undefined ? byeScore : undefined, cost, movedDown.length);
  return least !== undefined && least <= next % 2;
}

/** So many opponents each are nearly always enough to show that everybody can be paired. */
const NEAR = 12;

/** The least cost of pairing them all, somebody with the bye where a score is given; undefined where they cannot be paired. */
function leastCost(
  field: RankedField,
  players: readonly number[],
  byeScore: number | undefined,
  cost: (a: number, b: number) => number,
  movedDown = 0,
): number | undefined {
  const size = players.length;
  const edgesWithin = (reach: number): EdgeList => {
    const edges = new EdgeList();
    for (let a = 0; a < size; a++) {
      const rank = players[a] as number;
      let found = 0;
      for (let b = Math.max(a + 1, movedDown); b < size && found < reach; b++) {
        if (!field.mayMeet(rank, players[b] as number)) continue;
        edges.add(a, b, cost(a, b));
        found++;
      }
      if (byeScore !== undefined && mayHaveBye(field, rank, byeScore)) edges.add(a, size, cost(a, size));
    }
    return edges;
  };
  const solve = (reach: number): number | undefined => {
    const edges = edgesWithin(reach);
    const answer = minimumCostMatching(byeScore === undefined ? size : size + 1, edges);
    if (answer.kind !== 'perfect') return undefined;
    let sum = 0;
    for (let a = 0; a < size; a++) if (int(answer.mate, a) > a) sum += cost(a, int(answer.mate, a));
    return sum;
  };
  const quick = solve(NEAR);
  if (quick !== undefined && quick <= 1) return quick;
  return solve(size);
}
