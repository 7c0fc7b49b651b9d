import type { Writable } from 'node:stream';
import type { Entry, State } from '../../engine/index.ts';
import type { TableReport } from '../../protocol/wire-views.ts';
import { EventLine } from './event-line.ts';
import { type Frame, frameOf, sseEvent } from './frames.ts';
import type { LiveTournament, LiveUpdate } from './live-tournament.ts';
import { codeAt } from './public-slices.ts';

/** What a reader of the live stream receives: the public view in slices, or the desk's entries (DK-16). */
export type Audience =
  | { readonly kind: 'public' }
  | { readonly kind: 'player'; readonly player: string }
  /** Reads what the public reads, as long as the role lasts. */
  | { readonly kind: 'scorekeeper' }
  | { readonly kind: 'desk' };

export interface Reader {
  readonly audience: Audience;
  /** The last id that the reader has seen; 0: everything. */
  readonly after: number;
  /** The reader takes gzip. */
  readonly compressed: boolean;
  readonly now: () => number;
  /** Asked from time to time and when the tournament changes: may this one still read? */
  readonly stillWelcome: () => Promise<boolean>;
}

const RETRY_AFTER = 2_000;
const HEARTBEAT = 15_000;
/** Between two updates of the public view: many results a second are one update for a hall full of phones. */
const SHORTEST_GAP = 250;
/** A reader that takes nothing for this many heartbeats is let go; it comes back and resumes. */
const MOST_SILENT_BEATS = 4;

const frames = new WeakMap<Entry, Frame>();

/** The newest entry is sent to every desk; it is written down once. */
function frameOfEntries(state: State, entries: readonly Entry[]): Frame {
  const [only] = entries;
  const known = only && entries.length === 1 ? frames.get(only) : undefined;
  if (known) return known;
  const version = state.log.length;
  const frame = frameOf(
    sseEvent('entries', JSON.stringify({ version, head: codeAt(state, version), entries }), version),
  );
  if (only && entries.length === 1) frames.set(only, frame);
  return frame;
}

/** What was reported at a player's own tables and is not settled yet (DK-12). */
export function reportsAt(state: State, player: string): TableReport[] {
  return state.facts.rounds
    .filter((round) => round.status !== 'draft')
    .flatMap((round) =>
      round.tables
        .filter((table) => table.seats.includes(player) && table.proposals.length > 0)
        .map((table) => ({
          round: round.number,
          edition: round.edition,
          table: table.number,
          proposals: table.proposals,
        })),
    );
}

/** One connection. While the line is full nothing is written; afterwards the reader gets what is newest (DK-22). */
export class LiveStream {
  readonly #line: EventLine;
  readonly #tournament: LiveTournament;
  readonly #reader: Reader;
  #soon: NodeJS.Timeout | undefined;
  #sent: number;
  #sentAt = 0;
  #reports = '[]';

  constructor(out: Writable, tournament: LiveTournament, reader: Reader) {
    this.#tournament = tournament;
    this.#reader = reader;
    this.#sent = reader.after;
    const unsubscribe = tournament.subscribe((update) => this.#hear(update));
    this.#line = new EventLine(out, {
      compressed: reader.compressed,
      retryAfter: RETRY_AFTER,
      heartbeat: HEARTBEAT,
      mostSilentBeats: MOST_SILENT_BEATS,
      beat: () => void this.#heartbeat(),
      drained: () => this.#catchUp(),
      ended: () => {
        clearTimeout(this.#soon);
        unsubscribe();
      },
    });
    this.#tellTime();
    this.#greet();
    this.#catchUp();
  }

  /** Ends it; the reader comes back by itself. */
  end(): void {
    this.#line.end();
  }

  recheck(): void {
    void this.#leaveUnlessWelcome();
  }

  /** A reader that resumes hears what the log was called at that point: if it remembers another name, it reloads. */
  #greet(): void {
    const { state } = this.#tournament;
    if (this.#sent > state.log.length) {
      this.#line.tell('reload', { version: state.log.length });
      this.#sent = 0;
    } else if (this.#sent > 0) {
      this.#line.tell('resume', { version: this.#sent, head: codeAt(state, this.#sent) });
    }
  }

  #hear(update: LiveUpdate): void {
    switch (update.kind) {
      case 'advanced':
        this.#catchUpSoon();
        break;
      case 'pressed':
        // Those at the table follow their game's own stream; a hall full of guests is not told of every move.
        if (this.#reader.audience.kind === 'desk') this.#line.tell('game', { game: update.game, seq: update.seq });
        break;
      case 'removed':
        this.#line.tell('gone', {});
        this.end();
        break;
      case 'replaced':
        this.#line.tell('reload', { version: this.#tournament.state.log.length });
        this.#sent = 0;
        this.#catchUp();
    }
  }

  /** At once after a pause, and for the desk always; otherwise together with what follows. */
  #catchUpSoon(): void {
    const wait = this.#sentAt + SHORTEST_GAP - this.#reader.now();
    if (this.#reader.audience.kind === 'desk' || wait <= 0 || wait > SHORTEST_GAP) {
      this.#catchUp();
      return;
    }
    this.#soon ??= setTimeout(() => this.#catchUp(), wait).unref();
  }

  #catchUp(): void {
    clearTimeout(this.#soon);
    this.#soon = undefined;
    if (this.#line.full) return;
    const { state, slices } = this.#tournament;
    const { audience } = this.#reader;
    if (!state.facts.about?.settings.listed && audience.kind === 'public') {
      void this.#leaveUnlessWelcome();
      return;
    }
    const frame = audience.kind === 'desk' ? this.#entriesFrame(state) : slices.frame(this.#sent);
    this.#sent = state.log.length;
    if (frame) {
      this.#line.write(frame);
      this.#sentAt = this.#reader.now();
    }
    if (audience.kind === 'player') this.#tellReports(audience.player);
  }

  #entriesFrame(state: State): Frame | undefined {
    const entries = state.log.slice(this.#sent);
    return entries.length > 0 ? frameOfEntries(state, entries) : undefined;
  }

  /** A sign of life, and by what clock the round's clock runs: a phone's own may be wrong. */
  #tellTime(): void {
    this.#line.tell('time', { now: this.#reader.now() });
  }

  #tellReports(player: string): void {
    const reports = reportsAt(this.#tournament.state, player);
    const text = JSON.stringify(reports);
    if (text === this.#reports) return;
    this.#reports = text;
    this.#line.tell('reports', reports);
  }

  async #leaveUnlessWelcome(): Promise<void> {
    if (await this.#reader.stillWelcome().catch(() => false)) return;
    this.#line.tell('gone', {});
    this.end();
  }

  async #heartbeat(): Promise<void> {
    this.#tellTime();
    await this.#leaveUnlessWelcome();
  }
}
