/** Which of a browser's tabs holds the connection, where there is no worker that could. No Web Locks: they need TLS (DK-23). */

export type ElectionMessage =
  /** Is there a leader? */
  | { readonly kind: 'ask'; readonly tab: string }
  | { readonly kind: 'here'; readonly leader: string; readonly term: number }
  | { readonly kind: 'stand'; readonly tab: string; readonly term: number }
  | { readonly kind: 'resign'; readonly leader: string };

interface Decision {
  /** This tab leads from now on. */
  lead(): void;
  /** Another one does. */
  follow(leader: string): void;
}

const TICK = 500;
/** If the leader is silent for this many ticks it is asked, and then given up. Ticks, not moments: a tab that was frozen has missed them too. */
const ASK_AFTER = 2;
const GIVE_UP_AFTER = 5;
/** How long others may object to one who stands. */
const OBJECTIONS = 120;

/**
 * A tab that hears of no leader stands, with the number of the next term; if nobody objects, it leads. Later terms count
 * more; in one term, the smaller name. A leader answers whenever it is asked: a hidden tab's timers are slow, but it hears
 * messages at once, so it stays leader; a frozen one does not, and is replaced.
 */
export class Election {
  readonly #me: string;
  readonly #post: (message: ElectionMessage) => void;
  readonly #outcome: Decision;
  #term = 0;
  #leader: string | undefined;
  #quiet = 0;
  #ticking: ReturnType<typeof setInterval> | undefined;
  #standing: ReturnType<typeof setTimeout> | undefined;

  constructor(me: string, post: (message: ElectionMessage) => void, outcome: Decision) {
    this.#me = me;
    this.#post = post;
    this.#outcome = outcome;
  }

  get leader(): string | undefined {
    return this.#leader;
  }

  open(): void {
    this.#ticking = setInterval(() => this.#tick(), TICK);
    this.#post({ kind: 'ask', tab: this.#me });
    this.#standing = setTimeout(() => this.#stand(), OBJECTIONS);
  }

  /** A leader that goes says so, and the others need not find out. */
  close(): void {
    clearInterval(this.#ticking);
    this.#withdraw();
    if (this.#leader === this.#me) this.#post({ kind: 'resign', leader: this.#me });
    this.#leader = undefined;
  }

  hear(message: ElectionMessage): void {
    switch (message.kind) {
      case 'ask':
        if (this.#leads) this.#say();
        break;
      case 'here':
        this.#hearLeader(message.leader, message.term);
        break;
      case 'stand':
        this.#hearCandidate(message.tab, message.term);
        break;
      case 'resign':
        if (message.leader === this.#leader) this.#stand();
    }
  }

  get #leads(): boolean {
    return this.#leader === this.#me;
  }

  #say(): void {
    this.#post({ kind: 'here', leader: this.#me, term: this.#term });
  }

  #tick(): void {
    if (this.#leads || this.#standing !== undefined) return;
    this.#quiet += 1;
    if (this.#quiet >= GIVE_UP_AFTER) this.#stand();
    else if (this.#quiet >= ASK_AFTER) this.#post({ kind: 'ask', tab: this.#me });
  }

  #stand(): void {
    this.#withdraw();
    this.#leader = undefined;
    this.#term += 1;
    this.#post({ kind: 'stand', tab: this.#me, term: this.#term });
    this.#standing = setTimeout(() => {
      this.#standing = undefined;
      this.#leader = this.#me;
      this.#say();
      this.#outcome.lead();
    }, OBJECTIONS);
  }

  #withdraw(): void {
    clearTimeout(this.#standing);
    this.#standing = undefined;
    this.#quiet = 0;
  }

  #hearLeader(leader: string, term: number): void {
    const current = this.#leader;
    const counts = term > this.#term || current === undefined || current === leader || leader < current;
    if (term < this.#term || !counts) {
      // Someone who was away and thinks that nothing has changed.
      if (this.#leads) this.#say();
      return;
    }
    this.#term = term;
    this.#withdraw();
    if (current === leader) return;
    this.#leader = leader;
    this.#outcome.follow(leader);
  }

  #hearCandidate(tab: string, term: number): void {
    if (this.#leads) {
      this.#term = Math.max(this.#term, term);
      this.#say();
    } else if (this.#standing !== undefined && (term < this.#term || (term === this.#term && tab > this.#me))) {
      this.#post({ kind: 'stand', tab: this.#me, term: this.#term });
    } else {
      this.#withdraw();
      if (term <= this.#term) return;
      // The previous leader led in an earlier term.
      this.#term = term;
      this.#leader = undefined;
    }
  }
}
