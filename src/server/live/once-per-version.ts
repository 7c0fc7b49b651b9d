import type { TournamentView } from '../../engine/index.ts';
import type { Frame } from './frames.ts';

/** What is made of one version of a tournament, each once, whoever asks for it. Another version takes its place. */
class OncePerVersion<T> {
  readonly #made = new Map<string, Promise<T>>();
  #version = '';

  get(version: string, name: string, make: () => Promise<T>): Promise<T> {
    if (version !== this.#version) {
      this.#version = version;
      this.#made.clear();
    }
    const earlier = this.#made.get(name);
    if (earlier) return earlier;
    const making = make();
    this.#made.set(name, making);
    // What failed is tried again: a client that was asked to come back must be served eventually.
    making.catch(() => {
      if (this.#made.get(name) === making) this.#made.delete(name);
    });
    return making;
  }
}

/** The documents and files of one reading of a tournament, as anyone may ask for them as often as they like. */
export class KeptDocuments {
  readonly views = new OncePerVersion<TournamentView>();
  readonly texts = new OncePerVersion<Frame>();
  readonly files = new OncePerVersion<Frame | undefined>();
}
