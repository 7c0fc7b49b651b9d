import { type Entry, type State, sealed } from '../../engine/index.ts';
import type { Position } from '../../protocol/live-events.ts';
import { saidReport } from '../../protocol/scale.ts';
import type { TableReport } from '../../protocol/wire-views.ts';
import type { Channel, ChannelLine } from './event-stream.ts';
import { type Frame, versionEvent } from './frames.ts';
import type { LiveTournament, LiveUpdate } from './live-tournament.ts';
import type { News } from './public-feed.ts';
import { codeAt } from './snapshot.ts';

export interface TournamentReader {
  /** What they have seen already. */
  readonly from: Position;
  /** Asked from time to time and when a role ended: may this one still read? */
  readonly stillWelcome: () => Promise<boolean>;
}

export interface PublicReader extends TournamentReader {
  /** Reads as the public, so only as long as the tournament is listed. */
  readonly needsListing: boolean;
  /** A player also gets the reports at their tables (DK-12). */
  readonly player?: string;
}

/** What was reported at a player's own tables and is not settled yet (DK-12). */
export function reportsAt(state: State, player: string): TableReport[] {
  return state.facts.rounds
    .filter((round) => round.state !== 'draft')
    .flatMap((round) =>
      round.tables
        .filter((table) => table.seats.includes(player) && table.proposals.length > 0)
        .map((table) => ({
          round: round.number,
          edition: round.edition,
          match: table.match,
          proposals: table.proposals,
        }))
        .map(saidReport),
    );
}

/** The version to start from: a reader who has seen another history starts from nothing. */
function begin(line: ChannelLine, state: State, { version, head }: Position): number {
  if (version === 0) return 0;
  const called = codeAt(state, version);
  if (version > state.log.length || (head !== '' && head !== called)) {
    line.tell('reload', { version: state.log.length });
    return 0;
  }
  // A reader who did not send the log's head compares for itself.
  line.tellAlone('resume', { version, head: called });
  return version;
}

async function leaveUnlessWelcome(line: ChannelLine, { stillWelcome }: TournamentReader): Promise<void> {
  if (await stillWelcome().catch(() => false)) return;
  line.tell('gone', {});
  line.end();
}

/** The public view, as the tournament publishes it (DK-16). */
export class PublicChannel implements Channel {
  readonly #line: ChannelLine;
  readonly #tournament: LiveTournament;
  readonly #reader: PublicReader;
  readonly #leave: (() => void)[];
  #sent: number;
  #reports = '[]';

  constructor(line: ChannelLine, tournament: LiveTournament, reader: PublicReader) {
    this.#line = line;
    this.#tournament = tournament;
    this.#reader = reader;
    this.#leave = [tournament.feed.subscribe((news) => this.#hear(news))];
    if (reader.player !== undefined) this.#leave.push(tournament.subscribe(() => this.#tellReports()));
    this.#sent = begin(line, tournament.state, reader.from);
  }

  catchUp(): void {
    if (this.#line.full) return;
    const { state, feed } = this.#tournament;
    if (this.#reader.needsListing && !state.facts.about?.settings.listed) {
      void this.recheck();
      return;
    }
    const frame = feed.frameFor(this.#sent, this.#line.topic);
    this.#sent = Math.max(this.#sent, feed.shown.version);
    if (frame) this.#line.write(frame);
    this.#tellReports();
  }

  recheck(): Promise<void> {
    return leaveUnlessWelcome(this.#line, this.#reader);
  }

  close(): void {
    for (const leave of this.#leave) leave();
  }

  #hear(news: News): void {
    if (news === 'removed') {
      this.#line.tell('gone', {});
      this.#line.end();
      return;
    }
    if (news === 'replaced') {
      this.#line.tell('reload', { version: this.#tournament.state.log.length });
      this.#sent = 0;
    }
    this.catchUp();
  }

  #tellReports(): void {
    const { player } = this.#reader;
    if (player === undefined || this.#line.full) return;
    const reports = reportsAt(this.#tournament.state, player);
    const text = JSON.stringify(reports);
    if (text === this.#reports) return;
    this.#reports = text;
    this.#line.tell('reports', { reports }, reports);
  }
}

const frames = new WeakMap<Entry, { readonly topic: string | undefined; readonly frame: Frame }[]>();

/** The newest entry is sent to every desk; it is written down once. */
function frameOfEntries(topic: string | undefined, state: State, entries: readonly Entry[]): Frame {
  const [only] = entries;
  const kept = only && entries.length === 1 ? (frames.get(only) ?? []) : [];
  const known = kept.find((one) => one.topic === topic);
  if (known) return known.frame;
  const version = state.log.length;
  const fields = `"version":${version},"head":"${codeAt(state, version)}","entries":${JSON.stringify(entries.map(sealed))}`;
  const frame = versionEvent(topic, 'entries', version, fields);
  if (only && entries.length === 1) frames.set(only, [...kept, { topic, frame }]);
  return frame;
}

/** The log's entries, each at once, for the desk. */
export class DeskChannel implements Channel {
  readonly #line: ChannelLine;
  readonly #tournament: LiveTournament;
  readonly #reader: TournamentReader;
  readonly #leave: () => void;
  #sent: number;

  constructor(line: ChannelLine, tournament: LiveTournament, reader: TournamentReader) {
    this.#line = line;
    this.#tournament = tournament;
    this.#reader = reader;
    this.#leave = tournament.subscribe((update) => this.#hear(update));
    this.#sent = begin(line, tournament.state, reader.from);
  }

  catchUp(): void {
    if (this.#line.full) return;
    const { state } = this.#tournament;
    const entries = state.log.slice(this.#sent);
    this.#sent = state.log.length;
    if (entries.length > 0) this.#line.write(frameOfEntries(this.#line.topic, state, entries));
  }

  recheck(): Promise<void> {
    return leaveUnlessWelcome(this.#line, this.#reader);
  }

  close(): void {
    this.#leave();
  }

  #hear(update: LiveUpdate): void {
    switch (update.kind) {
      case 'advanced':
        this.catchUp();
        break;
      case 'pressed':
        // The players at the table follow their game; a hall full of guests is not sent every move.
        this.#line.tell('game', { game: update.game, seq: update.seq });
        break;
      case 'removed':
        this.#line.tell('gone', {});
        this.#line.end();
        break;
      case 'replaced':
        this.#line.tell('reload', { version: this.#tournament.state.log.length });
        this.#sent = 0;
        this.catchUp();
    }
  }
}
