import type { Command, Formats, Outcome, Place, PlayerId, Refusal } from '../src/engine/tournament/index.ts';
import { assertDefined } from '../src/kit/index.ts';
import { Desk } from './desk.ts';

/** A tournament run command by command in a tiny notation: players are letters, results are “ab 1-0” in seat order. */

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

export const outcome = (text: string): Outcome => assertDefined(outcomes[text], `outcome ${text}`);

export class Hall extends Desk {
  constructor(format: string, names: string, told: Told = {}) {
    super(format, told.config, told.seed, told.formats);
    const players = [...names].map((name, at) => {
      const rating = told.ratings?.[at];
      return { name, ...(rating !== undefined && { rating }) };
    });
    if (players.length > 0) this.must({ type: 'AddPlayers', players });
  }

  /** Starts, draws and publishes the first round. */
  begin(): this {
    this.must({ type: 'Start' });
    return this.draw();
  }

  draw(): this {
    this.pair();
    return this;
  }

  /** Closes the last round and stays at hand for the next word. */
  over(): this {
    this.close();
    return this;
  }

  id(name: string): PlayerId {
    return assertDefined([...this.facts.players.values()].find((player) => player.name === name)?.id, `player ${name}`);
  }

  name(id: PlayerId): string {
    return assertDefined(this.facts.players.get(id)?.name, `player ${id}`);
  }

  names(ids: Iterable<PlayerId>): string {
    return [...ids].map((id) => this.name(id)).join('');
  }

  /** The newest open game, or failing that the newest recorded one, between these seats. */
  placeOf(seats: string): Place {
    const found = this.facts.rounds
      .flatMap((round) => round.tables.map((table) => ({ round, table })))
      .filter(({ table }) => this.names(table.seats) === seats)
      .reverse();
    const open = found.find(({ table }) => table.games.some((game) => !game.recorded));
    const { round, table } = assertDefined(open ?? found[0], `table of ${seats}`);
    const game = table.games.findIndex((one) => !one.recorded);
    const { number, edition } = round;
    return { round: number, edition, match: table.match, game: game < 0 ? table.games.length : game + 1 };
  }

  /** “ab 1-0”, several separated by commas. */
  report(text: string): void {
    for (const one of text.split(',')) this.must(this.#recording(one));
  }

  /** Why “ab 1-0” is not accepted. */
  refusalOf(text: string): Refusal {
    return assertDefined(this.try(this.#recording(text)), `refusal of ${text}`);
  }

  #recording(text: string): Command {
    const [seats, result] = text.trim().split(' ');
    return {
      type: 'RecordOutcome',
      place: this.placeOf(assertDefined(seats, 'seats')),
      outcome: outcome(assertDefined(result, 'result')),
    };
  }

  correct(text: string, later: Extract<Command, { type: 'CorrectOutcome' }>['later'] = { kind: 'keep' }): void {
    const [seats, result] = text.split(' ');
    const place = this.placeOf(assertDefined(seats, 'seats'));
    const table = assertDefined(this.facts.rounds[place.round - 1]?.tables[place.match - 1], 'table');
    const replaces = assertDefined(table.games[place.game - 1]?.recorded?.outcome, 'outcome');
    this.must({ type: 'CorrectOutcome', place, outcome: outcome(assertDefined(result, 'result')), replaces, later });
  }

  /** Every open game of the round: the player named earlier in the order wins, whoever sits where. */
  playOut(order: string): this {
    const number = this.last.number;
    for (const table of this.last.tables) {
      if (this.facts.rounds[number - 1]?.tables[table.match - 1]?.games.every((game) => game.recorded)) continue;
      const [a, b] = table.seats.map((id) => order.indexOf(this.name(id)));
      const place = { round: number, edition: this.last.edition, match: table.match, game: 1 };
      this.must({ type: 'RecordOutcome', place, outcome: outcome((a ?? 0) < (b ?? 0) ? '1-0' : '0-1') });
      if (this.last.number !== number) break;
    }
    return this;
  }
}
