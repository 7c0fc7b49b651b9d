import { formats } from '../../src/engine/formats/index.ts';
import {
  type Command,
  conclude,
  draftOf,
  type Entry,
  emptyState,
  type Game,
  hashOf,
  isAway,
  type Outcome,
  type Place,
  type Refusal,
  type State,
  submit,
  type Table,
} from '../../src/engine/index.ts';
import { Dice } from './chance.ts';

/** Plays random tournaments through the engine's door, with every command a desk has. It knows no rule. */

export interface Contender {
  readonly format: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly players: { readonly least: number; readonly most: number };
  readonly outcome: (table: Table, game: Game, dice: Dice, left: (player: string) => boolean) => Outcome;
}

export interface Answer {
  readonly command: Command;
  readonly at: number;
  readonly entry?: Entry;
  readonly refusal?: Refusal;
}

/** Which commands it plays. The others touch nothing that an oracle judges; a new command is one or the other. */
export const driven: Readonly<Record<Command['type'], boolean>> = {
  CreateTournament: true,
  Configure: false,
  DescribeEvent: false,
  Start: true,
  EndEarly: true,
  Reopen: true,
  AddPlayers: true,
  Register: false,
  ApprovePlayer: false,
  EditPlayer: false,
  RemovePlayer: false,
  RemovePlayers: false,
  CheckIn: false,
  DropPlayer: true,
  DropPlayers: true,
  ReinstatePlayer: true,
  FixTable: true,
  KeepApart: true,
  AnnounceAbsences: true,
  AdjustPoints: true,
  SetSeeds: true,
  PairRound: true,
  PairAgain: true,
  AdjustDraft: true,
  Override: false,
  PublishRound: true,
  UnpublishRound: true,
  CloseRound: true,
  ReopenRound: true,
  AllowRematches: true,
  CallFinalGame: true,
  SetRounds: true,
  MoveMatch: true,
  UnwindToRound: true,
  StartRoundClock: false,
  PauseRoundClock: false,
  ExtendRoundClock: false,
  RecordOutcome: true,
  RecordSeveral: true,
  Forfeit: false,
  ProposeResult: false,
  ConfirmResult: false,
  DisputeResult: false,
  DismissReports: false,
  ContestOutcome: false,
  UpholdOutcome: false,
  CorrectOutcome: true,
  RemoveOutcome: true,
  ErasePerson: false,
  Undo: true,
};

const name = 'Oracle Cup';
const keep = { kind: 'keep' } as const;
const unwind = { kind: 'unwind', confirm: name } as const;

export class Driver {
  state: State = emptyState;
  readonly dice: Dice;
  private commands = 0;
  private now = 1_700_000_000_000;
  private disturbances: number;
  /** Some halls write down one time for the whole round, and leave it to the other criteria (HK-11). */
  private readonly oneTimeForAll: boolean;

  constructor(
    readonly contender: Contender,
    seed: number,
    private readonly report: (answer: Answer) => void,
  ) {
    this.dice = new Dice(seed);
    const { format, config, players } = contender;
    // Every third tournament is left in peace.
    this.disturbances = seed % 3 === 0 ? 0 : 4 + this.dice.below(14);
    this.oneTimeForAll = seed % 4 === 3;
    this.send({ type: 'CreateTournament', id: 'T1', name, format, config, secret: hashOf(`oracle ${seed}`) });
    const count = players.least + this.dice.below(players.most - players.least + 1);
    this.send({ type: 'AddPlayers', players: Array.from({ length: count }, (_, at) => this.newPlayer(`P${at}`)) });
    if (config.seeding === 'manual') {
      this.send({ type: 'SetSeeds', seeds: this.dice.shuffled([...this.state.facts.players.keys()]) });
    }
    this.send({ type: 'Start' });
  }

  private newPlayer(called: string) {
    return this.dice.once(4) ? { name: called } : { name: called, rating: 1000 + 50 * this.dice.below(20) };
  }

