import {
  type Command,
  type Consequences,
  conclude,
  type Door,
  decide,
  emptyState,
  explain,
  type FormatName,
  firstToMove,
  moveOn,
  type Outcome,
  type Place,
  type PlayerId,
  playerCalled,
  previewCorrection,
  type Refusal,
  roundLabel,
  type State,
  startNow,
  submit,
  type TournamentView,
  tournamentView,
} from '../engine/index.ts';
import { asEntered } from '../exchange/as-entered.ts';
import { readCommand } from '../exchange/command.ts';
import { tournamentFileText } from '../exchange/tournament-file.ts';
import { certain } from '../kit/index.ts';
import {
  type Language,
  labelText,
  languageFor,
  learn,
  namesOf,
  say,
  sayNotationProblem,
  sayRefusal,
} from '../words/index.ts';
import { placeAt, readAddress, readOutcome } from '../words/notation.ts';
import type { Entrant, NewTournament, Question, StandingRow, Surroundings, WrittenResult } from './asked.ts';
import { type OpenGame, openGamesOf } from './open-games.ts';
import { hex } from './random.ts';
import { asText, Refused, unreadable } from './refused.ts';
import { storedState } from './stored.ts';

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
  readonly #now: () => number;
  readonly #by: string;

  private constructor(state: State, { now = Date.now, by = 'library' }: Surroundings) {
    this.#state = state;
    this.#now = now;
    this.#by = by;
  }

  /**
   * A new tournament, with its players if they are known.
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
   * The tournament file as a document: the whole log.
   *
   * @example
   * const cup = Tournament.create({ format: 'swiss', name: 'Club evening', players: ['Ana', 'Ben', 'Cy', 'Dee'] });
   * JSON.stringify(cup) === JSON.stringify(Tournament.fromJSON(cup.toJSON())); // true
   */
  toJSON(): unknown {
    return JSON.parse(tournamentFileText(this.#state.log.slice()));
  }

  /** The engine's own state, for everything that has no method here. */
  get state(): State {
    return this.#state;
  }

  /** The whole tournament in one document, drafts too. */
  get view(): TournamentView {
    return certain(tournamentView(this.#state, { drafts: true }), 'tournament');
  }

  get finished(): boolean {
    return conclude(this.#state).finished;
  }
  get winners(): readonly string[] {
    return conclude(this.#state).winners.map((id) => this.#nameOf(id));
  }

  /**
   * Any command, as the log has it: whole numbers, edition and all.
   *
   * @example
   * const cup = Tournament.create({ format: 'swiss', name: 'Club evening', players: ['Ana', 'Ben'] });
   * cup.send({ type: 'KeepApart', players: ['p1', 'p2'], apart: true });
   */
  send(command: Command): this {
    const read = readCommand(command);
    if (!read.ok) throw unreadable(read.error);
    const answer = submit(this.#state, { commandId: hex(16), at: this.#time(), by: this.#by, command: read.value });
    if (!answer.ok) throw this.#refused(answer.error);
    this.#state = answer.value.state;
    return this;
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
   * Starts, and draws and publishes the first round.
   *
   * @example
   * const cup = Tournament.create({ format: 'swiss', name: 'Club evening', players: ['Ana', 'Ben', 'Cy', 'Dee'] });
   * cup.start().openGames().length; // 2
   */
  start(): this {
    return this.#whole(startNow);
  }

  /**
   * Closes the round if all its results are in, then draws and publishes the next, where there is one.
   *
   * @example
   * cup.report('r1.t1', '5-3').report('r1.t2', '5-0').next().view.rounds.length; // 2
   */
  next(): this {
    return this.#whole(moveOn);
  }

  /**
   * Every game that waits for its result, with colours, clock and start position.
   *
   * @example
   * const cup = Tournament.create({ format: 'swiss', name: 'Club evening', players: ['Ana', 'Ben'] }).start();
   * cup.openGames().map((game) => game.place); // ['r1.t1.g1']
   */
  openGames(): readonly OpenGame[] {
    return openGamesOf(this.view, (round) => firstToMove(this.#state.facts, round));
  }

  /**
   * Enters a result, in seat order. A match stands for its open game.
   *
   * @example
   * const cup = Tournament.create({ format: 'swiss', name: 'Club evening', players: ['Ana', 'Ben'] }).start();
   * cup.report('r1.t1', '5-3'); // or [5, 3]
   */
  report(address: string, result: WrittenResult, { completedAt }: { readonly completedAt?: number | Date } = {}): this {
    const { place, seats } = this.#placeOf(address, 'open');
    const outcome = this.#outcome(result, place, seats);
    return this.send({
      type: 'RecordOutcome',
      place,
      outcome,
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
  preview(address: string, result?: WrittenResult): Consequences {
    const { place, seats } = this.#placeOf(address, 'recorded');
    const outcome = result === undefined ? undefined : this.#outcome(result, place, seats);
    const consequences = previewCorrection(this.#state, place, outcome);
    if (!consequences.ok) throw this.#refused(consequences.error);
    return consequences.value;
  }

  /**
   * Corrects a result, or takes it back. Later rounds stay as they were played; `unwind` sets them aside.
   *
   * @example
   * cup.report('r1.t1', '5-3').correct('r1.t1', '3-5');
   */
  correct(address: string, result: WrittenResult | undefined, { unwind = false } = {}): this {
    const { place, seats, recorded } = this.#placeOf(address, 'recorded');
    if (!recorded) {
      const { round, match, game } = place;
      throw this.#refused({ code: 'nothing-recorded', details: { round, match, game } });
    }
    const later = unwind ? { kind: 'unwind' as const, confirm: this.view.name } : { kind: 'keep' as const };
    return this.send(
      result === undefined
        ? { type: 'RemoveOutcome', place, replaces: recorded, later }
        : { type: 'CorrectOutcome', place, outcome: this.#outcome(result, place, seats), replaces: recorded, later },
    );
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
    const read = readCommand(typeof question === 'string' ? this.#command(question) : question);
    if (!read.ok) return unreadable(read.error);
    const answer = decide(this.#state, { commandId: hex(16), at: this.#time(), by: this.#by, command: read.value });
    return answer.ok ? true : this.#refused(answer.error);
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
    const spoken = languageFor(asText(language));
    await learn(spoken);
    const known = explain(this.#state, asText(id)) ?? explain(this.#state, this.playerId(id));
    const names = namesOf(this.#state.facts.players.values());
    return (known?.reasons ?? []).flatMap(({ round, why }) => {
      const before = round ? `${labelText(spoken, round)}: ` : '';
      return why.map((reason) => before + say(spoken, reason, names));
    });
  }

  /**
   * The id of a player, from an id or a name that only one has.
   *
   * @example
   * const cup = Tournament.create({ format: 'swiss', name: 'Club evening', players: ['Ana', 'Ben', 'Cy', 'Dee'] });
   * cup.playerId('Ana'); // 'p1'
   */
  playerId(player: string): PlayerId {
    const text = asText(player);
    const found = playerCalled(this.#state.facts, text);
    if (found.ok) return found.value;
    const { why, called } = found.error;
    throw called.length > 0 ? new Refused(why, `Several are called ${text}.`) : this.#refused(why);
  }

  #nameOf(id: PlayerId): string {
    return this.#state.facts.players.get(id)?.name ?? id;
  }

  /** A clock set back must not turn time around. */
  #time(): number {
    return Math.max(this.#now(), this.#state.log.head?.at ?? 0);
  }

  /** Several commands, all or none. */
  #whole(steps: (door: Door) => void): this {
    const before = this.#state;
    try {
      steps({ facts: () => this.#state.facts, finished: () => this.finished, send: (command) => this.send(command) });
    } catch (refused) {
      this.#state = before;
      throw refused;
    }
    return this;
  }

  #command(type: Question): Command {
    const round = this.#state.facts.rounds.at(-1)?.number ?? 0;
    switch (type) {
      case 'Start':
      case 'PairRound':
      case 'AllowRematches':
      case 'Reopen':
        return { type };
      default:
        return { type, round };
    }
  }

  #placeOf(
    given: string,
    meaning: 'open' | 'recorded',
  ): { readonly place: Place; readonly seats: number; readonly recorded?: Outcome } {
    const text = asText(given);
    const address = readAddress(text);
    if (!address)
      throw new Refused(
        { code: 'unreadable', details: { text } },
        `“${text}” isn't a match. Matches are written r3.t2, games r3.t2.g1.`,
      );
    const found = placeAt(this.#state, address, meaning);
    if (!found.ok) throw this.#refused(found.error);
    return found.value;
  }

  #outcome(result: WrittenResult, { round }: Place, seats: number): Outcome {
    const text = Array.isArray(result) ? result.map(asText).join(seats === 2 ? ':' : ' ') : asText(result);
    const read = readOutcome(text, seats);
    if (!read.ok) throw new Refused({ code: 'unreadable', details: { text } }, sayNotationProblem('en', read.error));
    return asEntered(this.#state, round, read.value);
  }

  #refused(refusal: Refusal): Refused {
    const names = namesOf(this.#state.facts.players.values());
    return new Refused(
      refusal,
      sayRefusal('en', refusal, names, (round) => roundLabel(this.#state, round)),
    );
  }
}
