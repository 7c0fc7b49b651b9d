import type { State } from '../../engine/index.ts';
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

  now(): Snapshot {
    if (this.#snapshot?.version !== this.version) this.#snapshot = Snapshot.of(this.#state, this.#snapshot);
    return this.#snapshot;
  }
}
