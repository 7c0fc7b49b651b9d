import type { Player, PlayerId } from './model.ts';

/** What tests tell of a player in a few words: when they came, left for good, or came back. */
export interface ToldPlayer extends Partial<Omit<Player, 'id' | 'stays'>> {
  readonly enteredAfter?: number;
  readonly droppedAfter?: number;
  /** As many as were drawn unless it is said. */
  readonly droppedClosed?: number;
  readonly reinstatedAfter?: number;
}

export function playerTold(id: PlayerId, told: ToldPlayer = {}): Player {
  const { enteredAfter = 0, droppedAfter, droppedClosed = droppedAfter ?? 0, reinstatedAfter, ...rest } = told;
  const left = droppedAfter === undefined ? {} : { left: { after: droppedAfter, closed: droppedClosed } };
  const stays =
    reinstatedAfter === undefined
      ? [{ after: enteredAfter, ...left }]
      : [{ after: enteredAfter }, { after: reinstatedAfter, ...left }];
  return { id, name: id, approved: true, checkedIn: false, stays, ...rest };
}
