import { assertDefined } from '../../../kit/index.ts';
import { type DutchRound, pairDutchRound } from '../../pairing/dutch.ts';
import { type Colour, preferenceOf } from '../../pairing/dutch-colours.ts';
import { dutchDifference } from '../../pairing/dutch-compare.ts';
import type { DutchField, Float } from '../../pairing/dutch-field.ts';
import type { ReportedEvent, ReportedRound, RoundDifference } from '../../tournament/index.ts';
import { WIN } from './sheet.ts';

/** Rounds that somebody has paired, played again by pairing number (DU-7, DU-10). */

interface Career {
  points: number;
  readonly met: number[];
  readonly colours: Colour[];
  readonly floats: Float[];
  mayHaveBye: boolean;
}

/** The numbers of those who were paired or had the allocated bye. */
export function presentIn({ pairs, byes }: ReportedRound): number[] {
  const allocated = [...byes].filter(([, { isAllocated }]) => isAllocated).map(([number]) => number);
  return [...pairs.flatMap(({ white, black }) => [white, black]), ...allocated].sort((a, b) => a - b);
}

export class DutchReplay {
  private readonly careers: ReadonlyMap<number, Career>;
  private readonly initialColour: Colour;
  private played = 0;

  constructor(private readonly event: ReportedEvent) {
    const career = (): Career => ({ points: 0, met: [], colours: [], floats: [], mayHaveBye: true });
    this.careers = new Map(event.numbers.map((number) => [number, career()]));
    const [first] = event.rounds;
    const top = first && presentIn(first)[0];
    this.initialColour = event.initialColour ?? (first?.pairs.some(({ black }) => black === top) ? 'black' : 'white');
  }

  get points(): number[] {
    return [...this.careers.values()].map(({ points }) => points);
  }

  /** The round as the Dutch system pairs it for those who were there, by index among them. */
  pair(round: ReportedRound): DutchRound | undefined {
    return pairDutchRound(this.fieldOf(presentIn(round)));
  }

  /** How a round differs from that; pairs by number, white first. */
  compare(round: ReportedRound): RoundDifference | undefined {
    const numbers = presentIn(round);
    const indexOf = (number: number): number => numbers.indexOf(number);
    const [bye] = [...round.byes].flatMap(([number, { isAllocated }]) => (isAllocated ? [number] : []));
    const found = dutchDifference(this.fieldOf(numbers), {
      pairs: round.pairs.map(({ white, black }) => ({ white: indexOf(white), black: indexOf(black) })),
      bye: bye === undefined ? undefined : indexOf(bye),
    });
    if (!found) return undefined;
    const { criterion, expected } = found;
    const numberOf = (index: number): number => assertDefined(numbers[index], 'number');
    return {
      round: this.played + 1,
      criterion,
      pairs: expected?.pairs.map(({ white, black }) => [numberOf(white), numberOf(black)]) ?? [],
      ...(expected?.bye !== undefined && { bye: numberOf(expected.bye) }),
    };
  }

  play({ pairs, byes }: ReportedRound): void {
    const before = new Map([...this.careers].map(([number, { points }]) => [number, points]));
    const floats = new Map<number, Float>();
    for (const { white, black, points, isPlayed } of pairs) {
      for (const [seat, number, other] of [[0, white, black] as const, [1, black, white] as const]) {
        const career = this.of(number);
        career.points += points[seat];
        const ahead = (before.get(number) ?? 0) - (before.get(other) ?? 0);
        if (isPlayed) {
          career.met.push(other);
          career.colours.push(seat === 0 ? 'white' : 'black');
          floats.set(number, ahead > 0 ? 'down' : ahead < 0 ? 'up' : undefined);
        } else if (points[seat] > 0) {
          career.mayHaveBye = false;
          floats.set(number, 'down');
        }
      }
    }
    for (const [number, { points, isAllocated }] of byes) {
      const career = this.of(number);
      career.points += points;
      if (points === WIN || isAllocated) career.mayHaveBye = false;
      if (points > 0) floats.set(number, 'down');
    }
    for (const [number, career] of this.careers) career.floats.push(floats.get(number));
    this.played++;
  }

  private fieldOf(numbers: readonly number[]): DutchField {
    const indexOf = new Map(numbers.map((number, index) => [number, index]));
    const players = numbers.map((number, index) => {
      const { points, met, colours, floats, mayHaveBye } = this.of(number);
      return {
        score: points,
        number: this.played === 0 ? index + 1 : number,
        met: [...met, ...this.forbiddenTo(number)].flatMap((other) => indexOf.get(other) ?? []),
        played: colours,
        preference: preferenceOf(colours),
        floats: [floats.at(-1), floats.at(-2)] as const,
        mayHaveBye,
        unplayed: this.played - colours.length,
      };
    });
    const topscorersAbove = this.played === this.event.plannedRounds - 1 ? this.played : undefined;
    return { players, initialColour: this.initialColour, topscorersAbove };
  }

  /** Whom a player must not meet in the round that comes: the same to a draw as having met. */
  private forbiddenTo(number: number): number[] {
    const round = this.played + 1;
    return (this.event.forbidden ?? [])
      .filter(({ first, last, numbers }) => first <= round && round <= last && numbers.includes(number))
      .flatMap(({ numbers }) => numbers.filter((other) => other !== number));
  }

  private of(number: number): Career {
    return assertDefined(this.careers.get(number), `number ${number}`);
  }
}

/** Every round again, given those before it as they were played. */
export function checkedRounds(event: ReportedEvent): readonly RoundDifference[] {
  const replay = new DutchReplay(event);
  return event.rounds.flatMap((round) => {
    const difference = replay.compare(round);
    replay.play(round);
    return difference ?? [];
  });
}
