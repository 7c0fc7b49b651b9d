import { Desk } from '../../../../test/desk.ts';
import { assertDefined } from '../../../kit/index.ts';
import { historyOf, type Outcome, type PlayerId, type Refusal } from '../../tournament/index.ts';
import type { StrikesConfig } from './config.ts';
import { type StrikesHistory, sheetOf } from './sheet.ts';

/** A tournament played through the core, command by command. */
export class Hall extends Desk {
  constructor(players: number, config: Partial<StrikesConfig> = {}, seed = 'hall') {
    super('strikes', config, seed);
    this.must({
      type: 'AddPlayers',
      players: Array.from({ length: players }, (_, at) => ({ name: `Player ${at + 1}` })),
    });
    this.must({ type: 'Start' });
  }

  get history(): StrikesHistory {
    return historyOf(this.facts) as StrikesHistory;
  }

  report(table: number, ...scores: (number | null)[]): void {
    this.must({ type: 'RecordOutcome', place: this.place(table), outcome: scoresOf(scores) });
  }

  /** Why these scores are not accepted. */
  refusalOf(table: number, ...scores: (number | null)[]): Refusal {
    const command = { type: 'RecordOutcome', place: this.place(table), outcome: scoresOf(scores) } as const;
    return assertDefined(this.try(command), `refusal of ${scores}`);
  }

  strikes(player: PlayerId): number {
    return assertDefined(sheetOf(this.history).lines.get(player), player).strikes;
  }
}

export const scoresOf = (scores: readonly (number | null)[]): Outcome => ({
  kind: 'scores',
  scores: scores.map((score) => (score === null ? null : score * 1000)),
});
