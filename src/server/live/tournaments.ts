import type { State } from '../../engine/index.ts';
import type { Change, Store } from '../../store/index.ts';
import { type Host, LiveTournament } from './live-tournament.ts';

/** How many tournaments are kept folded when nobody watches them. */
const MAX_IDLE = 300;

/** The tournaments of this server, folded when first asked for and kept up to date from then on. */
export class Tournaments {
  readonly #host: Host;
  readonly #live = new Map<string, Promise<LiveTournament | undefined>>();
  /** Those that are being read. */
  readonly #opening = new Set<string>();
  readonly #unsubscribe: () => void;

  constructor(host: Host) {
    this.#host = host;
    this.#unsubscribe = host.store.events.subscribe((change) => this.#hear(change));
  }

  async find(id: string): Promise<LiveTournament | undefined> {
    const live = this.#live.get(id);
    if (live) {
      this.#live.delete(id);
      this.#live.set(id, live); // the newest are last
      return live;
    }
    const opening = LiveTournament.open(id, this.#host);
    this.#live.set(id, opening);
    this.#opening.add(id);
    const forget = () => {
      if (this.#live.get(id) === opening) this.#live.delete(id);
    };
    try {
      const tournament = await opening;
      // What was read may be two histories, one after the other.
      if (this.#live.get(id) !== opening) return this.find(id);
      if (!tournament) forget();
      else await this.#forgetIdle();
      return tournament;
    } catch (error) {
      forget();
      throw error;
    } finally {
      this.#opening.delete(id);
    }
  }

  /** One that was just written, and whose state is known. */
  adopt(id: string, state: State): void {
    if (this.#live.has(id)) return;
    this.#live.set(id, Promise.resolve(LiveTournament.of(id, this.#host, state)));
  }

  get count(): number {
    return this.#live.size;
  }

  close(): void {
    this.#unsubscribe();
  }

  #hear(change: Change): void {
    if (change.kind === 'resync') {
      for (const id of this.#opening) this.#live.delete(id);
      for (const opening of this.#live.values()) whenOpen(opening, (tournament) => tournament.resync());
      return;
    }
    if (change.kind === 'role-ended') return;
    const opening = this.#live.get(change.stream);
    if (!opening) return;
    switch (change.kind) {
      case 'appended':
        whenOpen(opening, (tournament) => tournament.announce(change.version));
        break;
      case 'pressed':
        whenOpen(opening, (tournament) => tournament.pressed(change.game, change.seq));
        break;
      case 'removed':
        this.#live.delete(change.stream);
        whenOpen(opening, (tournament) => tournament.removed());
    }
  }

  async #forgetIdle(): Promise<void> {
    if (this.#live.size <= MAX_IDLE) return;
    for (const [id, opening] of this.#live) {
      if (this.#live.size <= MAX_IDLE) return;
      const tournament = await opening.catch(() => undefined);
      if (tournament?.idle && this.#live.get(id) === opening) this.#live.delete(id);
    }
  }
}

/** The caller learns why it could not be opened. */
function whenOpen(opening: Promise<LiveTournament | undefined>, then: (tournament: LiveTournament) => void): void {
  opening.then(
    (tournament) => tournament && then(tournament),
    () => undefined,
  );
}

/** Waits until what other processes have written is folded here too. */
export async function upToDate(store: Store, tournament: LiveTournament): Promise<void> {
  if (store.kind !== 'postgres') return;
  const head = await store.events.head(tournament.id);
  if (head) await tournament.waitForVersion(head.version);
}
