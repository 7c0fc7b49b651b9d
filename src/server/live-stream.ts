import type { ServerResponse } from 'node:http';
import type { Entry, State } from '../engine/index.ts';
import type { Happening, LiveTournament } from './live-tournament.ts';
import { codeAt } from './public-slices.ts';

/** What a reader of the live stream receives: the public view in slices, or the desk's entries (DK-16). */
export type Audience =
  | { readonly kind: 'public' }
  | { readonly kind: 'player'; readonly player: string }
  | { readonly kind: 'desk' };

export interface Reader {
  readonly audience: Audience;
  /** The last id that the reader has seen; 0: everything. */
  readonly after: number;
  readonly now: () => number;
  /** Asked from time to time and when the tournament changes: may this one still read? */
  readonly stillWelcome: () => Promise<boolean>;
}

const RETRY_AFTER = 2_000;
const HEARTBEAT = 15_000;
/** A reader that takes nothing for this many heartbeats is let go; it comes back and resumes. */
const MOST_SILENT_BEATS = 4;

const event = (name: string, data: string, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${data}\n\n`;

const texts = new WeakMap<Entry, string>();

function entryText(entry: Entry): string {
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const text = JSON.stringify(entry);
  texts.set(entry, text);
  return text;
}

/** What was reported at a player's own tables and is not settled yet (DK-12). */
export function reportsAt(state: State, player: string): unknown[] {
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
  readonly #out: ServerResponse;
  readonly #tournament: LiveTournament;
  readonly #reader: Reader;
  readonly #unsubscribe: () => void;
  readonly #beat: NodeJS.Timeout;
  #sent: number;
  #reports = '[]';
  #full = false;
  #silentBeats = 0;

  constructor(out: ServerResponse, tournament: LiveTournament, reader: Reader) {
    this.#out = out;
    this.#tournament = tournament;
    this.#reader = reader;
    this.#sent = reader.after;
    this.#unsubscribe = tournament.subscribe((happening) => this.#hear(happening));
    this.#beat = setInterval(() => void this.#heartbeat(), HEARTBEAT);
    this.#beat.unref();
    out.on('drain', () => {
      this.#full = false;
      this.#silentBeats = 0;
      this.#catchUp();
    });
    out.on('close', () => this.#stop());
    this.#write(`retry: ${RETRY_AFTER}\n\n`);
    this.#tellTime();
    this.#greet();
    this.#catchUp();
  }

  /** Ends it; the reader comes back by itself. */
  end(): void {
    this.#stop();
    this.#out.end();
  }

  /** A reader that resumes hears what the log was called at that point: if it remembers another name, it reloads. */
  #greet(): void {
    const { state } = this.#tournament;
    if (this.#sent > state.log.length) {
      this.#write(event('reload', JSON.stringify({ version: state.log.length })));
      this.#sent = 0;
    } else if (this.#sent > 0) {
      this.#write(event('resume', JSON.stringify({ version: this.#sent, head: codeAt(state, this.#sent) })));
    }
  }

  #hear(happening: Happening): void {
    if (happening.kind === 'advanced') {
      this.#catchUp();
      return;
    }
    if (happening.kind === 'pressed') {
      this.#write(event('game', JSON.stringify({ game: happening.game, seq: happening.seq })));
      return;
    }
    if (happening.kind === 'removed') {
      this.#write(event('gone', '{}'));
      this.end();
      return;
    }
    this.#write(event('reload', JSON.stringify({ version: this.#tournament.state.log.length })));
    this.#sent = 0;
    this.#catchUp();
  }

  #catchUp(): void {
    if (this.#full) return;
    const { state, slices } = this.#tournament;
    const { audience } = this.#reader;
    if (!state.facts.about?.settings.listed && audience.kind === 'public') {
      void this.#leaveUnlessWelcome();
      return;
    }
    const version = state.log.length;
    if (audience.kind === 'desk') {
      const entries = state.log.slice(this.#sent);
      if (entries.length > 0) {
        const data = `{"version":${version},"head":"${codeAt(state, version)}","entries":[${entries.map(entryText).join(',')}]}`;
        this.#write(event('entries', data, version));
      }
    } else if (slices.changedSince(this.#sent)) {
      this.#write(event('slices', slices.since(this.#sent), version));
    }
    this.#sent = version;
    if (audience.kind === 'player') this.#tellReports(audience.player);
  }

  /** A sign of life, and by what clock the round's clock runs: a phone's own may be wrong. */
  #tellTime(): void {
    this.#write(event('time', JSON.stringify({ now: this.#reader.now() })));
  }

  #tellReports(player: string): void {
    const reports = JSON.stringify(reportsAt(this.#tournament.state, player));
    if (reports === this.#reports) return;
    this.#reports = reports;
    this.#write(event('reports', reports));
  }

  async #leaveUnlessWelcome(): Promise<void> {
    if (await this.#reader.stillWelcome().catch(() => false)) return;
    this.#write(event('gone', '{}'));
    this.end();
  }

  async #heartbeat(): Promise<void> {
    if (this.#full) {
      this.#silentBeats += 1;
      if (this.#silentBeats >= MOST_SILENT_BEATS) this.#out.destroy();
      return;
    }
    this.#tellTime();
    await this.#leaveUnlessWelcome();
  }

  #write(text: string): void {
    if (this.#out.writableEnded || this.#out.destroyed) return;
    if (!this.#out.write(text)) this.#full = true;
  }

  #stop(): void {
    clearInterval(this.#beat);
    this.#unsubscribe();
  }
}
