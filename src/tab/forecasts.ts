import { type Entry, type Outlook, publicVersion, type State, sealed } from '../engine/index.ts';
import { type Figures, withMovement } from '../hosting/forecast-movement.ts';
import type { Forecasted } from '../protocol/wire-forecast.ts';

/** Works out what is to be expected of a log, beside the page. */
export type ForecastWork = (entries: readonly Entry[]) => Promise<Outlook | undefined>;

interface Known {
  /** Of the public state that was forecast last, or is being forecast. */
  readonly name: string;
  readonly pending: boolean;
  readonly figures?: Figures;
}

/** DK-29: each public state once. Nobody waits: an answer has what is known, and says whether more is coming. */
export class TabForecasts {
  readonly #work: ForecastWork;
  readonly #known = new Map<string, Known>();

  constructor(work: ForecastWork) {
    this.#work = work;
  }

  of(id: string, state: State): Forecasted {
    const version = publicVersion(state.log);
    // A draft moves neither name nor version (DK-16).
    const name = state.log.at(version)?.hash ?? '';
    const before = this.#known.get(id);
    if (!before || (!before.pending && before.name !== name))
      void this.#forecast(id, name, version, state, before?.figures);
    const known = this.#known.get(id);
    return { version, pending: known?.pending ?? false, figures: known?.figures ?? null };
  }

  async #forecast(id: string, name: string, version: number, state: State, before: Figures | undefined): Promise<void> {
    this.#known.set(id, { name, pending: true, ...(before && { figures: before }) });
    const told = await this.#work(state.log.slice().map(sealed)).catch(() => undefined);
    const figures = told ? withMovement({ ...told, version }, before) : before;
    this.#known.set(id, { name, pending: false, ...(figures && { figures }) });
  }
}
