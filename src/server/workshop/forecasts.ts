import { type Outlook, type State, sealed } from '../../engine/index.ts';
import { type Figures, withMovement } from '../../hosting/forecast-movement.ts';
import type { Forecasted } from '../../protocol/wire-forecast.ts';
import { Yielder } from '../operations/yielder.ts';
import { RequestProblem } from '../problems.ts';
import type { Done, Job } from './jobs.ts';
import type { Workbench } from './workbench.ts';

/** DK-29: at most this share of one core, on average. */
const SHARE_OF_A_CORE = 0.15;
const MAX_WAITING = 20;
const MAX_KEPT = 100;
const RETRY_SECONDS = 5;

/** A tournament as the public sees it now: drafts move neither name nor version (DK-16). */
export interface Shown {
  readonly id: string;
  readonly state: State;
  readonly name: string;
  readonly version: number;
}

interface Known {
  /** Of the public state that was forecast last. */
  name?: string;
  figures?: Figures;
  /** To be forecast: always the newest state, never one that has been overtaken. */
  wanted?: Shown;
}

/**
 * Forecasts on a thread of their own, each public state once, the newest only. Nobody waits: a request is answered with what is
 * known, with the version it is of, and comes again.
 */
export class Forecasts {
  readonly #known = new Map<string, Known>();
  readonly #queue: string[] = [];
  #timer: NodeJS.Timeout | undefined;
  #busy = false;
  #closed = false;

  constructor(
    private readonly workbench: Pick<Workbench<Job, Done>, 'do' | 'close'>,
    private readonly report: (error: unknown) => void,
  ) {}

  of(shown: Shown): Forecasted {
    const { id, version } = shown;
    const known = this.#known.get(id) ?? {};
    const isNew = known.name !== shown.name;
    if (isNew && known.wanted === undefined && this.#queue.length >= MAX_WAITING) {
      throw new RequestProblem(503, 'busy', { seconds: RETRY_SECONDS });
    }
    // The one asked for last is kept longest.
    this.#known.delete(id);
    this.#known.set(id, known);
    this.#forgetOldest();
    if (isNew) this.#want(known, shown);
    return { version, pending: known.wanted !== undefined, figures: known.figures ?? null };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.workbench.close();
  }

  #forgetOldest(): void {
    for (const [id, { wanted }] of this.#known) {
      if (this.#known.size <= MAX_KEPT) return;
      if (wanted === undefined) this.#known.delete(id);
    }
  }

  #want(known: Known, shown: Shown): void {
    if (known.wanted === undefined) this.#queue.push(shown.id);
    known.wanted = shown;
    if (!this.#busy) void this.#next();
  }

  async #next(): Promise<void> {
    const id = this.#queue.shift();
    const known = id === undefined ? undefined : this.#known.get(id);
    if (!known?.wanted || this.#closed) return;
    this.#busy = true;
    const began = performance.now();
    try {
      await this.#forecast(known, known.wanted);
    } catch (error) {
      if (!this.#closed) this.report(error);
    }
    if (this.#closed) return;
    // Overtaken while it was worked out: the newest takes its turn again.
    if (known.wanted !== undefined && id !== undefined) this.#queue.push(id);
    const took = performance.now() - began;
    this.#timer = setTimeout(
      () => {
        this.#busy = false;
        void this.#next();
      },
      took * (1 / SHARE_OF_A_CORE - 1),
    ).unref();
  }

  async #forecast(known: Known, { state, name, version }: Shown): Promise<void> {
    try {
      const done = await this.workbench.do({ kind: 'forecast', entries: await writtenLog(state) });
      if (done.kind !== 'made') return;
      const told = JSON.parse(new TextDecoder().decode(done.bytes)) as Outlook;
      known.figures = withMovement({ ...told, version }, known.figures);
    } finally {
      known.name = name;
      if (known.wanted?.name === name) delete known.wanted;
    }
  }
}

/** A long log in small pieces: others have their turn in between. */
async function writtenLog({ log }: State): Promise<string> {
  const turns = new Yielder();
  const entries: string[] = [];
  for (const entry of log.slice()) {
    entries.push(JSON.stringify(sealed(entry)));
    await turns.pause();
  }
  return `[${entries.join(',')}]`;
}
