import { fail } from '../../kit/index.ts';
import type { LogRefusals } from '../log/index.ts';
import type { EventId, MemberId, SeasonId } from './model.ts';

/** Every way a club says no, with what a page needs to explain it. The sentences are in `src/words`. */
export interface ClubRefusals extends LogRefusals {
  'no-club': Record<string, never>;
  'club-exists': Record<string, never>;
  'bad-secret': Record<string, never>;
  'bad-name': { problem: 'empty' | 'too-long' | 'control-characters'; most: number };
  'bad-club-info': { problem: 'place' | 'description' | 'time-zone'; most?: number };
  // members
  'no-members-given': Record<string, never>;
  'unknown-member': { member: MemberId };
  'same-member-name': { name: string };
  'bad-member-rating': { name: string };
  'bad-member-id': { most: number };
  'same-member-id': { kind: string; id: string; member: MemberId };
  'already-merged': { member: MemberId };
  'not-merged': { member: MemberId };
  /** CL-4: nobody played twice in one event. */
  'both-played': { members: readonly MemberId[]; events: readonly EventId[] };
  'linked-twice': { member: MemberId; event: EventId };
  'member-not-erased': { member: MemberId };
  // events
  'unknown-event': { event: EventId };
  'already-listed': { event: EventId };
  'event-not-by-hand': { event: EventId };
  'unknown-event-player': { event: EventId; player: string };
  'bad-day': { day: string };
  'bad-first-table': { most: number };
  'bad-evening': { row: number; problem: 'no-place-or-points' | 'place' | 'points' | 'empty' | 'too-many' };
  // seasons
  'unknown-season': { season: SeasonId };
  'same-season-name': { name: string };
  'bad-season-rules': {
    problem:
      | 'score'
      | 'values'
      | 'guests'
      | 'attendance'
      | 'minimum-games'
      | 'best'
      | 'drop'
      | 'best-and-drop'
      | 'minimum'
      | 'tie-breaks'
      | 'events'
      | 'mark';
  };
  'bad-weight': { most: number };
  'not-in-season': { season: SeasonId; event: EventId };
  'bad-rating-rules': { problem: 'start' | 'k' | 'games' };
  // the final
  'final-exists': { event: EventId };
  'no-final': { event: EventId };
  'bad-final': { problem: 'best' | 'ranking' | 'by-hand' };
  'not-in-final': { member: MemberId };
}

type Code = keyof ClubRefusals;
export type ClubRefusal = { [C in Code]: { readonly code: C; readonly details: ClubRefusals[C] } }[Code];

export const clubRefusal = <C extends Code>(code: C, details: ClubRefusals[C]): ClubRefusal =>
  ({ code, details }) as ClubRefusal;
export const refuseClub = <C extends Code>(code: C, details: ClubRefusals[C]) => fail(clubRefusal(code, details));
