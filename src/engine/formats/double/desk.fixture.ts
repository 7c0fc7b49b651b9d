import { Desk } from '../../../../test/desk.ts';
import { assertDefined } from '../../../kit/index.ts';
import type { AfterCorrection, Outcome, PlayerId, Table } from '../../tournament/index.ts';

export const whiteWins: Outcome = { kind: 'scores', scores: [1000, 0] };
export const blackWins: Outcome = { kind: 'scores', scores: [0, 1000] };

/** Seeds in order of entry: p1 is seed 1. */
export class DoubleDesk extends Desk {
  constructor(players: number, settings: Readonly<Record<string, unknown>> = {}) {
    super('double', { seeding: 'entry', ...settings });
    this.must({ type: 'AddPlayers', players: Array.from({ length: players }, (_, at) => ({ name: `N${at + 1}` })) });
    this.must({ type: 'Start' });
    this.pair();
  }

  get open(): { readonly round: number; readonly edition: number; readonly table: Table; readonly game: number }[] {
    return this.rounds.flatMap((round) =>
      round.tables.flatMap((table) => {
        const game = table.games.findIndex(({ recorded }) => !recorded) + 1;
        return game > 0 && round.state !== 'draft'
          ? [{ round: round.number, edition: round.edition, table, game }]
          : [];
      }),
    );
  }

  record({ round, edition, table, game }: DoubleDesk['open'][number], outcome: Outcome): void {
    this.must({ type: 'RecordOutcome', place: { round, edition, match: table.match, game }, outcome });
  }

  /** The match with that number in the bracket is won by this player. */
  win(match: number, player: PlayerId): void {
    const found = assertDefined(
      this.open.find(({ table }) => table.bracketMatch === match),
      `open match ${match}`,
    );
    this.record(found, found.table.seats[0] === player ? whiteWins : blackWins);
  }

  /** In this order: “5 p2” is match 5, won by p2. */
  wins(...results: readonly string[]): this {
    for (const result of results) {
      const [match, player = ''] = result.split(' ');
      this.win(Number(match), player);
    }
    return this;
  }

  /** The only game of the match with that number. */
  correct(match: number, outcome: Outcome, later: AfterCorrection = { kind: 'keep' }): void {
    const { round, table } = assertDefined(
      this.rounds
        .flatMap((one) => one.tables.map((at) => ({ round: one, table: at })))
        .find(({ table: { bracketMatch } }) => bracketMatch === match),
      `match ${match}`,
    );
    const replaces = assertDefined(table.games[0]?.recorded, 'result').outcome;
    const place = { round: round.number, edition: round.edition, match: table.match, game: 1 };
    this.must({ type: 'CorrectOutcome', place, replaces, outcome, later });
  }

  /** Everything that is open, until nothing is; `first` says whether the first seat wins. */
  playOut(first: (table: Table) => boolean): void {
    for (let steps = 0; steps < 5_000; steps++) {
      const [next] = this.open;
      if (next) this.record(next, first(next.table) ? whiteWins : blackWins);
      else if (this.conclusion.finished) return;
      else this.pair();
    }
    throw new Error('It does not end.');
  }

  get places(): string[] {
    return this.conclusion.standings.map(({ place, player }) => `${place} ${player}`);
  }

  get matches(): string[] {
    return this.rounds
      .flatMap(({ tables }) => tables.map(({ bracketMatch, seats }) => [bracketMatch ?? 0, seats] as const))
      .sort(([a], [b]) => a - b)
      .map(([match, seats]) => `${match} ${seats.join('-')}`);
  }
}

const number = (player: PlayerId | undefined): number => Number(player?.slice(1));
export const betterSeed = ({ seats: [one, other] }: Table): boolean => number(one) < number(other);

/** Four players: p1 wins the winners' side, p3 meets p2 in the last match of the losers' side. */
export const upToLosersFinal = (settings: Readonly<Record<string, unknown>> = {}): DoubleDesk =>
  new DoubleDesk(4, settings).wins('1 p1', '2 p2', '3 p1', '4 p3');

/** And p2 wins that: p1 meets p2 in the grand final. */
export const upToGrandFinal = (settings: Readonly<Record<string, unknown>> = {}): DoubleDesk =>
  upToLosersFinal(settings).wins('5 p2');
