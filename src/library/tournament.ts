import { formats } from '../engine/formats/index.ts';
import {
  type Absence,
  type Command,
  type CommandPort,
  type Consequences,
  type Derived,
  decide,
  derive,
  type Entry,
  emptyState,
  explain,
  type FormatName,
  firstToMove,
  moveOn,
  type PlayerId,
  type Request,
  type State,
  startNow,
  submit,
  type TournamentView,
  tournamentView,
} from '../engine/index.ts';
import { readCommand } from '../exchange/command.ts';
import { tournamentFileText } from '../exchange/tournament-file.ts';
import { assertDefined } from '../kit/index.ts';
import { type Language, languageFor } from '../words/index.ts';
import type {
  Adjusting,
  Entrant,
  NewTournament,
  Question,
  ResultBySide,
  StandingRow,
  Surroundings,
  WrittenResult,
} from './asked.ts';
import { adjustment, consequencesOf, correction } from './changes.ts';
import { sentencesOf } from './explained.ts';
import { type OpenGame, openGamesOf } from './open-games.ts';
import { commandFor, playerIn } from './questions.ts';
import { hex } from './random.ts';
import { asText, type Refused, refusedBy, unreadable } from './refused.ts';
import { findGame, outcomeFrom } from './results.ts';
import { storedState } from './stored.ts';

type Accepted = Extract<ReturnType<typeof submit>, { readonly ok: true }>['value'];

/**
 * A tournament in people's numbers: names, “r1.t4”, “5-3”. Each method either does what it says or throws `Refused`,
 * and then nothing has changed.
 *
 * @example
 * const cup = Tournament.create({ format: 'swiss', name: 'Club evening', players: ['Ana', 'Ben', 'Cy', 'Dee'] });
 * cup.start().report('r1.t1', '5-3');
 * cup.standings().map(({ place, name }) => `${place} ${name}`);
 */
export class Tournament {
  #state: State;
  #derived: Derived;
  readonly #now: () => number;
  readonly #by: string;
  readonly #onEntry: (entry: Entry) => void;

  private constructor(state: State, { now = Date.now, by = 'library', onEntry = () => undefined }: Surroundings) {
    this.#state = state;
    this.#derived = derive(formats, state.facts);
    this.#now = now;
    this.#by = by;
    this.#onEntry = onEntry;
  }

  /**
   * A new tournament, with its players if you have them.
   *
   * @example
   * Tournament.create({ format: 'strikes', name: 'Open', settings: { eliminationAt: 35 } });
   */
  static create<Name extends FormatName>(about: NewTournament<Name>, surroundings: Surroundings = {}): Tournament {
    if (typeof about !== 'object' || about === null) throw unreadable('a tournament has at least a format and a name');
    const { format, name, id = hex(6), settings = {}, switches, players = [], secret = hex(32) } = about;
    const tournament = new Tournament(emptyState, surroundings);
    tournament.send({
      type: 'CreateTournament',
      id,
      name,
      format,
      config: settings as Readonly<Record<string, unknown>>,
      secret,
      ...(switches !== undefined && { settings: switches }),
    });
    if (!Array.isArray(players)) throw unreadable('players are a list');
    return players.length > 0 ? tournament.add(...players) : tournament;
  }

  /**
   * Opens what `JSON.stringify(tournament)` or a tournament file holds: the text, or the document it was parsed to.
   * Anything else is refused, and so is a log whose chain is broken or that does not follow from the rules.
   *
   * @example
   * const cup = Tournament.create({ format: 'swiss', name: 'Club evening' });
   * Tournament.fromJSON(JSON.stringify(cup)).view.name; // 'Club evening'
   */
  static fromJSON(json: unknown, surroundings: Surroundings = {}): Tournament {
    return new Tournament(storedState(json), surroundings);
  }

  /**
   * Opens entries that `onEntry` or `entriesSince` gave, in their order, and as strictly as `fromJSON`.
   *
   * @example
   * const stored = [];
   * const cup = Tournament.create({ format: 'swiss', name: 'Club evening' }, { onEntry: (entry) => stored.push(entry) });
   * Tournament.fromEntries(stored).view.name; // 'Club evening'
   */
  static fromEntries(entries: Iterable<unknown>, surroundings: Surroundings = {}): Tournament {
    return Tournament.fromJSON({ tiltyard: 1, entries: [...entries] }, surroundings);
  }

