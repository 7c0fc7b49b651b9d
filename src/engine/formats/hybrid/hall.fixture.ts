import { assertDefined, hashOf } from '../../../kit/index.ts';
import {
  type AfterCorrection,
  type Command,
  type Conclusion,
  conclude,
  emptyState,
  type Facts,
  type Place,
  type PlayerId,
  type Refusal,
  type Round,
  type State,
  submit,
  type Table,
} from '../../tournament/index.ts';
import { formats } from '../index.ts';
import { outcomeOf } from './league.fixture.ts';

/** A whole tournament at the desk, in letters: `hall.report('a-b 1-0')`. Player a is p1, b is p2, … */
export class Hall {
  state: State = emptyState;
  now = 1_000_000;
  private count = 0;

  constructor(players: number, config: Readonly<Record<string, unknown>> = {}, ratings: readonly number[] = []) {
    const secret = hashOf('hall');
    this.must({ type: 'CreateTournament', id: 'T', name: 'Cup', format: 'hybrid', config, secret });
    const entries = Array.from({ length: players }, (_, at) => {
      const rating = ratings[at];
      return { name: letter(`p${at + 1}`), ...(rating !== undefined && { rating }) };
    });
    this.must({ type: 'AddPlayers', players: entries });
  }

  send(command: Command): Refusal | undefined {
    this.now += 1000;
    const answer = submit(formats, this.state, { commandId: `c${++this.count}`, at: this.now, by: 'desk', command });
    if (!answer.ok) return answer.error;
    this.state = answer.value.state;
    return undefined;
  }

  must(command: Command): void {
    const why = this.send(command);
    if (why) throw new Error(`${command.type}: ${JSON.stringify(why)}`);
  }

  get facts(): Facts {
    return this.state.facts;
  }

  get conclusion(): Conclusion {
    return conclude(formats, this.facts);
  }

  get last(): Round {
    return assertDefined(this.facts.rounds.at(-1), 'round');
  }

  /** Pairs and publishes. */
  pair(): Round {
    this.must({ type: 'PairRound' });
    this.must({ type: 'PublishRound', round: this.last.number });
    return this.last;
  }

  begin(): Round {
    this.must({ type: 'Start' });
    return this.pair();
  }

  close(): void {
    this.must({ type: 'CloseRound', round: this.last.number });
  }

  drop(name: string): void {
    this.must({ type: 'DropPlayer', player: idOf(name) });
  }

  /** The newest table of these two, and the game in question: its open one, or that of the number given. */
  at(pair: string, game?: number): { place: Place; table: Table } {
    const seats = pair.split('-').map(idOf);
    for (const round of this.facts.rounds.toReversed()) {
      const table = round.tables.find((one) => one.seats.join() === seats.join());
      if (!table) continue;
      const open = table.games.findIndex(({ recorded }) => !recorded) + 1;
      const place = { round: round.number, edition: round.edition, match: table.match };
      return { place: { ...place, game: game ?? (open || table.games.length) }, table };
    }
    throw new Error(`Nobody plays ${pair}`);
  }

  /** `'a-b 1-0'`, in seat order. */
  report(said: string, completedAt?: number): void {
    const [pair = '', result = ''] = said.split(' ');
    const { place } = this.at(pair);
    const given = completedAt === undefined ? {} : { completedAt };
    this.must({ type: 'RecordOutcome', place, outcome: outcomeOf(result), ...given });
  }

  reports(...results: string[]): void {
    for (const said of results) this.report(said);
  }

  correct(said: string, later: AfterCorrection = { kind: 'keep' }, game = 1): void {
    const [pair = '', result = ''] = said.split(' ');
    const { place, table } = this.at(pair, game);
    const replaces = assertDefined(table.games[game - 1]?.recorded, 'result').outcome;
    this.must({ type: 'CorrectOutcome', place, replaces, outcome: outcomeOf(result), later });
  }

  /** Every open game, in order of tables, until there is none. */
  playAll(result: (first: string, second: string) => string): void {
    for (;;) {
      const open = this.facts.rounds
        .flatMap((round) => round.tables)
        .find((table) => table.games.some((g) => !g.recorded));
      if (!open) return;
      const [first = '', second = ''] = open.seats.map(letter);
      this.reports(`${first}-${second} ${result(first, second)}`);
    }
  }

  /** Phases in which the earlier letter wins, until Round 2 can be paired. */
  qualify(result = (first: string, second: string) => (first < second ? '1-0' : '0-1')): void {
    for (;;) {
      const round = this.pair();
      if (round.stage > 0) return;
      this.playAll(result);
      this.close();
    }
  }

  tables(round = this.last): string[] {
    return round.tables.map((table) => table.seats.map(letter).join('-'));
  }

  standings(): string[] {
    return this.conclusion.standings.map(({ place, player }) => `${place}${letter(player)}`);
  }
}

export const letter = (id: PlayerId): string => {
  const at = Number(id.slice(1)) - 1;
  const more = Math.floor(at / 26);
  return String.fromCharCode(97 + (at % 26)) + (more > 0 ? more : '');
};

export const idOf = (name: string): PlayerId => `p${name.charCodeAt(0) - 96 + 26 * Number(name.slice(1) || 0)}`;
