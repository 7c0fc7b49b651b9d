import { formats as allFormats } from '../src/engine/formats/index.ts';
import {
  type Command,
  conclude,
  emptyState,
  type Facts,
  type Formats,
  type Outcome,
  type Place,
  type PlayerId,
  type Refusal,
  type Round,
  type State,
  submit,
} from '../src/engine/tournament/index.ts';
import { certain, hashOf } from '../src/kit/index.ts';

/** A tournament run command by command in a tiny notation: players are letters, results are «ab 1-0» in seat order. */

interface Told {
  readonly config?: Readonly<Record<string, unknown>>;
  readonly ratings?: readonly (number | undefined)[];
  readonly formats?: Formats;
  readonly seed?: string;
}

const outcomes: Readonly<Record<string, Outcome>> = {
  '1-0': { kind: 'scores', scores: [1000, 0] },
  '0-1': { kind: 'scores', scores: [0, 1000] },
  '½': { kind: 'scores', scores: [500, 500] },
  '+-': { kind: 'forfeit', seats: [1] },
  '-+': { kind: 'forfeit', seats: [0] },
  ff: { kind: 'forfeit', seats: [0, 1] },
};

export const outcome = (text: string): Outcome => certain(outcomes[text], `outcome ${text}`);

export class Hall {
  state: State = emptyState;
  private commands = 0;
  private readonly formats: Formats;

  constructor(format: string, names: string, told: Told = {}) {
    this.formats = told.formats ?? allFormats;
    const secret = hashOf(told.seed ?? 'hall');
    this.do({ type: 'CreateTournament', id: 'hall', name: 'Hall', format, config: told.config ?? {}, secret });
    const players = [...names].map((name, at) => {
      const rating = told.ratings?.[at];
      return { name, ...(rating !== undefined && { rating }) };
    });
    if (players.length > 0) this.do({ type: 'AddPlayers', players });
  }

  try(command: Command): Refusal | undefined {
    this.commands++;
    const request = { commandId: `c${this.commands}`, at: 1000 + this.commands, by: 'desk', command };
    const answer = submit(this.formats, this.state, request);
    if (!answer.ok) return answer.error;
    this.state = answer.value.state;
    return undefined;
  }

  do(command: Command): void {
    const refused = this.try(command);
    if (refused) throw new Error(`${command.type}: ${JSON.stringify(refused)}`);
  }

  /** Starts, draws and publishes the first round. */
  begin(): this {
    this.do({ type: 'Start' });
    return this.draw();
  }

  draw(): this {
    this.do({ type: 'PairRound' });
    this.do({ type: 'PublishRound', round: this.round.number });
    return this;
  }

  close(): this {
    this.do({ type: 'CloseRound', round: this.round.number });
    return this;
  }

  get facts(): Facts {
    return this.state.facts;
  }

  get round(): Round {
    return certain(this.facts.rounds.at(-1), 'a round');
  }

  get conclusion() {
    return conclude(this.formats, this.facts);
  }

  id(name: string): PlayerId {
    return certain([...this.facts.players.values()].find((player) => player.name === name)?.id, `player ${name}`);
  }

  name(id: PlayerId): string {
    return certain(this.facts.players.get(id)?.name, `player ${id}`);
  }

  names(ids: Iterable<PlayerId>): string {
    return [...ids].map((id) => this.name(id)).join('');
  }

  /** The newest open game, or failing that the newest recorded one, between these seats. */
  place(seats: string): Place {
    const found = this.facts.rounds
      .flatMap((round) => round.tables.map((table) => ({ round, table })))
      .filter(({ table }) => this.names(table.seats) === seats)
      .reverse();
    const open = found.find(({ table }) => table.games.some((game) => !game.recorded));
    const { round, table } = certain(open ?? found[0], `table of ${seats}`);
    const game = table.games.findIndex((one) => !one.recorded);
    const { number, edition } = round;
    return { round: number, edition, table: table.number, game: game < 0 ? table.games.length : game + 1 };
  }

  /** «ab 1-0», several separated by commas. */
  report(text: string): Refusal | undefined {
    for (const one of text.split(',')) {
      const [seats, result] = one.trim().split(' ');
      const refused = this.try({
        type: 'RecordOutcome',
        place: this.place(certain(seats, 'seats')),
        outcome: outcome(certain(result, 'result')),
      });
      if (refused) return refused;
    }
    return undefined;
  }

  correct(text: string, later: Extract<Command, { type: 'CorrectOutcome' }>['later'] = { kind: 'keep' }): void {
    const [seats, result] = text.split(' ');
    const place = this.place(certain(seats, 'seats'));
    const table = certain(
      this.facts.rounds[place.round - 1]?.tables.find((one) => one.number === place.table),
      'table',
    );
    const replaces = certain(table.games[place.game - 1]?.recorded?.outcome, 'outcome');
    this.do({ type: 'CorrectOutcome', place, outcome: outcome(certain(result, 'result')), replaces, later });
  }

  /** Every open game of the round: the player named earlier in the order wins, whoever sits where. */
  playOut(order: string): this {
    const number = this.round.number;
    for (const table of this.round.tables) {
      if (
        this.facts.rounds[number - 1]?.tables
          .find((one) => one.number === table.number)
          ?.games.every((game) => game.recorded)
      )
        continue;
      const [a, b] = table.seats.map((id) => order.indexOf(this.name(id)));
      const place = { round: number, edition: this.round.edition, table: table.number, game: 1 };
      this.do({ type: 'RecordOutcome', place, outcome: outcome((a ?? 0) < (b ?? 0) ? '1-0' : '0-1') });
      if (this.round.number !== number) break;
    }
    return this;
  }
}
