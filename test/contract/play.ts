import {
  type Command,
  conclude,
  draftOf,
  emptyState,
  type Facts,
  type Formats,
  isAway,
  type Outcome,
  type Place,
  type PlayerId,
  type Refusal,
  type State,
  submit,
  type Table,
} from '../../src/engine/tournament/index.ts';
import { assertDefined, type Chance, canonicalJson, chanceFrom, hashOf } from '../../src/kit/index.ts';

/** Random play through whole tournaments, for the contract of every rulebook. */

export interface Contender {
  readonly format: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly players: { readonly least: number; readonly most: number };
  /** An outcome that could happen at this table; one the rulebook refuses is tried again. */
  readonly outcome: (table: Table, game: number, chance: Chance, left: (player: PlayerId) => boolean) => Outcome;
}

export class Play {
  state: State = emptyState;
  refusals: Refusal[] = [];
  private count = 0;
  private now = 1_000_000;
  readonly chance: Chance;

  constructor(
    readonly formats: Formats,
    readonly contender: Contender,
    seed: number,
  ) {
    this.chance = chanceFrom(hashOf(`play ${seed}`));
    const { least, most } = contender.players;
    const players = least + this.chance.below(most - least + 1);
    this.must({
      type: 'CreateTournament',
      id: 'T1',
      name: 'Contract Cup',
      format: contender.format,
      config: contender.config,
      secret: hashOf(`secret ${seed}`),
    });
    const rated = () => (this.chance.below(4) > 0 ? { rating: 1000 + this.chance.below(20) * 50 } : {});
    this.must({
      type: 'AddPlayers',
      players: Array.from({ length: players }, (_, at) => ({ name: `Player ${at + 1}`, ...rated() })),
    });
    this.must({ type: 'Start' });
  }

  send(command: Command): boolean {
    this.now += this.chance.below(60_000);
    const answer = submit(this.formats, this.state, {
      commandId: `c${++this.count}`,
      at: this.now,
      by: 'desk',
      command,
    });
    if (answer.ok) this.state = answer.value.state;
    else this.refusals.push(answer.error);
    return answer.ok;
  }

  must(command: Command): void {
    if (!this.send(command)) throw new Error(`${command.type}: ${canonicalJson(this.refusals.at(-1))}`);
  }

  get facts(): Facts {
    return this.state.facts;
  }

  get finished(): boolean {
    return conclude(this.formats, this.facts).finished;
  }

  games(recorded: boolean): { place: Place; table: Table }[] {
    return this.facts.rounds
      .filter((round) => round.state !== 'draft')
      .flatMap((round) =>
        round.tables.flatMap((table) =>
          table.games.flatMap((game, at) => {
            const place = { round: round.number, edition: round.edition, match: table.match, game: at + 1 };
            return (game.recorded !== undefined) === recorded ? [{ place, table }] : [];
          }),
        ),
      );
  }

  outcomeAt(place: Place, table: Table): Outcome {
    const left = (player: PlayerId) => isAway(this.facts.players.get(player));
    return this.contender.outcome(table, place.game, this.chance, left);
  }

  /** The next thing a calm organiser would do. False: nothing is left to do. */
  forward(): boolean {
    if (!this.facts.started) {
      if (this.send({ type: 'Start' })) return true;
      return this.send({ type: 'AddPlayers', players: [{ name: `Fresh ${this.state.log.length}` }] });
    }
    const draft = draftOf(this.facts);
    if (draft) {
      if (this.send({ type: 'PublishRound', round: draft.number })) return true;
      if (this.send({ type: 'PairAgain', round: draft.number })) return true;
    }
    const open = this.games(false);
    if (open.length > 0) {
      const { place, table } = this.chance.pick(open);
      for (let tries = 0; tries < 50; tries++) {
        if (this.send({ type: 'RecordOutcome', place, outcome: this.outcomeAt(place, table) })) return true;
      }
      throw new Error(`No outcome fits ${canonicalJson(place)}: ${canonicalJson(this.refusals.at(-1))}`);
    }
    const unclosed = this.facts.rounds.find((round) => round.state === 'published');
    if (unclosed) return this.send({ type: 'CloseRound', round: unclosed.number });
    if (this.finished) return false;
    if (this.send({ type: 'PairRound' })) return true;
    if (this.send({ type: 'AllowRematches' })) return true;
    return this.send({ type: 'EndEarly', confirm: 'Contract Cup' });
  }

  /** Undoing and redoing, of anything and in any order. */
  turnBack(): void {
    const { length } = this.state.log;
    const recent = this.chance.below(2) === 0;
    const version = recent ? Math.max(1, length - this.chance.below(6)) : 1 + this.chance.below(length);
    this.send({ type: 'Undo', version });
  }

  /** Something less calm. It may be refused; then nothing has changed. */
  disturb(): void {
    const { chance } = this;
    const recorded = this.games(true);
    const players = [...this.facts.players.keys()];
    const draft = draftOf(this.facts);
    const last = this.facts.rounds.at(-1);
    if (players.length === 0) return;
    switch (chance.below(10)) {
      case 0:
        if (chance.below(3) > 0) this.send({ type: 'DropPlayer', player: chance.pick(players) });
        else this.send({ type: 'DropPlayers', players: [chance.pick(players), chance.pick(players)] });
        break;
      case 1:
        this.send({ type: 'ReinstatePlayer', player: chance.pick(players) });
        break;
      case 2:
      case 3:
      case 4: {
        if (recorded.length === 0) break;
        const { place, table } = chance.pick(recorded);
        const replaces = assertDefined(table.games[place.game - 1]?.recorded?.outcome, 'outcome');
        const later =
          chance.below(3) > 0 ? ({ kind: 'keep' } as const) : ({ kind: 'unwind', confirm: 'Contract Cup' } as const);
        if (chance.below(3) === 0) this.send({ type: 'RemoveOutcome', place, replaces, later });
        else this.send({ type: 'CorrectOutcome', place, replaces, later, outcome: this.outcomeAt(place, table) });
        break;
      }
      case 5:
        this.send({ type: 'Undo', version: 1 + chance.below(this.state.log.length) });
        break;
      case 6:
        if (draft) this.send({ type: 'PairAgain', round: draft.number });
        else if (last) this.send({ type: 'UnpublishRound', round: last.number });
        break;
      case 7:
        if (draft) {
          const pair = [chance.pick(players), chance.pick(players)] as const;
          const change = { kind: 'swap', players: pair } as const;
          this.send({
            type: 'AdjustDraft',
            round: draft.number,
            edition: draft.edition,
            change,
            override: 'as agreed',
          });
        } else if (last) this.send({ type: 'ReopenRound', round: last.number });
        break;
      case 8:
        this.send({ type: 'AddPlayers', players: [{ name: `Late ${this.state.log.length}` }] });
        break;
      default:
        this.send({ type: 'Undo', version: this.state.log.length });
    }
  }
}

/** Facts as text, for exact comparison. */
export const written = (facts: Facts): string => canonicalJson({ ...facts, players: [...facts.players.values()] });

/** Plays with disturbances; `each` sees every state on the way. */
export function playThrough(
  play: Play,
  mostDisturbances: number,
  each: (before: State) => void = () => undefined,
): void {
  let disturbances = mostDisturbances;
  for (let steps = 0; steps < 4000; steps++) {
    const before = play.state;
    if (disturbances > 0 && play.chance.below(6) === 0) {
      disturbances--;
      play.disturb();
    } else if (!play.forward()) return;
    each(before);
  }
  throw new Error('It does not end.');
}
