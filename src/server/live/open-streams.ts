import type { Change, EndedRole, Store } from '../../store/index.ts';
import type { EventStream } from './event-stream.ts';

/** The live streams that are open, and from where. */
export class OpenStreams {
  readonly #store: Store;
  readonly #mostPerAddress: number;
  readonly #streams = new Set<EventStream>();
  readonly #perAddress = new Map<string, number>();
  readonly #unsubscribe: () => void;
  #rolesEnded = 0;

  constructor(store: Store, mostPerAddress: number) {
    this.#store = store;
    this.#mostPerAddress = mostPerAddress;
    this.#unsubscribe = store.events.subscribe((change) => this.#hear(change));
  }

  get size(): number {
    return this.#streams.size;
  }

  /** How often one has ended. If that is so while a reader is let in, whether they may come in is asked again. */
  get rolesEnded(): number {
    return this.#rolesEnded;
  }

  /** One address holds as many as it may. */
  full(address: string): boolean {
    return (this.#perAddress.get(address) ?? 0) >= this.#mostPerAddress;
  }

  /** The answer forgets it again. */
  add(address: string, stream: EventStream): () => void {
    this.#streams.add(stream);
    this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1);
    return () => {
      if (!this.#streams.delete(stream)) return;
      const left = (this.#perAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#perAddress.set(address, left);
      else this.#perAddress.delete(address);
    };
  }

  /**
   * A role, a session or a token ended: its readers are disconnected now, not at the next heartbeat (DK-16), and at
   * the other processes too. The others are left alone.
   */
  async roleEnded(ended: EndedRole): Promise<void> {
    await this.#store.events.announce({ kind: 'role-ended', ended });
  }

  close(): void {
    this.#unsubscribe();
    for (const stream of this.#streams) stream.end();
  }

  #hear(change: Change): void {
    // After a resync the word of a role's end may have been missed.
    if (change.kind !== 'role-ended' && change.kind !== 'resync') return;
    this.#rolesEnded += 1;
    for (const stream of this.#streams) stream.recheck(change.kind === 'role-ended' ? change.ended : undefined);
  }
}
