/**
 * A second opinion on the Dutch system, from the rules of docs/formats/dutch.md and nothing of the engine: it looks at every
 * pairing of a bracket there is, and takes the best. Slow, so for small fields; nothing in it is clever.
 */

type Colour = 'w' | 'b';
type Float = 'down' | 'up' | undefined;

/** In order of rank: score, then pairing number. Scores are half points. */
export interface Judged {
  readonly number: number;
  /** What counts as odd where nobody has a preference (DU-5). */
  readonly position: number;
  readonly score: number;
  /** Of games that were played, the first first. */
  readonly colours: readonly Colour[];
  /** Numbers of those they have met or must not meet. */
  readonly met: ReadonlySet<number>;
  /** The last round, and the one before. */
  readonly floats: readonly [Float, Float];
  readonly mayHaveBye: boolean;
  readonly unplayed: number;
}

export interface Situation {
  readonly players: readonly Judged[];
  readonly initialColour: Colour;
  /** In the last round: whoever has more than this is a topscorer. */
  readonly topscorersAbove?: number | undefined;
}

interface Preference {
  readonly colour: Colour | undefined;
  /** 0 none, 1 mild, 2 strong, 3 absolute. */
  readonly strength: 0 | 1 | 2 | 3;
  readonly difference: number;
}

const other = (colour: Colour): Colour => (colour === 'w' ? 'b' : 'w');

function preferenceOf({ colours }: Judged): Preference {
  const difference = colours.filter((colour) => colour === 'w').length * 2 - colours.length;
  const last = colours.at(-1);
  if (last === undefined) return { colour: undefined, strength: 0, difference };
  const towards: Colour = difference > 0 ? 'b' : 'w';
  if (Math.abs(difference) >= 2) return { colour: towards, strength: 3, difference };
  if (colours.at(-2) === last) return { colour: other(last), strength: 3, difference };
  if (difference !== 0) return { colour: towards, strength: 2, difference };
  return { colour: other(last), strength: 1, difference };
}

type Pair = readonly [high: Judged, low: Judged];

class Judge {
  readonly byeScore: number | undefined;
  private readonly cannot = new Set<string>();

  constructor(readonly situation: Situation) {
    const { players } = situation;
    const scores = [...new Set(players.map(({ score }) => score))].sort((a, b) => a - b);
    this.byeScore =
      players.length % 2 === 0 ? undefined : (scores.find((score) => this.canEnd([], players, score)) ?? -1);
  }

  isTop({ score }: Judged): boolean {
    const { topscorersAbove } = this.situation;
    return topscorersAbove !== undefined && score > topscorersAbove;
  }

  /** C1, C3. */
  mayMeet(a: Judged, b: Judged): boolean {
    const [one, two] = [preferenceOf(a), preferenceOf(b)];
    const clash = one.strength === 3 && two.strength === 3 && one.colour === two.colour;
    return !a.met.has(b.number) && (!clash || this.isTop(a) || this.isTop(b));
  }

  /** C2, C5. */
  mayHaveBye({ mayHaveBye, score }: Judged, byeScore: number | undefined): boolean {
    return mayHaveBye && score === byeScore;
  }

  /** C4: whether these can all be paired, somebody with the bye; floaters from one bracket don't meet each other. */
  canEnd(floaters: readonly Judged[], others: readonly Judged[], byeScore: number | undefined): boolean {
    const [first, ...rest] = [...floaters, ...others];
    if (!first) return true;
    const isFloater = floaters.length > 0;
    const key = `${floaters.map(({ number }) => number)}|${others.map(({ number }) => number)}|${byeScore}`;
    if (this.cannot.has(key)) return false;
    const left = isFloater ? floaters.slice(1) : [];
    const odd = (rest.length + 1) % 2 === 1;
    if (odd && this.mayHaveBye(first, byeScore) && this.canEnd(left, isFloater ? others : rest, undefined)) return true;
    const mates = isFloater ? others : rest;
    for (const mate of mates) {
      if (
        this.mayMeet(first, mate) &&
        this.canEnd(
          left,
          mates.filter((one) => one !== mate),
          byeScore,
        )
      )
        return true;
    }
    this.cannot.add(key);
    return false;
  }

