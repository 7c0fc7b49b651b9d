import { BoundedPool } from './bounded-pool.ts';

/** A bounded pool in which each party has one place at a time, so that whoever holds theirs for long holds up only themselves. */
export class PartyPool {
  readonly #common: BoundedPool;
  readonly #mostWaiting: number;
  readonly #parties = new Map<string, { readonly own: BoundedPool; count: number }>();

  /** @param mostWaiting of one party, and of all parties together */
  constructor(atOnce: number, mostWaiting: { readonly each: number; readonly all: number }) {
    this.#common = new BoundedPool(atOnce, mostWaiting.all);
    this.#mostWaiting = mostWaiting.each;
  }

  /** A place that is kept until it is given back; giving it back twice does no harm. */
  async enter(party: string): Promise<() => void> {
    const parties = this.#parties;
    const entered = parties.get(party) ?? { own: new BoundedPool(1, this.#mostWaiting), count: 0 };
    parties.set(party, entered);
    entered.count += 1;
    const leave: (() => void)[] = [];
    const leaveAll = () => {
      for (const one of leave.splice(0)) one();
    };
    leave.push(() => {
      entered.count -= 1;
      if (entered.count === 0) parties.delete(party);
    });
    try {
      leave.push(await entered.own.enter());
      leave.push(await this.#common.enter());
      return leaveAll;
    } catch (error) {
      leaveAll();
      throw error;
    }
  }
}
