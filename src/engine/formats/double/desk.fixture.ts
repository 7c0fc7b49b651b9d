import { Desk } from '../../../../test/desk.ts';
import { certain } from '../../../kit/index.ts';
import type { Outcome, PlayerId, Table } from '../../tournament/index.ts';

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
    const found = certain(
      this.open.find(({ table }) => table.bracketMatch === match),
      `open match ${match}`,
    );
    this.record(found, found.table.seats[0] === player ? whiteWins : blackWins);
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
