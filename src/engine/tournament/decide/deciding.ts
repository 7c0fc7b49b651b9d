import { chanceFrom, drawKey } from '../../../kit/index.ts';
import type { Request } from '../commands.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolve/evolve.ts';
import { historyOf, rulebookOf } from '../history.ts';
import type { Formats, History, Rulebook } from '../rulebook.ts';
import type { About, Facts, State } from '../state.ts';

/** One command on its way: the events so far, and the state they lead to. */
export class Deciding {
  readonly events: Event[] = [];

  constructor(
    readonly formats: Formats,
    public state: State,
    readonly about: About,
    readonly request: Pick<Request, 'at' | 'by'>,
  ) {}

  add(event: Event): void {
    this.events.push(event);
    this.state = evolve(this.state, event);
  }

  get facts(): Facts {
    return this.state.facts;
  }

  get history(): History {
    return historyOf(this.facts);
  }

  get rulebook(): Rulebook {
    return rulebookOf(this.formats, this.facts);
  }

  /** A named draw: anyone who has its key can run it again. */
  draw(name: string) {
    const key = drawKey(this.about.secret, name);
    return { draw: { name, key }, chance: chanceFrom(key) };
  }
}