  private send(command: Command): boolean {
    // Results often come in the same second, sometimes in the same millisecond.
    this.now += this.dice.once(3) ? 0 : this.dice.below(90_000);
    const answer = submit(formats, this.state, { commandId: `c${++this.commands}`, at: this.now, by: 'desk', command });
    if (answer.ok) this.state = answer.value.state;
    const { now: at } = this;
    this.report(answer.ok ? { command, at, entry: answer.value.entry } : { command, at, refusal: answer.error });
    return answer.ok;
  }

  private games(recorded: boolean): { place: Place; table: Table; game: Game; since: number }[] {
    return this.state.facts.rounds
      .filter((round) => round.state !== 'draft')
      .flatMap((round) =>
        round.tables.flatMap((table) =>
          table.games.flatMap((game, at) => {
            const place = { round: round.number, edition: round.edition, match: table.match, game: at + 1 };
            const since = table.openedAt ?? round.publishedAt ?? 0;
            return (game.recorded !== undefined) === recorded ? [{ place, table, game, since }] : [];
          }),
        ),
      );
  }

  private outcomeAt(table: Table, game: Game): Outcome {
    const left = (id: string) => isAway(this.state.facts.players.get(id));
    return this.contender.outcome(table, game, this.dice, left);
  }

  /** Mostly none; now and then a time that a person gives, a device's moment, or one that cannot be. */
  private time(since: number): { completedAt?: number; enteredAt?: number } {
    if (this.oneTimeForAll && !this.dice.once(6)) return { completedAt: since };
    const from = since - 20;
    const any = () => from + this.dice.below(Math.max(1, this.now + 20 - from));
    const round = (at: number) => Math.ceil(at / 60_000) * 60_000;
    switch (this.dice.below(12)) {
      case 0:
        return { completedAt: any() };
      case 1:
        return { completedAt: round(any()) };
      case 2:
        return { enteredAt: any() };
      default:
        return {};
    }
  }

  private record(): boolean {
    const open = this.games(false);
    if (this.dice.once(8) && open.length > 1) {
      const some = this.dice.shuffled(open).slice(0, 2 + this.dice.below(4));
      const reports = some.map(({ place, table, game, since }) => {
        return { place, outcome: this.outcomeAt(table, game), ...this.time(since) };
      });
      if (this.send({ type: 'RecordSeveral', reports })) return true;
    }
    const { place, table, game, since } = this.dice.pick(open);
    for (let tries = 0; tries < 60; tries++) {
      const stated = tries < 3 ? this.time(since) : {};
      if (this.send({ type: 'RecordOutcome', place, outcome: this.outcomeAt(table, game), ...stated })) return true;
    }
    throw new Error(`No outcome fits ${JSON.stringify(place)}`);
  }

  /** One step. False: nothing is left to do. */
  step(): boolean {
    if (this.disturbances > 0 && this.dice.once(7)) {
      this.disturbances--;
      this.disturb();
      return true;
    }
    const { facts } = this.state;
    if (!facts.started) {
      return (
        this.send({ type: 'Start' }) ||
        this.send({ type: 'AddPlayers', players: [this.newPlayer(`F${this.commands}`)] })
      );
    }
    const draft = draftOf(facts);
    if (draft) {
      if (this.send({ type: 'PublishRound', round: draft.number })) return true;
      if (this.send({ type: 'PairAgain', round: draft.number })) return true;
    }
    if (this.games(false).length > 0 && !facts.ended) return this.record();
    const unclosed = facts.rounds.find((round) => round.state === 'published');
    if (unclosed && this.send({ type: 'CloseRound', round: unclosed.number })) return true;
    const conclusion = conclude(formats, this.state.facts);
    if (conclusion.finished) {
      if (this.disturbances > 0) {
        this.disturbances--;
        this.disturb();
        return true;
      }
      // ST-15: a final game, where the organiser asks for it.
      return conclusion.winners.length === 2 && this.dice.once(2) && this.send({ type: 'CallFinalGame' });
    }
    if (this.send({ type: 'PairRound' })) return true;
    if (this.send({ type: 'AllowRematches' })) return true;
    return this.send({ type: 'EndEarly', confirm: name });
  }

