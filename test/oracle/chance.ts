/** The oracle's own dice: the same seed gives the same tournament everywhere. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = Math.imul(seed, 2654435761) >>> 0;
  }

  /** A whole number from 0 to bound − 1. */
  below(bound: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * bound);
  }

  /** True once in so many. */
  once(inSoMany: number): boolean {
    return this.below(inSoMany) === 0;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  shuffled<T>(items: readonly T[]): T[] {
    const mixed = items.slice();
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
    }
    return mixed;
  }
}
