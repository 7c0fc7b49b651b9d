import { RequestProblem } from '../hosting/problems.ts';
import { HeldTournament, type Host } from './held-tournament.ts';

/** What tabs of one browser tell each other: that a tournament has changed, in whatever way. */
const CHANNEL = 'tiltyard';

/** The tournaments that this tab has open, each folded once, and kept up with what other tabs write. */
export class HeldTournaments {
  readonly host: Host;
  readonly #held = new Map<string, HeldTournament>();
  /** Browsers of 2021 have none; they look when a tab comes to the front, and whenever they write. */
  readonly #channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

  constructor(host: Omit<Host, 'announce'>) {
    this.host = { ...host, announce: (id) => this.#channel?.postMessage(id) };
    if (this.#channel) this.#channel.onmessage = ({ data }: MessageEvent<string>) => void this.look(data);
  }

  async find(id: string): Promise<HeldTournament> {
    const held = this.#held.get(id) ?? (await HeldTournament.open(id, this.host));
    if (!held || held.state.log.length === 0) throw new RequestProblem(404, 'no-such-tournament');
    // Opened twice at once: the first stays.
    const first = this.#held.get(id) ?? held;
    this.#held.set(id, first);
    return first;
  }

  /** One that is open already. */
  opened(id: string): HeldTournament | undefined {
    return this.#held.get(id);
  }

  /** Another tab, or another part of this one, has written to it: or perhaps to any. */
  async look(id?: string): Promise<void> {
    const all = id === undefined ? [...this.#held.values()] : [this.#held.get(id)];
    for (const held of all) {
      await held?.look().catch(() => undefined);
      if (held?.state.log.length === 0) this.#held.delete(held.id);
    }
  }

  /** Its log was written beside what is folded here. */
  async changed(id: string): Promise<void> {
    this.host.announce(id);
    await this.look(id);
  }

  close(): void {
    this.#channel?.close();
  }
}
