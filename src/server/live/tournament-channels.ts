import { publicOutcome, type State } from '../../engine/index.ts';
import type { Position } from '../../protocol/live-events.ts';
import { reportToWire } from '../../protocol/scale.ts';
import type { TableReport } from '../../protocol/wire-views.ts';
import type { Channel, ChannelLine } from './event-stream.ts';
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
  /** Reads no `changes`: programs that want to keep it simple. */
  readonly wholeSlices?: boolean;
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
          proposals: table.proposals.map(({ player: from, outcome, at, enteredAt }) => ({
            player: from,
            outcome: outcome === 'disputed' ? outcome : publicOutcome(outcome),
            at,
            ...(enteredAt !== undefined && { enteredAt }),
          })),
        }))
        .map(reportToWire),
    );
}

/**
 * The version to start from: a reader who has seen another history starts from nothing.
 * @param newest of what such a reader is shown: how long the log is, the public does not learn (DK-16)
 */
function begin(line: ChannelLine, state: State, { version, head }: Position, newest: number): number {
  if (version <= newest && (head === '' || head === codeAt(state, version))) return version;
  line.tell('reload', {});
  return 0;
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
    this.#sent = begin(line, tournament.state, reader.from, tournament.slices.version);
  }

  catchUp(): void {
    if (this.#line.full) return;
    const { state, feed } = this.#tournament;
    if (this.#reader.needsListing && !state.facts.about?.settings.listed) {
      void this.recheck();
      return;
    }
    const frame = feed.frameFor(this.#sent, this.#line.topic, this.#reader.wholeSlices);
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
      this.#line.tell('reload', {});
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
    this.#line.tell('reports', { reports });
  }
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
    this.#sent = begin(line, tournament.state, reader.from, tournament.state.log.length);
  }

  catchUp(): void {
    if (this.#line.full) return;
    const frame = this.#tournament.entries.frameFor(this.#sent, this.#line.topic);
    this.#sent = this.#tournament.state.log.length;
    if (frame) this.#line.write(frame);
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
        this.#line.tell('reload', {});
        this.#sent = 0;
        this.catchUp();
    }
  }
}
