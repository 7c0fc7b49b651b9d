import { conclude, type State } from '../../engine/index.ts';
import { BreathingSpace } from '../operations/breathing-space.ts';
import { publicVersion, Snapshot } from './snapshot.ts';

/** The public view as it is now, worked out when someone asks and something public has changed. */
export class PublicSlices {
  #state: State;
  #snapshot: Snapshot | undefined;

  constructor(state: State) {
    this.#state = state;
  }

  get version(): number {
    return publicVersion(this.#state);
  }

  update(state: State): void {
    this.#state = state;
  }

  /** The same in pieces; answers whether others had a turn in between. */
  async prepare(after: number, compressed: boolean): Promise<boolean> {
    const fresh = this.#snapshot?.version === this.version;
    if (!fresh) {
      const turns = new BreathingSpace();
      // The standings are what takes longest; they are kept with the state.
      conclude(this.#state);
      await turns.pause();
    }
    return (await this.now().prepare(after, compressed)) || !fresh;
  }

  now(): Snapshot {
    if (this.#snapshot?.version !== this.version) this.#snapshot = Snapshot.of(this.#state, this.#snapshot);
    return this.#snapshot;
  }
}
