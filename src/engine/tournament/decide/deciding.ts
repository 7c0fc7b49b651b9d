import { chanceFrom, drawKey } from '../../../kit/index.ts';
import { isSealed, secretHashOf } from '../../log/index.ts';
import type { Request } from '../commands.ts';
import { type Derived, derive } from '../derive.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolve/evolve.ts';
import type { Formats } from '../rulebook.ts';
import type { About, Facts, State } from '../state.ts';

/** What it led to when it was decided first, where it is decided again. */
export interface Decided {
  readonly events?: readonly Event[];
}

/** One command on its way: the events so far, and the state they lead to. */
export class Deciding {
  readonly events: Event[] = [];
  #derived: Derived | undefined;

  constructor(
    readonly formats: Formats,
    public state: State,
    readonly about: About,
    readonly request: Pick<Request, 'at' | 'by'> & Decided,
    previous?: Derived,
  ) {
    this.#derived = previous;
  }

  add(event: Event): void {
    this.events.push(event);
    this.state = evolve(this.state, event);
  }

  /** Of the facts as they are now; what the events so far left as it was is taken over. */
  get derived(): Derived {
    this.#derived = derive(this.formats, this.facts, this.#derived);
    return this.#derived;
  }

  get facts(): Facts {
    return this.state.facts;
  }

  /** A named draw: anyone who has its key can run it again. */
  draw(name: string) {
    const { secret } = this.about;
    const key = isSealed(secret)
      ? (this.#recordedKey(name) ?? drawKey(secretHashOf(secret), name))
      : drawKey(secret, name);
    return { draw: { name, key }, chance: chanceFrom(key) };
  }

  /** Those who have only the secret's hash replay a draw by the key that was recorded with it. A new draw is a stand-in. */
  #recordedKey(name: string): string | undefined {
    const recorded = (this.request.events ?? []).flatMap((event) =>
      'draw' in event && event.draw ? [event.draw] : [],
    );
    const known = [...recorded, ...this.facts.rounds.flatMap(({ draw }) => draw ?? [])];
    return known.find((draw) => draw.name === name)?.key;
  }
}
