import { ProblemError, TiltyardClient } from '../../../client/index.ts';
import type { Forecasted } from '../../../protocol/wire-forecast.ts';

const ASK_AGAIN_AFTER = 3_000;

type Tell = (told: Forecasted | undefined) => void;

/** One tournament's forecast, asked for once, whoever on the page shows it. */
class Watch {
  readonly #tells = new Set<Tell>();
  #told: Forecasted | undefined;
  #wanted = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;

  constructor(private readonly id: string) {}

  join(version: number, tell: Tell): () => void {
    this.#tells.add(tell);
    this.#wanted = Math.max(this.#wanted, version);
    if (this.#told) tell(this.#told);
    if (!this.#isNewest()) void this.#ask();
    return () => {
      this.#tells.delete(tell);
      if (this.#tells.size > 0) return;
      clearTimeout(this.#timer);
      if (watches.get(this.id) === this) watches.delete(this.id);
    };
  }

  #isNewest(): boolean {
    return this.#told !== undefined && !this.#told.pending && this.#told.version >= this.#wanted;
  }

  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    clearTimeout(this.#timer);
    let refused = false;
    try {
      this.#told = await new TiltyardClient().forecast(this.id);
    } catch (error) {
      refused = error instanceof ProblemError && error.problem.status < 500;
      if (refused) this.#told = undefined;
    }
    this.#asking = false;
    for (const tell of this.#tells) tell(this.#told);
    if (this.#tells.size > 0 && !refused && !this.#isNewest()) {
      this.#timer = setTimeout(() => void this.#ask(), ASK_AGAIN_AFTER);
    }
  }
}

const watches = new Map<string, Watch>();

/** Tells the newest figures there are, and again when there are newer ones; undefined where they are not for us. */
export function watchForecast(id: string, version: number, tell: Tell): () => void {
  const watch = watches.get(id) ?? new Watch(id);
  watches.set(id, watch);
  return watch.join(version, tell);
}
