import type { HalfPoints } from '../../kit/index.ts';
import {
  type Adjustment,
  type AnnouncedBye,
  absenceIn,
  type History,
  isAway,
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
  /** DK-33: drawn without them, as they had announced. */
  | { readonly kind: 'announced'; readonly bye: AnnouncedBye }
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

/** DK-33: those who have left, or announced that they miss the next round, are not in it. */
export const isInNext = ({ players, rounds, roundsBefore }: History, player: PlayerId): boolean =>
  !isAway(players.get(player)) && !absenceIn(players.get(player), roundsBefore + rounds.length + 1);

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
    const absence = absenceIn(players.get(player), round.number);
    if (left !== undefined && round.number > left) parts.set(player, { kind: 'gone' });
    else parts.set(player, absence ? { kind: 'announced', bye: absence.bye } : { kind: 'missed' });
  }
  return parts;
}
