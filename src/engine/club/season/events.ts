import type { PlayerId } from '../../tournament/index.ts';
import type { MemberId, SeasonScore } from '../model.ts';
import type { EventSummary } from '../summary.ts';

/** One event as a season counts it. */
export interface SeasonEvent {
  readonly summary: EventSummary;
  /** As people say it; 1 without. */
  readonly weight?: number;
  /** CL-11: the organiser's word on whether it counts. */
  readonly counts?: boolean;
  /** Who its players are; all others are guests. */
  readonly members: ReadonlyMap<PlayerId, MemberId>;
}

/** CL-11. Left out: ended before a round was closed, or by the organiser's word. Refused: it counts no points of its own. */
export type EventStanding = 'counts' | 'provisional' | 'coming' | 'left-out' | 'refused';

const earliest = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** By their recorded finish, then by id; running ones after them, coming ones last. */
export function inOrder(events: readonly SeasonEvent[]): readonly SeasonEvent[] {
  const rank = { finished: 0, running: 1, coming: 2 };
  return events.toSorted(({ summary: one }, { summary: other }) => {
    const byProgress = rank[one.progress] - rank[other.progress];
    const byFinish = (one.finishedAt ?? 0) - (other.finishedAt ?? 0);
    return byProgress || byFinish || earliest(one.day ?? '', other.day ?? '') || earliest(one.event, other.event);
  });
}

const countsPoints = ({ entrants }: EventSummary, { kind }: SeasonScore): boolean => {
  if (kind === 'points') return entrants.some(({ points }) => points !== undefined);
  return kind !== 'percent' || entrants.some(({ share }) => share !== undefined);
};

export function standingOf({ summary, counts }: SeasonEvent, score: SeasonScore): EventStanding {
  if (counts === false) return 'left-out';
  if (summary.progress === 'coming') return 'coming';
  if (!countsPoints(summary, score)) return 'refused';
  if (summary.progress === 'running') return 'provisional';
  return summary.endedEarly && summary.closedRounds === 0 && counts !== true ? 'left-out' : 'counts';
}
