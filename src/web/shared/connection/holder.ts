import { type HubMessage, LiveHub, type Want } from '../../../client/index.ts';
import { base } from '../base.ts';

/** What tabs say to the holder of the connection. */
export type TabMessage =
  | { readonly kind: 'want'; readonly tab: string; readonly wants: readonly Want[] }
  /** It is still there. */
  | { readonly kind: 'ask'; readonly tab: string }
  | { readonly kind: 'bye'; readonly tab: string };

/** A tab that has said nothing for so long is gone, or frozen; hidden ones speak once a minute. */
const LONGEST_SILENCE = 150_000;
const SWEEP_EVERY = 30_000;

interface KnownTab {
  readonly topics: ReadonlySet<string>;
  readonly heardAt: number;
}

/** The browser's one connection, and the tabs that it is held for. */
export class Holder {
  readonly #hub: LiveHub;
  readonly #tabs = new Map<string, KnownTab>();
  readonly #sweeping: ReturnType<typeof setInterval>;

  constructor(tell: (message: HubMessage) => void) {
    this.#hub = new LiveHub({ baseUrl: base }, tell);
    this.#sweeping = setInterval(() => this.#sweep(), SWEEP_EVERY);
  }

  /** Whether this is for a tab. */
  wantedBy(tab: string, message: HubMessage): boolean {
    return message.kind !== 'event' || this.#tabs.get(tab)?.topics.has(message.topic) === true;
  }

  /** Whether the tab is known; if not, it has to say again what it wants. */
  hear(message: TabMessage): boolean {
    const known = this.#tabs.get(message.tab);
    switch (message.kind) {
      case 'want':
        this.#tabs.set(message.tab, {
          topics: new Set(message.wants.map(({ topic }) => topic)),
          heardAt: Date.now(),
        });
        this.#hub.want(message.tab, message.wants);
        return true;
      case 'ask':
        if (known) this.#tabs.set(message.tab, { ...known, heardAt: Date.now() });
        return known !== undefined;
      case 'bye':
        this.#forget(message.tab);
        return true;
    }
  }

  close(): void {
    clearInterval(this.#sweeping);
    this.#hub.close();
  }

  #forget(tab: string): void {
    this.#tabs.delete(tab);
    this.#hub.forget(tab);
  }

  #sweep(): void {
    for (const [tab, { heardAt }] of [...this.#tabs]) if (Date.now() - heardAt > LONGEST_SILENCE) this.#forget(tab);
  }
}