  private correct(): void {
    const recorded = this.games(true);
    if (recorded.length === 0) return;
    // The newest results are the ones most often wrong.
    const recent = this.dice.once(2) ? recorded.slice(-4) : recorded;
    const { place, table, game } = this.dice.pick(recent);
    const replaces = game.recorded?.outcome;
    if (!replaces) return;
    const later = this.dice.once(4) ? unwind : keep;
    if (this.dice.once(3)) this.send({ type: 'RemoveOutcome', place, replaces, later });
    else this.send({ type: 'CorrectOutcome', place, replaces, later, outcome: this.outcomeAt(table, game) });
  }

  private changeDraft(): void {
    const { facts } = this.state;
    const draft = draftOf(facts);
    const last = facts.rounds.at(-1);
    const players = [...facts.players.keys()];
    if (!draft) {
      if (last) this.send({ type: this.dice.once(2) ? 'ReopenRound' : 'UnpublishRound', round: last.number });
      return;
    }
    const { number: round, edition } = draft;
    if (this.dice.once(2)) {
      this.send({ type: 'PairAgain', round });
      return;
    }
    const [a, b] = [this.dice.pick(players), this.dice.pick(players)];
    const change = this.dice.once(3)
      ? ({ kind: 'bye', player: a } as const)
      : ({ kind: 'swap', players: [a, b] } as const);
    this.send({ type: 'AdjustDraft', round, edition, change, override: 'as agreed' });
  }

  private turnBack(): void {
    const { length } = this.state.log;
    const version = this.dice.once(2) ? length - this.dice.below(Math.min(4, length)) : 1 + this.dice.below(length);
    this.send({ type: 'Undo', version });
  }

  /** Something less calm. It may be refused; then nothing has changed. */
  private disturb(): void {
    const { dice } = this;
    const { facts } = this.state;
    const players = [...facts.players.keys()];
    const last = facts.rounds.at(-1);
    if (players.length === 0) return;
    switch (dice.below(18)) {
      case 0:
      case 1:
        this.send({ type: 'DropPlayer', player: dice.pick(players) });
        break;
      case 2:
        this.send({ type: 'DropPlayers', players: [dice.pick(players), dice.pick(players)] });
        break;
      case 3: {
        const gone = players.filter((id) => isAway(facts.players.get(id)));
        this.send({ type: 'ReinstatePlayer', player: dice.pick(gone.length > 0 && !dice.once(3) ? gone : players) });
        break;
      }
      case 4:
      case 5:
      case 6:
      case 7:
        this.correct();
        break;
      case 8:
      case 9:
        this.turnBack();
        break;
      case 10:
        this.changeDraft();
        break;
      case 11:
        this.send({ type: 'AddPlayers', players: [this.newPlayer(`L${this.commands}`)] });
        break;
      case 12: {
        const table = dice.pick(last?.tables ?? []);
        const to = 1 + dice.below(players.length + 2);
        if (last && table) {
          this.send({ type: 'MoveMatch', round: last.number, edition: last.edition, match: table.match, table: to });
        }
        break;
      }
      case 13:
        if (last && dice.once(2))
          this.send({ type: 'UnwindToRound', round: 1 + dice.below(last.number), confirm: name });
        else if (dice.once(3)) this.send({ type: 'EndEarly', confirm: name });
        else this.send({ type: 'Reopen' });
        break;
      case 14:
        if (dice.once(2))
          this.send({ type: 'KeepApart', players: [dice.pick(players), dice.pick(players)], apart: !dice.once(4) });
        else this.send({ type: 'SetRounds', rounds: 1 + dice.below(6) });
        break;
      case 16: {
        const from = 1 + dice.below((last?.number ?? 0) + 2);
        const bye = dice.pick(['nothing', 'half', 'full'] as const);
        const absences = dice.once(4) ? [] : [{ from, to: from, bye }];
        this.send({ type: 'AnnounceAbsences', player: dice.pick(players), absences });
        break;
      }
      case 15:
        this.send({
          type: 'AdjustPoints',
          player: dice.pick(players),
          by: 500 * (dice.below(13) - 6),
          reason: 'as agreed',
          ...(dice.once(2) && last && { round: 1 + dice.below(last.number) }),
        });
        break;
      default:
        this.send({
          type: 'FixTable',
          player: dice.pick(players),
          table: dice.once(3) ? null : 1 + dice.below(players.length),
        });
    }
  }
}
