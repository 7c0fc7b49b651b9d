import type { CostRow } from './best-pairings.ts';
import { type Colour, otherColour } from './dutch-colours.ts';
import type { DutchPlayer } from './dutch-field.ts';
import { BYE, EXIT, MOVED_DOWN, NEXT, RESIDENT, type Scene } from './dutch-scene.ts';
import { byte, int } from './rows.ts';

/** A pair of a scene as a criterion sees it; `a` ranks above `b`. One object serves for all pairs: there are many. */
class Pair {
  a: DutchPlayer;
  b: DutchPlayer;
  aKind = MOVED_DOWN;
  bKind = MOVED_DOWN;
  private colour = 0;
  /** By both vertices: 1 where the higher ranked has white, 2 where black; 0 where nobody has asked yet. */
  private readonly colours: Uint8Array;

  constructor(private readonly scene: Scene) {
    this.a = scene.field.player(0);
    this.b = this.a;
    this.colours = new Uint8Array(scene.bracket * scene.bracket);
  }

  between(one: number, other: number): this {
    const { field, ranks, kinds, bracket } = this.scene;
    const [a, b] = one < other ? [one, other] : [other, one];
    this.a = field.player(int(ranks, a));
    this.b = field.player(int(ranks, b));
    this.aKind = byte(kinds, a);
    this.bKind = byte(kinds, b);
    if (b >= bracket) return this;
    const at = a * bracket + b;
    if (this.colours[at] === 0)
      this.colours[at] = field.coloursOf(int(ranks, a), int(ranks, b)).higher === 'white' ? 1 : 2;
    this.colour = byte(this.colours, at);
    return this;
  }

  /** How many of the two satisfy a test with the colour that they would have; none outside the bracket. */
  count(test: (player: DutchPlayer, colour: Colour) => boolean): number {
    if (this.bKind !== RESIDENT) return 0;
    const isWhite = this.colour === 1;
    return Number(test(this.a, isWhite ? 'white' : 'black')) + Number(test(this.b, isWhite ? 'black' : 'white'));
  }
}

const floatsDown = ({ aKind, bKind }: Pair): boolean => aKind <= RESIDENT && bKind > RESIDENT;
const floatsOn = ({ aKind, bKind }: Pair): boolean => aKind <= RESIDENT && bKind > NEXT && bKind !== EXIT;
const againstMovedDown = ({ aKind, bKind }: Pair): boolean => aKind === MOVED_DOWN && bKind === RESIDENT;

const isDenied = ({ preference }: DutchPlayer, colour: Colour): boolean => preference.colour === otherColour(colour);
const isStrong = ({ preference }: DutchPlayer): boolean => preference.strength === 'strong';
const isThirdInARow = ({ preference }: DutchPlayer, colour: Colour): boolean => preference.repeated === colour;
const isBeyondTwo = ({ preference }: DutchPlayer, colour: Colour): boolean =>
  Math.abs(preference.colourDifference + (colour === 'white' ? 1 : -1)) > 2;

/** In the handbook (C.04.3, article 2). */
export type DutchCriterion = 'C6' | 'C7' | 'C8' | 'C9' | `C1${number}` | `C2${0 | 1}`;

interface Criterion {
  readonly number: DutchCriterion;
  /** Asked once for each score of moved-down players, or of everybody in the bracket, the highest first. */
  readonly byScore?: 'moved-down' | 'all';
  /** What it adds for a pair; the sum is to be small. */
  readonly cost: (pair: Pair) => number | boolean;
}

/** The quality criteria in order of weight. C1 to C5 leave no choice: they say which pairs there are (dutch-scene.ts). */
const CRITERIA: readonly Criterion[] = [
  { number: 'C6', cost: floatsDown },
  { number: 'C7', byScore: 'moved-down', cost: floatsDown },
  { number: 'C8', cost: ({ bKind }) => bKind > NEXT },
  { number: 'C8', byScore: 'all', cost: floatsOn },
  { number: 'C9', cost: (pair) => (pair.bKind === BYE && pair.aKind <= RESIDENT ? pair.a.unplayed : 0) },
  {
    number: 'C10',
    cost: (pair) => pair.count((player, colour) => isDenied(player, colour) && isBeyondTwo(player, colour)),
  },
  { number: 'C11', cost: (pair) => pair.count(isThirdInARow) },
  { number: 'C12', cost: (pair) => pair.count(isDenied) },
  { number: 'C13', cost: (pair) => pair.count((player, colour) => isStrong(player) && isDenied(player, colour)) },
  { number: 'C14', cost: (pair) => floatsDown(pair) && pair.aKind === RESIDENT && pair.a.floats[0] === 'down' },
  { number: 'C15', cost: (pair) => againstMovedDown(pair) && pair.b.floats[0] === 'up' },
  { number: 'C16', cost: (pair) => floatsDown(pair) && pair.aKind === RESIDENT && pair.a.floats[1] === 'down' },
  { number: 'C17', cost: (pair) => againstMovedDown(pair) && pair.b.floats[1] === 'up' },
  { number: 'C18', byScore: 'moved-down', cost: (pair) => floatsDown(pair) && pair.a.floats[0] === 'down' },
  { number: 'C19', byScore: 'moved-down', cost: (pair) => againstMovedDown(pair) && pair.b.floats[0] === 'up' },
  { number: 'C20', byScore: 'moved-down', cost: (pair) => floatsDown(pair) && pair.a.floats[1] === 'down' },
  { number: 'C21', byScore: 'moved-down', cost: (pair) => againstMovedDown(pair) && pair.b.floats[1] === 'up' },
];

type CriterionRow = CostRow & { readonly criterion: DutchCriterion };

/** C6 to C8, by which it is settled who floats down in number and score; C8 where what is below is in the scene. */
export const floaterRows = (scene: Scene): CriterionRow[] =>
  rowsOf(scene, ({ number }) => number === 'C6' || number === 'C7' || (number === 'C8' && !scene.isNear));

/** C10 to C21, and C9 where exactly one floats down, to the bye. */
export const otherRows = (scene: Scene, isOnlyBye: boolean): CriterionRow[] =>
  rowsOf(scene, ({ number }) => number.length > 2 || (number === 'C9' && isOnlyBye));

/** The criteria as rows of costs between the vertices of a scene. */
function rowsOf(scene: Scene, isAsked: (criterion: Criterion) => boolean): CriterionRow[] {
  const { field, ranks, kinds, bracket } = scene;
  const pair = new Pair(scene);
  const scores = (kindsAsked: number): number[] => {
    const found = new Set<number>();
    for (let vertex = 0; vertex < bracket; vertex++) {
      if (byte(kinds, vertex) <= kindsAsked) found.add(field.player(int(ranks, vertex)).score);
    }
    return [...found];
  };
  let unplayed = 0;
  for (let vertex = 0; vertex < bracket; vertex++) {
    unplayed = Math.max(unplayed, field.player(int(ranks, vertex)).unplayed);
  }
  return CRITERIA.filter(isAsked).flatMap((criterion) => {
    const cost = (a: number, b: number): number => Number(criterion.cost(pair.between(a, b)));
    const { number } = criterion;
    if (criterion.byScore === undefined) {
      return [{ criterion: number, most: number === 'C9' ? unplayed : ranks.length, cost }];
    }
    return scores(criterion.byScore === 'all' ? RESIDENT : MOVED_DOWN).map((score) => ({
      criterion: number,
      most: ranks.length,
      cost: (a: number, b: number) => (field.player(int(ranks, Math.min(a, b))).score === score ? cost(a, b) : 0),
    }));
  });
}
