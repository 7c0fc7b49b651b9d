import type { Change, Store } from '../store/index.ts';
import { type Companions, LiveTournament } from './live-tournament.ts';

/** How many tournaments are kept folded when nobody watches them. */
const MOST_IDLE = 300;

/** The tournaments of this server, folded when first asked for and kept up to date from then on. */
export class Tournaments {
  readonly #store: Store;
  readonly #companions: Companions;
  readonly #now: () => number;
  readonly #live = new Map<string, Promise<LiveTournament | undefined>>();
  readonly #unsubscribe: () => void;

  constructor(store: Store, companions: Companions, now: () => number) {
    this.#store = store;
    this.#companions = companions;
    this.#now = now;
    this.#unsubscribe = store.events.subscribe((change) => this.#hear(change));
  }

  async find(id: string): Promise<LiveTournament | undefined> {
    const known = this.#live.get(id);
    if (known) {
      this.#live.delete(id);
      this.#live.set(id, known); // the newest are last
      return known;
    }
    const opening = LiveTournament.open(id, this.#store, this.#companions, this.#now);
    this.#live.set(id, opening);
    const forget = () => {
      if (this.#live.get(id) === opening) this.#live.delete(id);
    };
    try {
      const tournament = await opening;
      if (!tournament) forget();
      else await this.#forgetIdle();
      return tournament;
    } catch (error) {
      forget();
      throw error;
    }
  }

  get count(): number {
    return this.#live.size;
  }

  close(): void {
    this.#unsubscribe();
  }

  #hear(change: Change): void {
    if (change.kind === 'resync') {
      for (const opening of this.#live.values()) whenOpen(opening, (tournament) => tournament.doubt());
      return;
    }
    const opening = this.#live.get(change.stream);
    if (!opening) return;
    switch (change.kind) {
      case 'appended':
        whenOpen(opening, (tournament) => tournament.heard(change.version));
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
    if (this.#live.size <= MOST_IDLE) return;
    for (const [id, opening] of this.#live) {
      if (this.#live.size <= MOST_IDLE) return;
      const tournament = await opening.catch(() => undefined);
      if (tournament?.idle && this.#live.get(id) === opening) this.#live.delete(id);
    }
  }
}

/** Whoever asked for it hears why it could not be opened. */
function whenOpen(opening: Promise<LiveTournament | undefined>, then: (tournament: LiveTournament) => void): void {
  opening.then(
    (tournament) => tournament && then(tournament),
    () => undefined,
  );
}