  /** Every way to pair a bracket: moved-down players with residents, residents with each other, the rest float down. */
  *candidates(down: readonly Judged[], residents: readonly Judged[]): Generator<{ pairs: Pair[]; left: Judged[] }> {
    const [first, ...others] = down.length > 0 ? down : residents;
    if (!first) {
      yield { pairs: [], left: [] };
      return;
    }
    const isDown = down.length > 0;
    const [downLeft, mates] = isDown ? [others, residents] : [[], others];
    for (const mate of mates) {
      if (!this.mayMeet(first, mate)) continue;
      const without = mates.filter((one) => one !== mate);
      for (const { pairs, left } of this.candidates(downLeft, without))
        yield { pairs: [[first, mate], ...pairs], left };
    }
    for (const { pairs, left } of this.candidates(downLeft, mates)) yield { pairs, left: [first, ...left] };
  }
}

/** Negative where the first is better: number by number, and shorter before longer where one begins like the other. */
function compare(one: readonly number[], two: readonly number[]): number {
  for (let at = 0; at < Math.max(one.length, two.length); at++) {
    const difference = (one[at] ?? Number.NEGATIVE_INFINITY) - (two[at] ?? Number.NEGATIVE_INFINITY);
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
  }
  return 0;
}

const falling = (list: readonly number[]): number[] => [...list].sort((a, b) => b - a);
const rising = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

/** 5.2. */
function coloursOf([high, low]: Pair, initialColour: Colour): Colour {
  const [a, b] = [preferenceOf(high), preferenceOf(low)];
  if (a.colour === undefined && b.colour === undefined) {
    return high.position % 2 === 1 ? initialColour : other(initialColour);
  }
  if (a.colour !== b.colour) return a.colour ?? other(b.colour as Colour);
  const own = a.colour as Colour;
  if (a.strength !== b.strength) return a.strength > b.strength ? own : other(own);
  const [wide, wider] = [Math.abs(a.difference), Math.abs(b.difference)];
  if (a.strength === 3 && wide !== wider) return wide > wider ? own : other(own);
  const [past, theirs] = [high.colours.toReversed(), low.colours.toReversed()];
  const at = past.findIndex((colour, back) => theirs[back] !== undefined && theirs[back] !== colour);
  return at < 0 ? own : other(past[at] as Colour);
}

interface Bracket {
  readonly down: readonly Judged[];
  readonly residents: readonly Judged[];
  readonly next: readonly Judged[];
  readonly below: readonly Judged[];
}

/** C6 to C21 and the order of article 4, as lists that are compared one after the other. */
function figures(
  judge: Judge,
  bracket: Bracket,
  pairs: readonly Pair[],
  left: readonly Judged[],
  c8: readonly number[],
) {
  const { down, residents } = bracket;
  const isDown = (player: Judged): boolean => down.includes(player);
  const rank = (player: Judged): number => judge.situation.players.indexOf(player);
  const coloured = pairs.flatMap((pair) => {
    const colour = coloursOf(pair, judge.situation.initialColour);
    return [[pair[0], colour] as const, [pair[1], other(colour)] as const];
  });
  const count = (test: (player: Judged, colour: Colour) => boolean): number[] => [
    coloured.filter(([player, colour]) => test(player, colour)).length,
  ];
  const denied = (player: Judged, colour: Colour): boolean => preferenceOf(player).colour === other(colour);
  const mixed = pairs.filter(([high]) => isDown(high));
  const takesBye = judge.byeScore !== undefined && judge.byeScore >= (residents[0]?.score ?? 0);
  const floated = (back: 0 | 1) => [left.filter((one) => !isDown(one) && one.floats[back] === 'down').length];
  const lifted = (back: 0 | 1) => [mixed.filter(([, low]) => low.floats[back] === 'up').length];
  const floatedOn = (back: 0 | 1) =>
    falling(left.filter((one) => isDown(one) && one.floats[back] === 'down').map(({ score }) => score));
  const liftedBy = (back: 0 | 1) =>
    falling(mixed.filter(([, low]) => low.floats[back] === 'up').map(([high]) => high.score));
  const remainder = residents.filter((one) => !mixed.some(([, low]) => low === one));
  const inside = pairs.filter(([high]) => !isDown(high));
  const upper = remainder.slice(0, inside.length);
  const highs = inside.map(([high]) => high);
  const intoUpper = highs.filter((one) => !upper.includes(one)).map(rank);
  const intoLower = upper.filter((one) => !highs.includes(one)).map(rank);
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  const byRank = (list: readonly Pair[]): Pair[] => [...list].sort((a, b) => rank(a[0]) - rank(b[0]));
  return [
    [left.length],
    falling(left.map(({ score }) => score)),
    c8,
    takesBye && left.length === 1 ? left.map(({ unplayed }) => unplayed) : [],
    count(
      (player, colour) =>
        denied(player, colour) && Math.abs(preferenceOf(player).difference + (colour === 'w' ? 1 : -1)) > 2,
    ),
    count(({ colours }, colour) => colours.length > 1 && colours.at(-1) === colour && colours.at(-2) === colour),
    count(denied),
    count((player, colour) => denied(player, colour) && preferenceOf(player).strength >= 2),
    floated(0),
    lifted(0),
    floated(1),
    lifted(1),
    floatedOn(0),
    liftedBy(0),
    floatedOn(1),
    liftedBy(1),
    rising(mixed.map(([high]) => rank(high))),
    byRank(mixed).map(([, low]) => rank(low)),
    [intoUpper.length],
    [sum(intoUpper) - sum(intoLower)],
    falling(intoLower).map((one) => -one),
    rising(intoUpper),
    byRank(inside).map(([, low]) => rank(low)),
  ];
}