  /**
   * The tournament file as a document: the whole log.
   *
   * @example
   * const cup = Tournament.create({ format: 'swiss', name: 'Club evening', players: ['Ana', 'Ben', 'Cy', 'Dee'] });
   * JSON.stringify(cup) === JSON.stringify(Tournament.fromJSON(cup.toJSON())); // true
   */
  toJSON(): unknown {
    return JSON.parse(tournamentFileText(this.#state.log.slice()));
  }

  /**
   * What was added to the log after a version, to append it to your own storage; `fromEntries` opens what was stored.
   *
   * @example
   * const cup = Tournament.create({ format: 'swiss', name: 'Club evening' });
   * cup.add('Ana', 'Ben').entriesSince(1).map(({ command }) => command.type).join(); // 'AddPlayers'
   */
  entriesSince(version: number): readonly Entry[] {
    return this.#state.log.slice(version);
  }

  /** The engine's own state, for everything that has no method here. */
  get state(): State {
    return this.#state;
  }

  /** The whole tournament in one document, drafts too. */
  get view(): TournamentView {
    return assertDefined(tournamentView(this.#derived, this.#state.log, { drafts: true }), 'tournament');
  }

  get finished(): boolean {
    return this.#derived.verdict.finished;
  }
  get winners(): readonly string[] {
    return this.#derived.verdict.winners.map((id) => this.#nameOf(id));
  }

  /**
   * Any command, as the log has it: whole numbers, edition and all.
   *
   * @example
   * const cup = Tournament.create({ format: 'swiss', name: 'Club evening', players: ['Ana', 'Ben'] });
   * cup.send({ type: 'KeepApart', players: ['p1', 'p2'], apart: true });
   */
  send(command: Command): this {
    return this.#take(({ send }) => send(command));
  }

  /**
   * Enters players.
   *
   * @example
   * const cup = Tournament.create({ format: 'swiss', name: 'Club evening' });
   * cup.add('Ana', { name: 'Ben', rating: 1500 }).view.players.length; // 2
   */
  add(...players: readonly Entrant[]): this {
    return this.send({
      type: 'AddPlayers',
      players: players.map((one) => (typeof one === 'string' ? { name: one } : one)),
    });
  }

  /**
   * Takes a player out; what they played stays.
   *
   * @example
   * const cup = Tournament.create({ format: 'swiss', name: 'Club evening', players: ['Ana', 'Ben', 'Cy', 'Dee'] });
   * cup.drop('Ana').view.players[0].state; // 'dropped'
   */
  drop(player: string): this {
    return this.send({ type: 'DropPlayer', player: this.playerId(player) });
  }

  /**
   * Lets a player who was dropped back in.
   *
   * @example
   * const cup = Tournament.create({ format: 'swiss', name: 'Club evening', players: ['Ana', 'Ben', 'Cy', 'Dee'] });
   * cup.drop('Ana').reinstate('Ana').view.players[0].state; // 'active'
   */
  reinstate(player: string): this {
    return this.send({ type: 'ReinstatePlayer', player: this.playerId(player) });
  }

  /**
   * Announces which rounds a player will miss, and what those are worth; in place of what was announced before.
   * @example
   * cup.absent('Ana', [{ from: 2, to: 3, bye: 'half' }]).view.players[0].absences.length; // 1
   */
  absent(player: string, absences: readonly Absence[]): this {
    return this.send({ type: 'AnnounceAbsences', player: this.playerId(player), absences });
  }

  /**
   * Gives a player points or takes them, in what the format counts; 0 is a warning (`previewAdjustment`).
   *
   * @example
   * cup.adjust('Ana', -0.5, 'late', { round: 1 }).standings().at(-1).name; // 'Ana'
   */
  adjust(player: string, by: number, reason: string, more: Adjusting = {}): this {
    return this.send(adjustment(this.playerId(player), by, reason, more));
  }

  /**
   * Starts, and draws and publishes the first round.
   *
   * @example
   * const cup = Tournament.create({ format: 'swiss', name: 'Club evening', players: ['Ana', 'Ben', 'Cy', 'Dee'] });
   * cup.start().openGames().length; // 2
   */
  start(): this {
    return this.#take(startNow);
  }

  /**
   * Closes the round if all its results are in, then draws and publishes the next, where there is one.
   *
   * @example
   * cup.report('r1.t1', '5-3').report('r1.t2', '5-0').next().view.rounds.length; // 2
   */
  next(): this {
    return this.#take(moveOn);
  }

  /**
   * Every game that waits for its result, with colours, clock and start position.
   *
   * @example
   * const cup = Tournament.create({ format: 'swiss', name: 'Club evening', players: ['Ana', 'Ben'] }).start();
   * cup.openGames().map((game) => game.place); // ['r1.t1.g1']
   */
  openGames(): readonly OpenGame[] {
    return openGamesOf(this.view, this.#state.facts, (round) => firstToMove(this.#derived, round));
  }

  /**
   * Enters a result, in seat order. A match stands for its open game.
   *
   * @example
   * const cup = Tournament.create({ format: 'swiss', name: 'Club evening', players: ['Ana', 'Ben'] }).start();
   * cup.report('r1.t1', '5-3'); // or [5, 3]; in a game with colours { winner: 'white', onTime: true }
   */
  report(
    address: string,
    result: WrittenResult | ResultBySide,
    { completedAt }: { readonly completedAt?: number | Date } = {},
  ): this {
    const game = findGame(this.#state, address, 'open');
    return this.send({
      type: 'RecordOutcome',
      place: game.place,
      outcome: outcomeFrom(this.#state, game, result),
      ...(completedAt !== undefined && {
        completedAt: completedAt instanceof Date ? completedAt.getTime() : completedAt,
      }),
    });
  }

  /**
   * What a correction would change; without a result: taking it back.
   *
   * @example
   * cup.report('r1.t1', '5-3');
   * cup.preview('r1.t1', '3-5').keep !== undefined; // true
   */
  preview(address: string, result?: WrittenResult | ResultBySide): Consequences {
    return consequencesOf(this.#state, address, result);
  }

  /**
   * Corrects a result, or takes it back. Later rounds stay as they were played; `unwind` sets them aside.
   *
   * @example
   * cup.report('r1.t1', '5-3').correct('r1.t1', '3-5');
   */
  correct(address: string, result: WrittenResult | ResultBySide | undefined, { unwind = false } = {}): this {
    return this.send(correction(this.#state, address, result, unwind));
  }

  /**
   * Takes back an entry of the log: the newest, unless another version is named. Undoing an undo does it again.
   *
   * @example
   * cup.report('r1.t1', '5-3').undo().openGames().length; // 2
   */
  undo(version = this.#state.log.length): this {
    return this.send({ type: 'Undo', version });
  }

  /**
   * Places, points and tie-breaks in people's numbers, with names.
   *
   * @example
   * cup.standings().map(({ name }) => name).length; // 4
   */
  standings(): readonly StandingRow[] {
    return this.view.standings.map((row) => ({ ...row, name: this.#nameOf(row.player) }));
  }

  /**
   * Whether it may be done now: true, or the refusal.
   *
   * @example
   * const cup = Tournament.create({ format: 'swiss', name: 'Club evening' });
   * cup.can('Start'); // the refusal 'too-few-players', worded
   */
  can(question: Question | Command): true | Refused {
    const read = readCommand(typeof question === 'string' ? commandFor(question, this.#state.facts) : question);
    if (!read.ok) return unreadable(read.error);
    const answer = decide(formats, this.#state, this.#request(read.value));
    return answer.ok ? true : refusedBy(this.#state, answer.error);
  }

  /**
   * Why this pairing, place or winner: sentences, in English, German, French or Spanish.
   *
   * @param id a match (r1.t4), a player's id or name, or the tournament's id
   *
   * @example
   * await cup.explain('r1.t1', 'de'); // sentences in German
   */
  async explain(id: string, language: Language = 'en'): Promise<readonly string[]> {
    const explanation = explain(this.#derived, asText(id)) ?? explain(this.#derived, this.playerId(id));
    return sentencesOf(explanation, this.#state.facts, languageFor(asText(language)));
  }

  /**
   * The id of a player, from an id or a name that only one has.
   *
   * @example
   * const cup = Tournament.create({ format: 'swiss', name: 'Club evening', players: ['Ana', 'Ben', 'Cy', 'Dee'] });
   * cup.playerId('Ana'); // 'p1'
   */
  playerId(player: string): PlayerId {
    return playerIn(this.#state, player);
  }

  #nameOf(id: PlayerId): string {
    return this.#state.facts.players.get(id)?.name ?? id;
  }

  /** A clock set back must not turn time around. */
  #request(command: Command): Request {
    const at = Math.max(this.#now(), this.#state.log.head?.at ?? 0);
    return { commandId: hex(16), at, by: this.#by, command };
  }

  /** Several commands, all or none. Each entry is handed on first: if storing one fails, the tournament stops there. */
  #take(steps: (port: CommandPort) => void): this {
    const before = { state: this.#state, derived: this.#derived };
    const accepted: Accepted[] = [];
    try {
      steps({
        facts: () => this.#state.facts,
        finished: () => this.finished,
        send: (command) => {
          const step = this.#accept(command);
          accepted.push(step);
          ({ state: this.#state, derived: this.#derived } = step);
        },
      });
    } finally {
      ({ state: this.#state, derived: this.#derived } = before);
    }
    for (const step of accepted) {
      this.#onEntry(step.entry);
      ({ state: this.#state, derived: this.#derived } = step);
    }
    return this;
  }

  #accept(command: Command): Accepted {
    const read = readCommand(command);
    if (!read.ok) throw unreadable(read.error);
    const answer = submit(formats, this.#state, this.#request(read.value), this.#derived);
    if (!answer.ok) throw refusedBy(this.#state, answer.error);
    return answer.value;
  }
}
