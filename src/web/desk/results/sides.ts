import { type Derived, type Game, type Outcome, type Round, sidesAt, type Table } from '../../../engine/index.ts';
import { labelText, turnedOutcome } from '../../../words/index.ts';
import type { Speech } from '../../shared/words.ts';

/**
 * DK-3: a game with sides is shown with the side that moves first on the left, as on a score sheet (white in chess, the
 * attacker in tafl), and read in that order; all else is in seat order, as results are stored.
 */
export interface Sides {
  /** The seats from left to right. */
  readonly order: readonly [number, number];
  /** What the side of a seat is called; undefined where there are no sides. */
  readonly called: (speech: Pick<Speech, 't' | 'language'>, seat: number) => string | undefined;
}

export function sidesOf(derived: Derived, round: number, game: Game | undefined): Sides {
  const sides = sidesAt(derived, round);
  const left = game?.[sides?.first ?? 'white'];
  return {
    order: left === 1 ? [1, 0] : [0, 1],
    called: ({ t, language }, seat) => {
      const side = game?.white === seat ? 'white' : game?.black === seat ? 'black' : undefined;
      return side && (sides ? labelText(language, sides[side]) : t(`entry.${side}`));
    },
  };
}

/** Whether the game that is played now at this table is shown with the second seat on the left. */
export const isTurned = (derived: Derived, round: Round, table: Table): boolean => {
  const game = table.games.find(({ recorded }) => !recorded) ?? table.games.at(-1);
  return sidesOf(derived, round.number, game).order[0] === 1;
};

/** From seat order into the order that is shown, and back: for two it is the same turn. */
export const inOrder = (outcome: Outcome, [left]: Sides['order']): Outcome =>
  left === 0 ? outcome : turnedOutcome(outcome);
