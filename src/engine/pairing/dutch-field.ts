import { allocateColours, type Colour, type ColourAllocation, type ColouredPlayer } from './dutch-colours.ts';

export type Float = 'down' | 'up' | undefined;

/** What the Dutch system must know of a player. */
export interface DutchPlayer extends ColouredPlayer {
  /** Whole numbers: half points doubled. */
  readonly score: number;
  /** The pairing number: ranks players of the same score, and an odd one begins with the initial colour (5.2.5). */
  readonly number: number;
  /** C1: whom they have played, by index. */
  readonly met: readonly number[];
  /** In the previous round, and in the one before that. */
  readonly floats: readonly [Float, Float];
  /** C2. */
  readonly mayHaveBye: boolean;
  /** C9. */
  readonly unplayed: number;
}

export interface DutchField {
  readonly players: readonly DutchPlayer[];
  readonly initialColour: Colour;
  /** 1.8: in the last round, those who have more than this are topscorers; undefined in other rounds. */
  readonly topscorersAbove: number | undefined;
}

/** The players of a round in order of rank (1.2): all that follows names them by their rank, 0 for the first. */
export class RankedField {
  readonly players: readonly DutchPlayer[];
  /** By rank, the index in the field. */
  readonly indices: readonly number[];
  private readonly hasMet: Uint8Array;
  private readonly size: number;

  constructor(private readonly field: DutchField) {
    const { players } = field;
    this.size = players.length;
    this.indices = players
      .map((_, index) => index)
      .sort((a, b) => {
        const [one, other] = [players[a] as DutchPlayer, players[b] as DutchPlayer];
        return other.score - one.score || one.number - other.number;
      });
    this.players = this.indices.map((index) => players[index] as DutchPlayer);
    const rankOf = new Int32Array(this.size);
    this.indices.forEach((index, rank) => {
      rankOf[index] = rank;
    });
    this.hasMet = new Uint8Array(this.size * this.size);
    this.players.forEach(({ met }, rank) => {
      for (const index of met) this.hasMet[rank * this.size + (rankOf[index] ?? rank)] = 1;
    });
  }

  player(rank: number): DutchPlayer {
    return this.players[rank] as DutchPlayer;
  }

  /** C1 and C3. */
  mayMeet(a: number, b: number): boolean {
    if (this.hasMet[a * this.size + b] === 1) return false;
    const [one, other] = [this.player(a), this.player(b)];
    if (one.preference.strength !== 'absolute' || other.preference.strength !== 'absolute') return true;
    return one.preference.colour !== other.preference.colour || this.isTopscorer(one) || this.isTopscorer(other);
  }

  private isTopscorer({ score }: DutchPlayer): boolean {
    const { topscorersAbove } = this.field;
    return topscorersAbove !== undefined && score > topscorersAbove;
  }

  /** `a` ranks above `b`. */
  coloursOf(a: number, b: number): ColourAllocation {
    const { initialColour } = this.field;
    const higher = this.player(a);
    const byNumber = higher.number % 2 === 1 ? initialColour : initialColour === 'white' ? 'black' : 'white';
    return allocateColours(higher, this.player(b), byNumber);
  }
}