const best = (lists: readonly (readonly number[])[], than: readonly (readonly number[])[]): boolean => {
  for (const [at, list] of lists.entries()) {
    const difference = compare(list, than[at] ?? []);
    if (difference !== 0) return difference < 0;
  }
  return false;
};

/** C8: how many would have to float on from the next bracket at the least, and with which scores. */
function nextBracket(judge: Judge, left: readonly Judged[], { next, below }: Bracket): readonly number[] | undefined {
  let found: number[] | undefined;
  for (const { left: further } of judge.candidates(left, next)) {
    const value = [further.length, ...falling(further.map(({ score }) => score))];
    if (found && compare(value, found) >= 0) continue;
    if (judge.canEnd(further, below, judge.byeScore)) found = value;
  }
  return found;
}

export interface Verdict {
  readonly pairs: readonly (readonly [white: number, black: number])[];
  readonly bye: number | undefined;
}

export function judged(situation: Situation): Verdict | undefined {
  const judge = new Judge(situation);
  const { players, initialColour } = situation;
  if (!judge.canEnd([], players, judge.byeScore)) return undefined;
  const scores = [...new Set(players.map(({ score }) => score))];
  const at = (score: number | undefined) => players.filter((one) => one.score === score);
  const all: Pair[] = [];
  let down: readonly Judged[] = [];
  for (const [index, score] of scores.entries()) {
    const below = players.filter((one) => one.score < (scores[index + 1] ?? -1));
    const bracket = { down, residents: at(score), next: at(scores[index + 1]), below };
    const known = new Map<string, readonly number[] | undefined>();
    let chosen: { pairs: Pair[]; left: Judged[]; value: number[][] } | undefined;
    for (const { pairs, left } of judge.candidates(down, bracket.residents)) {
      const key = left.map(({ number }) => number).join();
      if (!known.has(key)) {
        known.set(
          key,
          judge.canEnd(left, [...bracket.next, ...below], judge.byeScore)
            ? nextBracket(judge, left, bracket)
            : undefined,
        );
      }
      const c8 = known.get(key);
      if (!c8) continue;
      const value = figures(judge, bracket, pairs, left, c8).map((list) => [...list]);
      if (!chosen || best(value, chosen.value)) chosen = { pairs, left, value };
    }
    if (!chosen) return undefined;
    all.push(...chosen.pairs);
    down = chosen.left;
  }
  return {
    pairs: all.map((pair) => {
      const [high, low] = pair;
      return coloursOf(pair, initialColour) === 'w' ? [high.number, low.number] : [low.number, high.number];
    }),
    bye: down[0]?.number,
  };
}
