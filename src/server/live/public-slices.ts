import { type Derived, derive, type Formats, publicVersion, type State } from '../../engine/index.ts';
import { Yielder } from '../operations/yielder.ts';
import { Snapshot } from './snapshot.ts';

/** The public view as it is now, worked out when someone asks and something public has changed. */
export class PublicSlices {
  readonly #formats: Formats;
  #state: State;
  /** Of the newest state that somebody looked at. */
  #derived: Derived | undefined;
  #snapshot: Snapshot | undefined;

  constructor(formats: Formats, state: State) {
    this.#formats = formats;
    this.#state = state;
  }

  get version(): number {
    return publicVersion(this.#state.log);
  }

  /** `derived`: where the state was decided here. */
  update(state: State, derived = this.#derived): void {
    this.#state = state;
    this.#derived = derived;
  }

  /** What follows from the state. */
  get derived(): Derived {
    this.#derived = derive(this.#formats, this.#state.facts, this.#derived);
    return this.#derived;
  }

  /** Whether `now` costs nothing. */
  get #fresh(): boolean {
    return this.#snapshot?.version === this.version;
  }

  /** What a reader who has seen a version will be sent, in pieces; answers whether others had a turn in between. */
  async prepare(after: number, compressed: boolean): Promise<boolean> {
    const fresh = this.#fresh;
    return (await (await this.inTurns()).prepare(after, compressed)) || !fresh;
  }

  /** The same as `now` in two turns: the standings are what takes longest. */
  async inTurns(): Promise<Snapshot> {
    if (!this.#fresh) {
      const turns = new Yielder();
      void this.derived.standings;
      await turns.pause();
    }
    return this.now();
  }

  now(): Snapshot {
    if (!this.#snapshot || !this.#fresh) {
      this.#snapshot = Snapshot.of(this.derived, this.#state, this.#snapshot);
    }
    return this.#snapshot;
  }
}
