import { useEffect, useState } from 'react';
import { ProblemError, type TournamentPort } from '../../../client/index.ts';
import type { Forecasted } from '../../../protocol/wire-forecast.ts';
import { useTournamentPort } from '../ports.tsx';

const ASK_AGAIN_AFTER = 3_000;

type Tell = (told: Forecasted | undefined) => void;

/** One tournament's forecast, asked for once, whoever on the page shows it. */
class Watch {
  readonly #tells = new Set<Tell>();
  #told: Forecasted | undefined;
  #wanted = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;

  constructor(
    private readonly port: TournamentPort,
    private readonly id: string,
  ) {}

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
      this.#told = await this.port.forecast(this.id);
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

/** One request at a time for each tournament, however many parts of the page show its figures. */
const watches = new Map<string, Watch>();

/** Tells the newest figures there are, and again when there are newer ones; undefined where they are not for us. */
export function watchForecast(port: TournamentPort, id: string, version: number, tell: Tell): () => void {
  const watch = watches.get(id) ?? new Watch(port, id);
  watches.set(id, watch);
  return watch.join(version, tell);
}

/** The newest figures there are; those before stay until they come. Undefined until something was answered. */
export function useForecast(id: string, version: number): Forecasted | undefined {
  const [told, setTold] = useState<Forecasted>();
  const port = useTournamentPort();
  useEffect(() => watchForecast(port, id, version, setTold), [port, id, version]);
  return told;
}
