import { chanceFrom, drawKey } from '../../../kit/index.ts';
import type { Request } from '../commands.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolve/evolve.ts';
import { Owned } from '../evolve/owned.ts';
import { historyOf, passingHistoryOf, remembered, rulebookOf } from '../history.ts';
import { isSealed, secretHashOf } from '../log.ts';
import type { Formats, History, Rulebook } from '../rulebook.ts';
import type { About, Facts, State } from '../state.ts';

/** What it led to when it was decided first, where it is decided again. */
export interface Decided {
  readonly events?: readonly Event[];
}

/** One command on its way: the events so far, and the state they lead to. */
export class Deciding {
  readonly events: Event[] = [];
  /** Nobody else sees the states on the way: a list of results writes into one copy of its round's tables. */
  readonly #owned = new Owned();
  #before:
    | {
        readonly stage: number;
        readonly rounds: number;
        readonly players: Facts['players'];
        readonly history: History;
      }
    | undefined;
  #passing: { readonly facts: Facts; readonly stage: number; readonly history: History } | undefined;

  constructor(
    readonly formats: Formats,
    public state: State,
    readonly about: About,
    readonly request: Pick<Request, 'at' | 'by'> & Decided,
  ) {}

  add(event: Event): void {
    this.events.push(event);
    this.state = evolve(this.state, event, this.#owned);
  }

  get facts(): Facts {
    return this.state.facts;
  }

  get history(): History {
    const { facts } = this;
    const passing = this.#passing;
    if (passing?.facts !== facts || passing.stage !== facts.stage) return historyOf(facts);
    return remembered(facts, passing.stage, passing.history);
  }

  /**
   * Of a list of results, the history before them, as far as it is still about the same rounds and people: who is asked
   * whether an outcome can be one of its game looks at no other results.
   */
  historyBefore(stage: number): History {
    const { rounds, players } = this.facts;
    const known = this.#before;
    if (known?.stage === stage && known.rounds === rounds.length && known.players === players) return known.history;
    const history = this.historyAt(stage);
    this.#before = { stage, rounds: rounds.length, players, history };
    return history;
  }

  /** For what is asked of each result of a list. */
  historyAt(stage: number): History {
    const { facts } = this;
    if (this.#passing?.facts !== facts || this.#passing.stage !== stage) {
      this.#passing = { facts, stage, history: passingHistoryOf(facts, stage) };
    }
    return this.#passing.history;
  }

  get rulebook(): Rulebook {
    return rulebookOf(this.formats, this.facts);
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
