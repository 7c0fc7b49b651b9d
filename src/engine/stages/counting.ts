import type { HalfPoints } from '../../kit/index.ts';
import {
  type Adjustment,
  type History,
  leftAfter,
  type Outcome,
  outcomeOf,
  type PlayerId,
  pointsGiven,
  type Round,
  type Table,
} from '../tournament/index.ts';

/** What a player's round is made of. A format says in its sheet what each part is worth, in its own unit. */
export type Part =
  | { readonly kind: 'open'; readonly table: Table; readonly seat: number }
  | {
      readonly kind: 'played' | 'forfeited';
      readonly table: Table;
      readonly seat: number;
      readonly outcome: Outcome;
    }
  /** The bye of the draw. */
  | { readonly kind: 'bye' }
  /** Drawn without them: they came, or came back, later. */
  | { readonly kind: 'missed' }
  /** Drawn after they left. */
  | { readonly kind: 'gone' };

/** DK-34: what the desk gave and took, where points are counted in halves; of those that are chosen. */
export function halvesGiven(
  adjustments: readonly Adjustment[],
  chosen: (one: Adjustment) => boolean = () => true,
): ReadonlyMap<PlayerId, HalfPoints> {
  return new Map([...pointsGiven(adjustments.filter(chosen))].map(([player, by]) => [player, by / 500]));
}

/** Everyone in the stage, and whoever else was seated: exactly one part each. */
export function partsOf({ players, field }: History, round: Round): ReadonlyMap<PlayerId, Part> {
  const parts = new Map<PlayerId, Part>(round.byes.map((player) => [player, { kind: 'bye' }]));
  for (const table of round.tables) {
    const outcome = outcomeOf(table);
    table.seats.forEach((player, seat) => {
      if (!outcome) parts.set(player, { kind: 'open', table, seat });
      else parts.set(player, { kind: outcome.kind === 'forfeit' ? 'forfeited' : 'played', table, seat, outcome });
    });
  }
  for (const player of field) {
    if (parts.has(player)) continue;
    const left = leftAfter(players.get(player));
    parts.set(player, { kind: left !== undefined && round.number > left ? 'gone' : 'missed' });
  }
  return parts;
}
