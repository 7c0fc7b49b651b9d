import { Desk } from '../../../../test/desk.ts';
import { assertDefined } from '../../../kit/index.ts';
import { historyOf, type Outcome, type PlayerId, type Table } from '../../tournament/index.ts';
import type { RobinHistory } from './schedule.ts';

/** A round robin at the desk, with players p1, p2, … numbered in order of entry. */
export class RobinDesk extends Desk {
  constructor(players: number, settings: Readonly<Record<string, unknown>> = {}, seed: number | string = 1) {
    super('robin', { order: 'entry', ...settings }, seed);
    this.must({
      type: 'AddPlayers',
      players: Array.from({ length: players }, (_, at) => ({ name: `N${at + 1}`, rating: 1000 + 10 * at })),
    });
    this.must({ type: 'Start' });
  }

  record(match: number, result: string, round = this.last): void {
    this.must({ type: 'RecordOutcome', place: this.place(match, round), outcome: outcome(result) });
  }

  /** Gives every open table of the last round the result and closes the round. */
  finish(result: (table: Table) => string = () => '1-0'): void {
    const { number } = this.last;
    for (const table of this.last.tables) {
      if (table.games.some((game) => !game.recorded)) this.record(table.match, result(table));
    }
    if (this.rounds[number - 1]?.state === 'published') this.close();
  }

  playAll(result: (table: Table) => string = () => '1-0'): void {
    while (!this.conclusion.finished) {
      this.pair();
      this.finish(result);
    }
  }

  get table(): string[] {
    return this.conclusion.standings.map(({ place, player }) => `${place} ${player}`);
  }

  get history(): RobinHistory {
    return historyOf(this.facts) as RobinHistory;
  }

  row(player: PlayerId) {
    return assertDefined(
      this.conclusion.standings.find((row) => row.player === player),
      `row of ${player}`,
    );
  }

  figure(player: PlayerId, name: string) {
    return this.row(player).criteria.find((criterion) => criterion.name === name)?.value;
  }
}

export function outcome(text: string): Outcome {
  if (text === '½') return { kind: 'scores', scores: [500, 500] };
  if (text === '+-') return { kind: 'forfeit', seats: [1] };
  if (text === '-+') return { kind: 'forfeit', seats: [0] };
  if (text === 'ff') return { kind: 'forfeit', seats: [0, 1] };
  return { kind: 'scores', scores: text.split('-').map((score) => 1000 * Number(score)) };
}

/** Results by pair: “p1-p2 1-0” holds whichever side each has. */
export function scripted(lines: Readonly<Record<string, string>>) {
  const mirrored: Readonly<Record<string, string>> = { '½': '½', '+-': '-+', '-+': '+-', ff: 'ff' };
  return ({ seats }: Table): string => {
    const straight = lines[seats.join('-')];
    if (straight !== undefined) return straight;
    const turned = assertDefined(lines[seats.toReversed().join('-')], seats.join('-'));
    return mirrored[turned] ?? turned.split('-').reverse().join('-');
  };
}

export const seatsOf = (desk: RobinDesk): string[] => desk.last.tables.map(({ seats }) => seats.join('-'));
