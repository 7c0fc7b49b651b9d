/** Which colour a player should have next, and who gets which (C.04.3, 1.6, 1.7 and article 5). */
export type Colour = 'white' | 'black';
export type Strength = 'none' | 'mild' | 'strong' | 'absolute';

export interface ColourPreference {
  readonly colour: Colour | undefined;
  readonly strength: Strength;
  /** Games with white less games with black. */
  readonly colourDifference: number;
  /** The colour of the two latest games, where it was the same. */
  readonly repeated: Colour | undefined;
}

export const otherColour = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');

/** 1.7, from the colours of the games that were played, the first first. */
export function preferenceOf(played: readonly Colour[]): ColourPreference {
  const colourDifference = played.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);
  const latest = played.at(-1);
  const repeated = latest !== undefined && latest === played.at(-2) ? latest : undefined;
  const balancing: Colour = colourDifference > 0 ? 'black' : 'white';
  if (Math.abs(colourDifference) > 1) return { colour: balancing, strength: 'absolute', colourDifference, repeated };
  if (repeated) return { colour: otherColour(repeated), strength: 'absolute', colourDifference, repeated };
  if (colourDifference !== 0) return { colour: balancing, strength: 'strong', colourDifference, repeated };
  if (latest) return { colour: otherColour(latest), strength: 'mild', colourDifference, repeated };
  return { colour: undefined, strength: 'none', colourDifference, repeated };
}

export interface ColouredPlayer {
  readonly preference: ColourPreference;
  readonly played: readonly Colour[];
}

/** 5.2.3: the latest games in which one had white and the other black; rounds without a game are passed over. */
function latestDifference(one: readonly Colour[], other: readonly Colour[]): Colour | undefined {
  for (let back = 1; back <= Math.min(one.length, other.length); back++) {
    const colour = one.at(-back);
    if (colour !== other.at(-back)) return colour;
  }
  return undefined;
}

const STRENGTHS: readonly Strength[] = ['none', 'mild', 'strong', 'absolute'];

/** The rule of 5.2 by which the colours were given, and the colour of the higher ranked player. */
export interface ColourAllocation {
  readonly higher: Colour;
  readonly rule: '5.2.1' | '5.2.2' | '5.2.3' | '5.2.4' | '5.2.5';
}

/** 5.2. `byNumber` is what the higher ranked player gets where nothing else decides. */
export function allocateColours(higher: ColouredPlayer, lower: ColouredPlayer, byNumber: Colour): ColourAllocation {
  const [one, other] = [higher.preference, lower.preference];
  if (one.colour === undefined && other.colour === undefined) return { higher: byNumber, rule: '5.2.5' };
  if (one.colour === undefined || other.colour === undefined || one.colour !== other.colour) {
    return { higher: one.colour ?? otherColour(other.colour ?? byNumber), rule: '5.2.1' };
  }
  const stronger =
    STRENGTHS.indexOf(one.strength) - STRENGTHS.indexOf(other.strength) ||
    (one.strength === 'absolute' ? Math.abs(one.colourDifference) - Math.abs(other.colourDifference) : 0);
  if (stronger !== 0) return { higher: stronger > 0 ? one.colour : otherColour(one.colour), rule: '5.2.2' };
  const latest = latestDifference(higher.played, lower.played);
  if (latest) return { higher: otherColour(latest), rule: '5.2.3' };
  return { higher: one.colour, rule: '5.2.4' };
}
